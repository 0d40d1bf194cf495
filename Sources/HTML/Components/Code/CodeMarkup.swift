import Highlighting
package import Markup
package import Views

/// A stretch of a text as a block of code, in colours or as CommonMark has it.
package struct CodeMarkup: UnaryPrimitive {
  let text: [UInt8]
  let range: Range<Int>
  let language: String
  let presentation: CodePresentation
  let isColoured: Bool

  /// Shows a stretch of a text, which is not copied.
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

  /// Writes the block, with attributes of its own.
  package func write(_ attributes: [MarkupAttribute], in context: inout RenderContext) {
    guard let title = presentation.title, !title.isEmpty else {
      writeScroller(attributes, in: &context)
      return
    }
    context.writeElement("<figure></figure>", [MarkupAttribute(" class=\"", .words("code"))] + attributes) { context in
      context.output.append("<figcaption>")
      context.output.appendText(title)
      context.output.append("</figcaption>")
      writeScroller([], in: &context)
    }
  }

  /// The part that scrolls when a line is long; it takes the keyboard's focus, so that it does so without a mouse.
  private func writeScroller(_ attributes: [MarkupAttribute], in context: inout RenderContext) {
    guard isColoured else {
      writePre("<pre>", attributes, in: &context) { writePlain(in: &$0) }
      return
    }
    context.needs(.codeStyle)
    let focus = MarkupAttribute(" tabindex=\"", .text("0"))
    if presentation.offersCopy {
      context.needs(.codeScript)
      writePre("<pre tabindex=\"0\">", attributes, [focus], in: &context) { writeColoured(in: &$0) }
    } else {
      let refusal = MarkupAttribute(" data-copy=\"", .text("no"))
      writePre("<pre tabindex=\"0\" data-copy=\"no\">", attributes, [focus, refusal], in: &context) {
        writeColoured(in: &$0)
      }
    }
  }

  /// Writes the element in one piece where nothing lands on it, else with all its attributes.
  private func writePre(
    _ bare: StaticString, _ landing: [MarkupAttribute], _ own: [MarkupAttribute] = [], in context: inout RenderContext,
    _ content: (inout RenderContext) -> Void
  ) {
    guard landing.isEmpty, context.isPlain else {
      context.writeElement("<pre></pre>", landing + own, content)
      return
    }
    context.output.append(bare)
    content(&context)
    context.output.append("</pre>")
  }

  private func writePlain(in context: inout RenderContext) {
    writeStart(isFocusing: false, in: &context)
    context.output.appendText(text.span.extracting(range))
    context.output.append("</code>")
  }

  private func writeColoured(in context: inout RenderContext) {
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

  /// `class="language-swift"`, as CommonMark has it: search engines, editors and other tools know it.
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
