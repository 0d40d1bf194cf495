import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes an element from its constant markup, with the attributes of a block and those that land on it.
  @inline(__always)
  func writeElement(
    _ markup: StaticString, _ index: Int, in context: inout RenderContext, _ content: (inout RenderContext) -> Void
  ) {
    guard context.isPlain, tree.nodes[index].isUntagged else {
      context.writeElement(markup, attributes(of: index), content)
      return
    }
    context.output.appendStart(markup)
    content(&context)
    context.output.appendEnd(markup)
  }

  /// The attributes that a block brings along: its id, its traits, and what its kind says.
  func attributes(of index: Int) -> [MarkupAttribute] {
    let node = tree.nodes[index]
    var attributes: [MarkupAttribute] = []
    if node.kind == .list, node.flags.contains(.ordered), node.number != 1 {
      attributes.append(MarkupAttribute(" start=\"", .text(String(node.number))))
    }
    guard case .article(_, let surroundings) = dialect else { return attributes }
    if !node.identifier.isEmpty, let id = surroundings.ids.written(tree.string(node.identifier)) {
      attributes.append(MarkupAttribute(" id=\"", .identifier(id)))
    }
    return attributes + (tree.traits(of: index)?.attributes ?? [])
  }
}

extension MarkdownNode {
  /// Whether the element of a block has no attributes of its own.
  var isUntagged: Bool {
    !hasTraits && identifier.isEmpty && (number == 1 || !flags.contains(.ordered) || kind != .list)
  }
}

extension TraitList {
  /// What of the traits reaches the page: classes and the language.
  var attributes: [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    let classes = classNames
    if !classes.isEmpty { attributes.append(MarkupAttribute(" class=\"", .words(classes.joined(separator: " ")))) }
    if let language = entry(named: "lang") { attributes.append(MarkupAttribute(" lang=\"", .text(language.value))) }
    return attributes
  }
}
