import Components
import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes a code block, in its colours where the article is shown with any.
  func writeCode(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    guard case .article(_, let place) = dialect else {
      writePlainCode(node, index, in: &context)
      return
    }
    var presentation = tree.codeTraits(of: index)?.presentation ?? CodePresentation()
    if untitled == index { presentation.title = nil }
    let code = CodeMarkup(
      text: tree.text, range: Int(node.text.lowerBound)..<Int(node.text.upperBound), language: tree.string(node.title),
      presentation: presentation, isColoured: place.isCodeColoured)
    code.write(tree.nodes[index].isUntagged ? [] : attributes(of: index), in: &context)
    context.output.append("\n")
  }

  private func writePlainCode(_ node: MarkdownNode, _ index: Int, in context: inout RenderContext) {
    writeElement("<pre></pre>", index, in: &context) { context in
      let language = tree.firstWord(of: node.title)
      if language.isEmpty {
        context.output.append("<code>")
      } else {
        context.output.append("<code class=\"language-")
        appendText(language, in: &context)
        context.output.append("\">")
      }
      appendText(node.text, in: &context)
      context.output.append("</code>")
    }
    context.output.append("\n")
  }
}
