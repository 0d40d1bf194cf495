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
    if case .article(_, let surroundings) = dialect, let prefix = surroundings.origin?.prefix(of: tree.bytes(range)) {
      context.output.appendText(prefix)
    }
    context.output.appendAddress(tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes a stretch of the tree's text as it is: markup that was looked at when the article was read.
  func appendMarkup(_ range: Range<Int32>, in context: inout RenderContext) {
    context.output.append(rendered: tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes the raw HTML of a node: in an article with the ids and the addresses that hold where it is read; else the tag filter
  /// looks at it where that is wanted.
  func appendRawMarkup(of index: Int, in context: inout RenderContext) {
    let range = tree.nodes[index].text
    switch dialect {
    case .plain(filtersTags: true): TagFilter.write(tree.bytes(range), in: &context)
    case .article(let model, let surroundings) where surroundings.ids != .own || surroundings.origin != nil:
      let piece = whole(tree.bytes(range), addresses: model.addresses.markup[index] ?? [], from: surroundings.origin)
      context.output.append(cleaned: piece[...], idPrefix: surroundings.ids.written(""))
    case .plain, .article: appendMarkup(range, in: &context)
    }
  }

  /// Raw HTML with the addresses that hold elsewhere; `addresses` says where in it they begin.
  private func whole(_ piece: ArraySlice<UInt8>, addresses: [Int], from origin: ArticleOrigin?) -> [UInt8] {
    guard let origin, !addresses.isEmpty else { return Array(piece) }
    var result = MarkupBuffer(capacity: piece.count + 256)
    var start = 0
    for address in addresses {
      result.append(rendered: piece.span.extracting(start..<address))
      if let prefix = origin.prefix(of: piece[(piece.startIndex + address)...]) { result.appendText(prefix) }
      start = address
    }
    result.append(rendered: piece.span.extracting(start...))
    return result.bytes
  }
}
