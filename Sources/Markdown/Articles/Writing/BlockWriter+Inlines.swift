import Markup
import Parsing
import Views

extension BlockWriter {
  /// The nodes of a block's inlines; of the paragraph that marks an alert, those behind the mark.
  func inlines(of index: Int) -> Range<Int> {
    let content = tree.content(of: index)
    return min(content.lowerBound + Int(tree.nodes[index].skipped), content.upperBound)..<content.upperBound
  }

  /// Writes sibling inlines, and then the end tags of what raw HTML left open among them.
  func writeInlines(_ range: Range<Int>, closing parent: Int, in context: inout RenderContext) {
    var index = range.lowerBound
    while index < range.upperBound {
      writeInline(index, in: &context)
      index = Int(tree.nodes[index].end)
    }
    writeClosing(of: parent, in: &context)
  }

  /// Writes one inline.
  func writeInline(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    switch node.kind {
    case .text: appendText(node.text, in: &context)
    case .softBreak: context.output.append("\n")
    case .lineBreak: context.output.append("<br />\n")
    case .code:
      context.output.append("<code>")
      appendText(node.text, in: &context)
      context.output.append("</code>")
    case .htmlInline: appendRawMarkup(of: index, in: &context)
    case .emphasis: wrap(index, "<em></em>", in: &context)
    case .strong: wrap(index, "<strong></strong>", in: &context)
    case .strikethrough: wrap(index, "<del></del>", in: &context)
    case .link: writeLink(index, in: &context)
    case .image: writeImage(index, in: &context)
    case .footnoteReference: writeReference(node, in: &context)
    default: break
    }
  }

  private func wrap(_ index: Int, _ markup: StaticString, in context: inout RenderContext) {
    context.output.appendStart(markup)
    writeInlines(inlines(of: index), closing: index, in: &context)
    context.output.appendEnd(markup)
  }

  private func writeLink(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    if case .article(let model, _) = dialect, model.addresses.leftOut.contains(index) {
      return writeInlines(inlines(of: index), closing: index, in: &context)
    }
    context.output.append("<a href=\"")
    appendAddress(node.text, in: &context)
    writeTitle(node, in: &context)
    context.output.append("\">")
    writeInlines(inlines(of: index), closing: index, in: &context)
    context.output.append("</a>")
  }

  private func writeImage(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    context.output.append("<img src=\"")
    appendAddress(node.text, in: &context)
    context.output.append("\" alt=\"")
    for inner in tree.content(of: index) {
      switch tree.nodes[inner].kind {
      case .text, .code: appendText(tree.nodes[inner].text, in: &context)
      case .htmlInline where isPlain: appendText(tree.nodes[inner].text, in: &context)
      case .softBreak, .lineBreak: context.output.append(" ")
      default: break
      }
    }
    writeTitle(node, in: &context)
    context.output.append("\"")
    writeBox(of: index, in: &context)
    context.output.append(" />")
  }

  /// The room that the image takes; those that come later are fetched when they are near.
  private func writeBox(of index: Int, in context: inout RenderContext) {
    guard case .article(let model, _) = dialect, let box = model.addresses.images[index] else { return }
    context.output.append(" width=\"")
    context.output.append(number: box.width)
    context.output.append("\" height=\"")
    context.output.append(number: box.height)
    context.output.append("\"")
    if !box.isFirst { context.output.append(" loading=\"lazy\"") }
  }

  private func writeTitle(_ node: MarkdownNode, in context: inout RenderContext) {
    guard !node.title.isEmpty else { return }
    context.output.append("\" title=\"")
    appendText(node.title, in: &context)
  }

  private var isPlain: Bool {
    if case .plain = dialect { true } else { false }
  }
}
