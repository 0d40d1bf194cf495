import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes a paragraph that consists of one image as a figure, with the image's title or else its alt text as the
  /// caption.
  func writeFigure(_ paragraph: Int, of image: Int, in context: inout RenderContext) {
    let title = tree.nodes[image].title
    let alt = inlines(of: image)
    writeElement("<figure></figure>", paragraph, in: &context) { context in
      context.output.append("\n")
      if image == paragraph + 1 {
        writeImage(image, withTitle: false, in: &context)
      } else {
        writeLink(paragraph + 1, in: &context) { writeImage(image, withTitle: false, in: &$0) }
      }
      context.output.append("\n")
      if !title.isEmpty || !alt.isEmpty {
        context.output.append("<figcaption>")
        if title.isEmpty { writeInlines(alt, closing: image, in: &context) } else { appendText(title, in: &context) }
        context.output.append("</figcaption>\n")
      }
      writeClosing(of: paragraph, in: &context)
    }
    context.output.append("\n")
  }
}
