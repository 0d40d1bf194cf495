import Highlighting
package import Markup
package import Views

/// A block of code from a range of a text: highlighted, or with the HTML of CommonMark.
package struct CodeMarkup: UnaryPrimitive {
  let text: [UInt8]
  let range: Range<Int>
  let language: String
  let presentation: CodePresentation
  let isColoured: Bool

  /// Creates a block of code from a range of `text`, which is not copied.
  package init(
    text: [UInt8], range: Range<Int>, language: String, presentation: CodePresentation, isColoured: Bool
  ) {
    self.text = text
    self.range = range
    self.language = language
    self.presentation = presentation
    self.isColoured = isColoured
  }

  package static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.write([], in: &context)
  }

  package static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }

  /// Writes the block with these attributes.
  package func write(_ attributes: [MarkupAttribute], in context: inout RenderContext) {
    guard let title = presentation.title, !title.isEmpty else {
      writePre(attributes, in: &context)
      return
    }
    context.writeElement("<figure></figure>", [MarkupAttribute(" class=\"", .words("code"))] + attributes) { context in
      context.output.append("<figcaption>")
      context.output.appendText(title)
      context.output.append("</figcaption>")
      writePre([], in: &context)
    }
  }

  /// Writes the `<pre>`, which can have the focus, so that users can scroll long lines by keyboard.
  private func writePre(_ attributes: [MarkupAttribute], in context: inout RenderContext) {
    guard isColoured else {
      writePre("<pre>", attributes, in: &context) { writePlain(in: &$0) }
      return
    }
    context.needs(.palette)
    context.needs(.codeStyle)
    if presentation.lineIDs != nil { context.needs(.style("/assets/code-links.css")) }
    if presentation.notes != nil { context.needs(.style("/assets/code-notes.css")) }
    let focus = MarkupAttribute(" tabindex=\"", .text("0"))
    if presentation.offersCopy {
      context.needs(.codeScript)
      writePre("<pre tabindex=\"0\">", attributes, [focus], in: &context) { writeHighlighted(in: &$0) }
    } else {
      let noCopy = MarkupAttribute(" data-copy=\"", .text("no"))
      writePre("<pre tabindex=\"0\" data-copy=\"no\">", attributes, [focus, noCopy], in: &context) {
        writeHighlighted(in: &$0)
      }
    }
  }

  /// Writes the start tag in one piece if there are no attributes to merge.
  private func writePre(
    _ startTag: StaticString, _ added: [MarkupAttribute], _ own: [MarkupAttribute] = [],
    in context: inout RenderContext,
    _ content: (inout RenderContext) -> Void
  ) {
    guard added.isEmpty, context.isPlain else {
      context.writeElement("<pre></pre>", added + own, content)
      return
    }
    context.output.append(startTag)
    content(&context)
    context.output.append("</pre>")
  }

  private func writePlain(in context: inout RenderContext) {
    writeStart(isFocusing: false, in: &context)
    context.output.appendText(text.span.extracting(range))
    context.output.append("</code>")
  }

  private func writeHighlighted(in context: inout RenderContext) {
    writeStart(isFocusing: !presentation.focused.isEmpty, in: &context)
    let language = Language.named(language)
    if presentation.hasLines {
      CodeLines(text[range], language, presentation).write(in: &context.output)
    } else {
      let tokens = language?.tokens(in: text, range) ?? [Token](plain: range.upperBound)
      context.output.append(tokens, of: text, from: range.lowerBound)
    }
    context.output.append("</code>")
  }

  /// Writes the start tag of `<code>` with a class such as `language-swift`, as in CommonMark.
  private func writeStart(isFocusing: Bool, in context: inout RenderContext) {
    if language.isEmpty {
      context.output.append(isFocusing ? "<code class=\"hl-focus\">" : "<code>")
      return
    }
    context.output.append("<code class=\"language-")
    context.output.appendText(language)
    context.output.append(isFocusing ? " hl-focus\">" : "\">")
  }
}
