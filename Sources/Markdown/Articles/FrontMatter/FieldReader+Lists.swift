package import Diagnostics
import Parsing

extension FieldReader {
  /// A text in a list.
  package struct Item: Sendable {
    package let text: String
    package let range: SourceRange
  }

  /// Returns a list of texts; a single text counts as a list unless `allowsLoneText` is false.
  package mutating func texts(
    _ name: String, or alternative: String? = nil, allowsLoneText: Bool = true
  ) -> [String]? {
    items(name, or: alternative, allowsLoneText: allowsLoneText)?.map(\.text)
  }

  /// Returns a list of texts with their ranges; a single text counts as a list unless `allowsLoneText` is false.
  package mutating func items(
    _ name: String, or alternative: String? = nil, allowsLoneText: Bool = true
  ) -> [Item]? {
    guard let node = value(name, or: alternative) else { return nil }
    let written = writtenName(of: name, or: alternative)
    if allowsLoneText, node.textual != nil { return items([node], of: written) }
    if let nodes = node.list { return items(nodes, of: written) }
    reportWrongType(node, for: name, or: alternative, expected: allowsLoneText ? .texts : .list)
    return nil
  }

  /// Returns the texts among the nodes, and reports all other nodes.
  ///
  /// In front matter, the texts of nested lists are included.
  private mutating func items(_ nodes: [DataNode], of name: String) -> [Item] {
    var items: [Item] = []
    for node in nodes {
      if let text = node.textual?.trimmingSurroundingSpaces, !text.isEmpty {
        items.append(Item(text: text, range: range(of: node)))
      } else if isFrontMatter, let inner = node.list {
        report(.nestedList(name), at: node.range)
        items += self.items(inner, of: name)
      } else {
        report(.wrongItem(name, actual: node), at: node.range)
      }
    }
    return items
  }
}
