public import Views

/// The label of a child in its container, such as the title of a tab or the heading of a step.
///
/// ```swift
/// TabBar("Install") {
///   Text("npm install").childLabel("npm")
/// }
/// ```
public struct ChildLabel {
  /// The label as plain text.
  public let text: String
  /// The label as a view.
  public let view: AnyView
  /// The label as a view without links, for use inside of a link or a button.
  package let unlinked: AnyView

  /// Creates a label with plain text.
  public init(_ text: String) {
    self.init(text) { Text(text) }
  }

  /// Creates a label with a view; inside of a link or a button, a view with links is replaced by the plain text.
  public init(_ text: String, hasLinks: Bool = false, @ViewBuilder view: () -> some View) {
    self.text = text
    self.view = AnyView(view())
    unlinked = hasLinks ? AnyView(Text(text)) : self.view
  }
}

extension ChildLabel: ExpressibleByStringLiteral {
  /// Creates a label with plain text.
  public init(stringLiteral text: String) { self.init(text) }
}

private enum LabelKey: ContainerValueKey {
  static var defaultValue: ChildLabel? { nil }
}

private enum AnchorKey: ContainerValueKey {
  static var defaultValue: String? { nil }
}

extension ContainerValues {
  /// The label of the child, if it has one.
  public var childLabel: ChildLabel? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  /// The `id` that the container writes on the child's element; it is the same in every build.
  public var childAnchor: String? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of these children for their container.
  public func childLabel(_ text: String) -> some View {
    containerValue(\.childLabel, ChildLabel(text))
  }

  /// Sets the label of these children for their container, as text and as a view.
  public func childLabel(_ text: String, @ViewBuilder view: () -> some View) -> some View {
    containerValue(\.childLabel, ChildLabel(text, view: view))
  }

  /// Sets the `id` that the container writes on this child's element.
  public func childAnchor(_ id: String) -> some View {
    containerValue(\.childAnchor, id)
  }
}
