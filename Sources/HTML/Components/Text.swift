public import Markup
public import Views

/// Text, escaped; bare, until an attribute lands on it or a stack holds it: then it is a `<span>`.
///
/// ```swift
/// Text("1 < 2")  // 1 &lt; 2
/// Text("new").attribute(.class("badge"))  // <span class="badge">new</span>
/// ```
public struct Text: UnaryPrimitive, Equatable {
  /// The text, unescaped.
  public let text: String

  /// Shows `text`.
  @inlinable @inline(__always)
  public init(_ text: String) {
    self.text = text
  }

  /// Whether both write the same bytes.
  public static func == (one: Self, other: Self) -> Bool { one.text.isSpelled(as: other.text) }

  /// Writes the text, in a `<span>` where something lands on it.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.isPlain {
      context.output.appendText(view.text)
    } else {
      view.renderLanding(in: &context)
    }
  }

  /// The text.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    let text = ViewTree.Node(kind: .text(view.text))
    guard attributes.contains(where: { $0.value != .absent }) else { return text }
    return ViewTree.Node(kind: .element("span"), attributes: attributes, children: [text])
  }

  @usableFromInline @inline(never)
  func renderLanding(in context: inout RenderContext) {
    if context.hasPendingAttributes {
      context.writeElement("<span></span>", []) { $0.output.appendText(text) }
    } else {
      context.output.appendText(text)
    }
  }
}

extension Section where Header == Text, Content: View, Footer: View {
  /// A section with a title and a footer.
  public init(_ title: String, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { Text(title) }, footer: footer)
  }
}

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// A section with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
