import Elements
public import Views

/// Where the children of a stack stand across its direction.
public enum StackAlignment: String, Sendable {
  /// At the start.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// On one line of text.
  case baseline
}

/// How far apart the children of a stack are, on the theme's scale.
public enum StackSpacing: String, Sendable {
  /// Not at all.
  case none
  /// A little.
  case small
  /// As usual.
  case medium
  /// A lot.
  case large
}

/// Children one below another: a `<div class="vstack">`.
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

  /// Stacks `content`.
  public init(
    alignment: StackAlignment? = nil, spacing: StackSpacing? = nil, @ViewBuilder content: () -> Content
  ) {
    style = StackStyle(name: "vstack", alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class(style.classes)) { content.asElements() } }
}

/// Children side by side: a `<div class="hstack">`.
public struct HStack<Content: View>: UnaryView {
  let style: StackStyle
  let content: Content

  /// Stacks `content`.
  public init(
    alignment: StackAlignment? = nil, spacing: StackSpacing? = nil, @ViewBuilder content: () -> Content
  ) {
    style = StackStyle(name: "hstack", alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class(style.classes)) { content.asElements() } }
}

/// Children one over another: a `<div class="zstack">`.
public struct ZStack<Content: View>: UnaryView {
  let style: StackStyle
  let content: Content

  /// Stacks `content`.
  public init(alignment: StackAlignment? = nil, @ViewBuilder content: () -> Content) {
    style = StackStyle(name: "zstack", alignment: alignment, spacing: nil)
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class(style.classes)) { content.asElements() } }
}

/// The classes of a stack: layout is the theme's, never an inline style.
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
