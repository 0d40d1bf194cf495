import Elements
public import Views

/// Content that a reader can fold and unfold: a `<details>`, which needs no script.
///
/// ```swift
/// DisclosureGroup("Ingredients") {
///   Text("Flour, water, salt")
/// }
/// ```
public struct DisclosureGroup<Label: View, Content: View>: UnaryView {
  let label: Label
  let content: Content
  let isExpanded: Bool

  /// Creates a group; `isExpanded` decides whether it is open at first.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// The element.
  public var markup: some View {
    details(.class("disclosure"), .open(isExpanded)) {
      summary { label }
      div { content.asElements() }
    }
    .usingViewStyles().shownWidth(.inset(.rem(1.1)))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ title: String, isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
