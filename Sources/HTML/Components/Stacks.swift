import Elements
public import Views

/// The alignment of a stack's children across its direction.
public enum StackAlignment: String, Sendable {
  /// At the start edge.
  case start
  /// In the center.
  case center
  /// At the end edge.
  case end
  /// On the first baseline.
  case baseline
}

/// The space between the children of a stack, on the theme's scale.
public enum StackSpacing: String, Sendable {
  /// No space.
  case none
  /// Little space.
  case small
  /// The usual space.
  case medium
  /// Much space.
  case large
}

/// Children in a column: a `<div class="vstack">`.
///
/// ```swift
/// VStack(spacing: .small) {
///   h2 { Text("Title") }
///   Text("by Ada")
/// }
/// ```
public struct VStack<Content: View>: UnaryView {
  let style: StackStyle
  let content: Content

  /// Creates a stack of `content`.
  public init(
    alignment: StackAlignment? = nil, spacing: StackSpacing? = nil, @ViewBuilder content: () -> Content
  ) {
    style = StackStyle(name: "vstack", alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class(style.classes)) { content.asElements() } }
}

/// Children in a row: a `<div class="hstack">`.
public struct HStack<Content: View>: UnaryView {
  let style: StackStyle
  let content: Content

  /// Creates a stack of `content`.
  public init(
    alignment: StackAlignment? = nil, spacing: StackSpacing? = nil, @ViewBuilder content: () -> Content
  ) {
    style = StackStyle(name: "hstack", alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class(style.classes)) { content.asElements() } }
}

/// Children on top of each other: a `<div class="zstack">`.
public struct ZStack<Content: View>: UnaryView {
  let style: StackStyle
  let content: Content

  /// Creates a stack of `content`.
  public init(alignment: StackAlignment? = nil, @ViewBuilder content: () -> Content) {
    style = StackStyle(name: "zstack", alignment: alignment, spacing: nil)
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class(style.classes)) { content.asElements() } }
}

/// The classes of a stack, which the theme styles.
struct StackStyle {
  let name: String
  let alignment: StackAlignment?
  let spacing: StackSpacing?

  var classes: String {
    var classes = name
    if let alignment { classes += " align-\(alignment.rawValue)" }
    if let spacing { classes += " spacing-\(spacing.rawValue)" }
    return classes
  }
}
