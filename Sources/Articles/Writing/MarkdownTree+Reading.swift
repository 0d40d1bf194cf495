import Markup
import Parsing
import Views

extension MarkdownTree {
  /// The nodes inside of a node.
  func content(of index: Int) -> Range<Int> {
    index + 1..<Int(nodes[index].end)
  }

  /// Whether a node holds links, or what may be one: references to footnotes and raw HTML.
  func hasLinks(in index: Int) -> Bool {
    nodes[content(of: index)].contains { [.link, .footnoteReference, .htmlInline].contains($0.kind) }
  }

  /// Whether a list item belongs to a list whose paragraphs are bare; the list is the node before its first item.
  func isTight(itemAt index: Int) -> Bool {
    var list = index - 1
    while list >= 0, nodes[list].kind != .list || Int(nodes[list].end) <= index { list -= 1 }
    return list >= 0 && nodes[list].flags.contains(.tight)
  }
}

extension BlockWriter {
  /// Writes a stretch of the tree's text, escaped.
  func appendText(_ range: Range<Int32>, in context: inout RenderContext) {
    context.output.appendText(tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes a stretch of the tree's text as an address.
  func appendAddress(_ range: Range<Int32>, in context: inout RenderContext) {
    if case .article(_, let place) = dialect, let prefix = place.origin?.prefix(of: tree.bytes(range)) {
      context.output.appendText(prefix)
    }
    context.output.appendAddress(tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes a stretch of the tree's text as it is: markup that was looked at when the article was read.
  func appendMarkup(_ range: Range<Int32>, in context: inout RenderContext) {
    context.output.append(rendered: tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes the raw HTML of a node: in an article with whole addresses for readers elsewhere; else the tag filter looks at it where
  /// that is wanted.
  func appendRawMarkup(of index: Int, in context: inout RenderContext) {
    let range = tree.nodes[index].text
    switch dialect {
    case .plain(filtersTags: true): TagFilter.write(tree.bytes(range), in: &context)
    case .article(let model, let place):
      guard let origin = place.origin, let addresses = model.addresses.markup[index] else { fallthrough }
      var start = range.lowerBound
      for address in addresses {
        let end = range.lowerBound + Int32(address)
        appendMarkup(start..<end, in: &context)
        if let prefix = origin.prefix(of: tree.bytes(end..<range.upperBound)) { context.output.appendText(prefix) }
        start = end
      }
      appendMarkup(start..<range.upperBound, in: &context)
    case .plain: appendMarkup(range, in: &context)
    }
  }
}
