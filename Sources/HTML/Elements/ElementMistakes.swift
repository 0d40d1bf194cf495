import Markup
public import Views

// What the compiler refuses with a message that says what to write.

extension Element where Attributes == NoAttributes {
  /// Unavailable: a text is content.
  @available(*, unavailable, message: "brackets are for attributes: write the text in braces, { Text(…) }")
  public init(_ text: String, @ViewBuilder content: () -> Content = { EmptyView() }) { self.init(content: content) }

  /// Unavailable: an attribute begins with a dot.
  @available(*, unavailable, message: "write the attribute with a dot and brackets: .href(…)")
  public init(href: String?, @ViewBuilder content: () -> Content = { EmptyView() }) { self.init(content: content) }

  /// Unavailable: an attribute begins with a dot.
  @available(*, unavailable, message: "write the attribute with a dot and brackets: .class(…)")
  public init(class names: String?, @ViewBuilder content: () -> Content = { EmptyView() }) {
    self.init(content: content)
  }
}

extension VoidElement where Attributes == NoAttributes {
  /// Unavailable: a text is the value of an attribute.
  @available(*, unavailable, message: "write the attribute, such as .src(…)")
  public init(_ text: String) { self.init(NoAttributes()) }

  /// Unavailable: the element is empty.
  @available(*, unavailable, message: "this element has no content: remove the braces")
  public init(_ attributes: Attribute<T>..., content: () -> some View) { self.init(NoAttributes()) }
}

extension Attribute {
  /// Unavailable: the classes of an element are one value.
  @available(*, unavailable, message: "write the classes in one text, .class(\"a b\"), or in a list, .class([…])")
  public static func `class`(_ first: String, _ second: String, _ more: String...) -> Self { Self("", .absent) }

  /// Unavailable: an event has a name.
  @available(*, unavailable, message: "write .on(\"click\", script: …)")
  public static func onclick(_ script: String) -> Self { Self("", .absent) }
}

/// Unavailable: the view has another name.
@available(*, unavailable, renamed: "RawHTML")
public typealias Raw = RawHTML

extension String {
  /// Unavailable: a property hides the element of the same name.
  @available(*, unavailable, message: "a property hides the element of this name: write HTML.label { … }")
  public func callAsFunction<Content: View>(
    _ attributes: Attribute<Tags.any>..., @ViewBuilder content: () -> Content
  ) -> EmptyView { EmptyView() }
}
