import Parsing
import Texts

/// The identity of a block; edits of other blocks do not change it.
///
/// If a block has an `#id`, the id is its identity. Otherwise, the identity consists of four parts: the nearest heading
/// above, the kind, a hash of the content, and the index among identical blocks.
struct BlockID: Hashable, Sendable, CustomStringConvertible {
  /// The identity as text, the same in every process: `#install`, or `setup/paragraph/9f3c0a1b2d4e5f60`.
  let description: String
}

/// The identities of an article's blocks.
struct BlockIdentities: Sendable {
  private let tree: MarkdownTree
  /// The nearest heading above each node, or -1; a heading in a container counts only in that container.
  private let headings: [Int32]

  /// Finds the heading above each node.
  ///
  /// The search takes time, so it runs only for articles with a container that resolves its children.
  init(_ tree: MarkdownTree) {
    self.tree = tree
    var headings: [Int32] = []
    headings.reserveCapacity(tree.nodes.count)
    var nearest: Int32 = -1
    var outer: [(end: Int32, nearest: Int32)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = outer.last, last.end <= index {
        nearest = last.nearest
        outer.removeLast()
      }
      headings.append(nearest)
      switch node.kind {
      case .heading: nearest = Int32(index)
      case .container, .blockQuote, .item, .definition, .footnoteDefinition: outer.append((node.end, nearest))
      default: break
      }
    }
    self.headings = headings
  }

  /// Returns the identities of children of one parent.
  func of(_ children: [BlockChild]) -> [BlockID] {
    var seen: [String: Int] = [:]
    return children.map { child in
      let base = base(of: child)
      let occurrence = seen[base, default: 0]
      seen[base] = occurrence + 1
      return BlockID(description: occurrence == 0 ? base : "\(base)#\(occurrence)")
    }
  }

  private func base(of child: BlockChild) -> String {
    if let id = tree.traits(of: child.owner)?.identifier { return "#\(id.name)" }
    let above = Int(headings[child.owner])
    let heading = above < 0 ? "" : tree.plainText(of: above)
    return "\(heading)/\(child.kind.word)/\(contentHash(of: child))"
  }

  /// Returns a hash of the content, the same on every machine.
  private func contentHash(of child: BlockChild) -> String {
    var hash = FNVHash()
    if case .inlines(let label) = child.label { hash.add(tree.plainText(of: label).utf8) }
    for node in tree.nodes[child.content] {
      hash.add(CollectionOfOne(node.kind.rawValue))
      hash.add(tree.bytes(node.text))
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
