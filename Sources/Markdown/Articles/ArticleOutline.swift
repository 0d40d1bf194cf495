import Diagnostics
import Parsing

/// The outline of an article for its author: blocks, containers, children, traits, labels and ids, with their lines.
///
/// ```
/// heading 2 "Install" #install  line 3
/// tabs #pick {sync=pkg}  lines 5-14
///   child 1 "npm" #npm tag npm  lines 6-9
///     code bash  lines 7-9
/// ```
package struct ArticleOutline: CustomStringConvertible {
  /// One line per block and per child, indented by depth.
  package private(set) var description = ""

  private let model: ArticleModel
  private let file: SourceFile
  private let text: ComposedText

  /// Creates the outline of an article.
  package init(_ article: Article) {
    model = article.model
    (file, text) = (article.file, article.composedText)
    for child in model.children { writeBlocks(child.content, depth: 0) }
  }

  private mutating func writeBlocks(_ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      writeBlock(index, depth: depth)
      index = Int(model.tree.nodes[index].end)
    }
  }

  private mutating func writeBlock(_ index: Int, depth: Int) {
    let node = model.tree.nodes[index]
    guard node.kind.isBlock, node.kind != .label else { return }
    if let container = model.containers[index] { return write(container, depth: depth) }
    line(depth, word(for: index), name: name(of: index), id: model.tree.string(node.identifier), at: index)
    switch node.kind {
    case .blockQuote, .list, .item, .container, .footnoteDefinition, .definitionList, .definition:
      writeBlocks(model.tree.content(of: index), depth: depth + 1)
    default: break
    }
  }

  private mutating func write(_ container: ContainerPlan, depth: Int) {
    line(
      depth, container.name.isEmpty ? "container" : container.name,
      name: container.label.map { model.tree.text(of: $0) }, id: container.anchor, at: container.node)
    for (position, child) in container.children.enumerated() {
      line(
        depth + 1, "child \(position + 1)", name: child.label.map { model.tree.text(of: $0) }, id: child.anchor,
        tag: child.tag, at: child.owner, through: child.content.last)
      writeBlocks(child.content, depth: depth + 2)
    }
  }

  private mutating func line(
    _ depth: Int, _ word: String, name: String?, id: String?, tag: String? = nil, at index: Int,
    through last: Int? = nil
  ) {
    var parts = [word]
    if let name, !name.isEmpty { parts.append("\"\(Self.shortened(name))\"") }
    if let id, !id.isEmpty { parts.append("#\(id)") }
    if let tag { parts.append("tag \(tag)") }
    if let traits = model.tree.traits(of: index) { parts.append(Self.written(traits)) }
    description += String(repeating: "  ", count: depth) + parts.joined(separator: " ")
    description += "  \(lines(from: index, through: last))\n"
  }

  private func word(for index: Int) -> String {
    let node = model.tree.nodes[index]
    return switch node.kind {
    case .heading: "heading \(node.number)"
    case .codeBlock: node.title.isEmpty ? "code" : "code \(model.tree.string(node.title))"
    case .list: node.flags.contains(.ordered) ? "list numbered" : "list"
    case .item: node.flags.contains(.task) ? "item \(node.flags.contains(.checked) ? "[x]" : "[ ]")" : "item"
    case .blockQuote: "quote"
    case .definitionList: "definition list"
    case .term: "term"
    case .definition: "definition"
    case .table: "table of \(node.number) columns"
    case .thematicBreak: "divider"
    case .htmlBlock: "html"
    case .footnoteDefinition: "footnote \(node.number)"
    case .container: model.tree.string(node.text)
    default: "paragraph"
    }
  }

  private func name(of index: Int) -> String? {
    switch model.tree.nodes[index].kind {
    case .heading, .paragraph, .term: model.tree.plainText(of: index)
    case .footnoteDefinition: model.tree.string(model.tree.nodes[index].text)
    default: nil
    }
  }

  private func lines(from index: Int, through last: Int?) -> String {
    let source = model.source(of: index)
    var end = max(source.upperBound - 1, source.lowerBound)
    if let last { end = max(end, blockEnd(around: last) - 1) }
    let range = text.ownRange(of: source.lowerBound..<end)
    let lines = file.position(at: range.lowerBound).line...file.position(at: range.upperBound).line
    return lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound)"
  }

  /// Returns the end of the block that contains a node.
  private func blockEnd(around index: Int) -> Int {
    var index = index
    while !model.tree.nodes[index].kind.isBlock || model.tree.nodes[index].source.isEmpty { index -= 1 }
    return model.source(of: index).upperBound
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return line.count > 48 ? line.prefix(47) + "…" : line
  }

  private static func written(_ traits: TraitList) -> String {
    let entries = traits.entries.map { entry in
      switch entry.kind {
      case .identifier: "#\(entry.name)"
      case .className: ".\(entry.name)"
      case .flag: entry.name
      case .label: "[\(entry.name)]"
      case .value: "\(entry.name)=\(entry.value.contains(" ") ? "\"\(entry.value)\"" : entry.value)"
      }
    }
    return "{\(entries.joined(separator: " "))}"
  }
}
