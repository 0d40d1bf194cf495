public import Views

/// What a child is called by the container that it stands in: a tab's title, a step's heading.
///
/// ```swift
/// TabBar {
///   Text("npm install").childLabel("npm")
/// }
/// ```
public struct ChildLabel {
  /// The label as plain text.
  public let text: String
  /// The label as it is shown.
  public let view: AnyView

  /// A label of plain text.
  public init(_ text: String) {
    self.text = text
    view = AnyView(Text(text))
  }

  /// A label that is shown as a view.
  public init(_ text: String, @ViewBuilder view: () -> some View) {
    self.text = text
    self.view = AnyView(view())
  }
}

private enum LabelKey: ContainerValueKey {
  static var defaultValue: ChildLabel? { nil }
}

private enum AnchorKey: ContainerValueKey {
  static var defaultValue: String? { nil }
}

extension ContainerValues {
  /// What the child is called, if anything calls it.
  public var childLabel: ChildLabel? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  /// The `id` that the container gives to the child's element, the same in every build.
  public var childAnchor: String? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}

extension View {
  /// Tells the container what these children are called.
  public func childLabel(_ text: String) -> some View {
    containerValue(\.childLabel, ChildLabel(text))
  }

  /// Tells the container the `id` of this child's element.
  public func childAnchor(_ id: String) -> some View {
    containerValue(\.childAnchor, id)
  }
}
