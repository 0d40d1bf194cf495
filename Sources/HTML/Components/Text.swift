public import Markup
public import Views

/// Escaped text.
///
/// The text has no element of its own, except a `<span>` in a stack or if a modifier adds an attribute.
///
/// ```swift
/// Text("1 < 2")  // 1 &lt; 2
/// Text("new").attribute(.class("badge"))  // <span class="badge">new</span>
/// ```
public struct Text: UnaryPrimitive, Equatable {
  /// The text, unescaped.
  public let text: String

  /// Creates a view with this text.
  @inlinable @inline(__always)
  public init(_ text: String) {
    self.text = text
  }

  /// Returns whether both views write the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.isSpelled(as: rhs.text) }

  /// Writes the text, in a `<span>` if a modifier adds an attribute.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if context.isPlain {
      context.output.appendText(view.text)
    } else {
      view.renderWithAddedAttributes(in: &context)
    }
  }

  /// Returns the text, in a `<span>` if a modifier adds an attribute.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    let text = ViewTree.Node(kind: .text(view.text))
    guard attributes.contains(where: { $0.value != .absent }) else { return text }
    return ViewTree.Node(kind: .element("span"), attributes: attributes, children: [text])
  }

  @usableFromInline @inline(never)
  func renderWithAddedAttributes(in context: inout RenderContext) {
    if context.hasPendingAttributes {
      context.writeElement("<span></span>", []) { $0.output.appendText(text) }
    } else {
      context.output.appendText(text)
    }
  }
}

extension Section where Header == Text, Content: View, Footer: View {
  /// Creates a section with a title and a footer.
  public init(_ title: String, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { Text(title) }, footer: footer)
  }
}

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension View {
  /// Wraps each child without an element in a `<span>`, so that adjacent texts stay separate.
  public func asElements() -> ModifiedContent<Self, AttributeModifier> {
    modifier(AttributeModifier(.element))
  }
}
