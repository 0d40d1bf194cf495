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

  /// Creates a view with a part of another text.
  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(String(text))
  }

  /// Creates a view with this text; `Text(_:)` is the same.
  public init(verbatim text: String) {
    self.init(text)
  }

  /// Returns both texts as one.
  public static func + (lhs: Self, rhs: Self) -> Self { Text(lhs.text + rhs.text) }

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

extension Section where Header: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer, in SwiftUI's older order.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Header: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, in SwiftUI's older order.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content) { header }
  }
}

extension Section where Header == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer, in SwiftUI's older order.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension View {
  /// Wraps each child without an element in a `<span>`, so that adjacent texts stay separate.
  public func asElements() -> ModifiedContent<Self, AttributeModifier> {
    modifier(AttributeModifier(.element))
  }
}
