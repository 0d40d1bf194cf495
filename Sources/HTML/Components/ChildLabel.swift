public import Views

/// What a child is called by the container that it stands in: a tab's title, a step's heading.
///
/// ```swift
/// TabBar("Install") {
///   Text("npm install").childLabel("npm")
/// }
/// ```
public struct ChildLabel {
  /// The label as plain text.
  public let text: String
  /// The label as it is shown.
  public let view: AnyView
  /// The label as it is shown where it is part of a link or a button, which hold no links.
  public let unlinked: AnyView

  /// A label of plain text.
  public init(_ text: String) {
    self.init(text) { Text(text) }
  }

  /// A label that is shown as a view; one with links in it is plain text wherever there cannot be any.
  public init(_ text: String, hasLinks: Bool = false, @ViewBuilder view: () -> some View) {
    self.text = text
    self.view = AnyView(view())
    unlinked = hasLinks ? AnyView(Text(text)) : self.view
  }
}

extension ChildLabel: ExpressibleByStringLiteral {
  /// A label of plain text.
  public init(stringLiteral text: String) { self.init(text) }
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

  /// Tells the container what these children are called, and how that is shown.
  public func childLabel(_ text: String, @ViewBuilder view: () -> some View) -> some View {
    containerValue(\.childLabel, ChildLabel(text, view: view))
  }

  /// Tells the container the `id` of this child's element.
  public func childAnchor(_ id: String) -> some View {
    containerValue(\.childAnchor, id)
  }
}
