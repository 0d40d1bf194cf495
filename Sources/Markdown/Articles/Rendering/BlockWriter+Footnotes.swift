import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes the footnotes at the end of an article, as the C library does.
  func writeFootnotes(_ range: Range<Int>, at location: Location, in context: inout RenderContext) {
    context.writeElement("<section></section>", Self.sectionAttributes) { context in
      context.output.append("\n<ol>\n")
      let writer = nested { $0.lists += 1 }
      var index = range.lowerBound
      while index < range.upperBound {
        writer.writeDefinition(index, at: location, in: &context)
        index = Int(tree.nodes[index].end)
      }
      context.output.append("</ol>\n")
    }
    context.output.append("\n")
  }

  private static let sectionAttributes = [
    MarkupAttribute(" class=\"", .words("footnotes")), MarkupAttribute(" data-footnotes=\"", .present),
  ]

  /// Writes a reference: a number that links to its footnote.
  func writeReference(_ node: MarkdownNode, in context: inout RenderContext) {
    // In plain text, the number would look like a part of the word before it.
    if case .article(_, let display) = dialect, display.isText { return }
    guard hasIDs else {
      context.output.append("<sup class=\"footnote-ref\">")
      context.output.append(number: Int(node.number))
      context.output.append("</sup>")
      return
    }
    context.output.append("<sup class=\"footnote-ref\"><a href=\"")
    if let page = pageOfFootnotes { context.output.appendText(page) }
    context.output.append("#")
    writeAnchor("fn-", node.text, 1, isOwn: pageOfFootnotes != nil, in: &context)
    context.output.append("\" id=\"")
    writeAnchor("fnref-", node.text, node.occurrence, in: &context)
    context.output.append("\" data-footnote-ref>")
    context.output.append(number: Int(node.number))
    context.output.append("</a></sup>")
  }

  private func writeDefinition(_ index: Int, at location: Location, in context: inout RenderContext) {
    let node = tree.nodes[index]
    if hasIDs {
      context.output.append("<li id=\"")
      writeAnchor("fn-", node.text, 1, in: &context)
      context.output.append("\">\n")
    } else {
      context.output.append("<li>\n")
    }
    var last: Int?
    for child in tree.children(of: index) { last = child }
    for child in tree.children(of: index) {
      guard child == last, hasIDs, tree.nodes[child].kind == .paragraph else {
        writeBlock(child, at: location, in: &context)
        continue
      }
      writeElement("<p></p>", child, in: &context) { context in
        writeInlines(inlines(of: child), closing: child, in: &context)
        context.output.append(" ")
        writeBackReferences(to: node, in: &context)
      }
      context.output.append("\n")
      writeMark(ofOldBlock: child, in: &context)
    }
    writeClosing(of: index, in: &context)
    if hasIDs, last.map({ tree.nodes[$0].kind != .paragraph }) ?? true {
      writeBackReferences(to: node, in: &context)
      context.output.append("\n")
    }
    context.output.append("</li>\n")
  }

  private func writeBackReferences(to node: MarkdownNode, in context: inout RenderContext) {
    for occurrence in 1...max(node.occurrence, 1) {
      context.output.append(occurrence == 1 ? "<a href=\"#" : " <a href=\"#")
      writeAnchor("fnref-", node.text, occurrence, in: &context)
      context.output.append("\" class=\"footnote-backref\" data-footnote-backref aria-label=\"")
      context.output.appendQuotable(words.backToContent)
      context.output.append("\">↩")
      if occurrence > 1 {
        context.output.append("<sup class=\"footnote-ref\">")
        context.output.append(number: Int(occurrence))
        context.output.append("</sup>")
      }
      context.output.append("</a>")
    }
  }

  /// Writes the id of a footnote or of a reference to a footnote; with `isOwn`, the id has no prefix from the page.
  private func writeAnchor(
    _ prefix: StaticString, _ label: Range<Int32>, _ occurrence: Int32, isOwn: Bool = false,
    in context: inout RenderContext
  ) {
    if !isOwn, case .article(_, let display) = dialect, case .prefixed(let slug) = display.ids {
      context.output.appendText(slug)
      context.output.append("-")
    }
    context.output.append(prefix)
    // No origin prefix: this is a part of an id, not a whole address.
    context.output.appendAddress(tree.text.span.extracting(Int(label.lowerBound)..<Int(label.upperBound)))
    if occurrence > 1 {
      context.output.append("-")
      context.output.append(number: Int(occurrence))
    }
  }

  /// The URL of the article's own page, if only that page shows the footnotes.
  private var pageOfFootnotes: String? {
    guard case .article(_, let display) = dialect, !display.showsFootnotes else { return nil }
    return display.origin?.page
  }

  private var words: ArticleWords {
    if case .article(_, let display) = dialect { display.words } else { ArticleWords() }
  }

  private var hasIDs: Bool {
    if case .article(_, let display) = dialect { display.ids != .none } else { true }
  }
}
