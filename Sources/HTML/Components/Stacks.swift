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

  /// The start edge of a column.
  public static var leading: Self { .start }
  /// The end edge of a column.
  public static var trailing: Self { .end }
  /// The start edge of a row.
  public static var top: Self { .start }
  /// The end edge of a row.
  public static var bottom: Self { .end }
  /// The last baseline of a row; the theme uses the first one.
  public static var lastTextBaseline: Self { .baseline }
  /// The first baseline of a row.
  public static var firstTextBaseline: Self { .baseline }
}

/// The space between the children of a stack: on the theme's scale, or in points.
///
/// ```swift
/// VStack(spacing: .small) { … }
/// VStack(spacing: 12) { … }
/// ```
public struct StackSpacing: Hashable, Sendable {
  /// The class of the theme, without its prefix.
  let name: String
  /// The length in points that the class does not tell.
  let points: Double?

  /// No space.
  public static let zero = Self(name: "zero", points: nil)
  /// Little space.
  public static let small = Self(name: "small", points: nil)
  /// The usual space.
  public static let medium = Self(name: "medium", points: nil)
  /// Much space.
  public static let large = Self(name: "large", points: nil)

  /// Returns a space in points.
  ///
  /// 16 points are the size of the reader's text.
  public static func points(_ points: Double) -> Self {
    guard points.isFinite, points > 0 else { return .zero }
    return Self(name: "length", points: points)
  }
}

extension StackSpacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a space in points.
  public init(integerLiteral points: Int) { self = .points(Double(points)) }

  /// Creates a space in points.
  public init(floatLiteral points: Double) { self = .points(points) }
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

  /// Creates a stack of `content`, with a space in points.
  @_disfavoredOverload
  public init(alignment: StackAlignment? = nil, spacing: Double, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: .points(spacing), content: content)
  }

  /// The element.
  public var markup: some View {
    div(.class(style.classes), .style("--spacing", style.spacing)) { content.asElements() }.needs(.stack)
  }
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

  /// Creates a stack of `content`, with a space in points.
  @_disfavoredOverload
  public init(alignment: StackAlignment? = nil, spacing: Double, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: .points(spacing), content: content)
  }

  /// The element.
  public var markup: some View {
    div(.class(style.classes), .style("--spacing", style.spacing)) { content.asElements() }.needs(.stack)
  }
}

/// Children on top of each other: a `<div class="zstack">`.
public struct ZStack<Content: View>: UnaryView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of `content`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    div(.class("zstack"), .class(alignment.placement, if: alignment != .center)) { content.asElements() }
      .usingViewStyles()
  }
}

/// The classes of a stack, which the theme styles.
struct StackStyle {
  let classes: String
  /// The space that no class tells.
  let spacing: String?

  init(name: String, alignment: StackAlignment?, spacing: StackSpacing?) {
    var classes = name
    if let alignment { classes += " align-\(alignment.rawValue)" }
    if let spacing { classes += " spacing-\(spacing.name)" }
    self.classes = classes
    self.spacing = spacing?.points.flatMap(CSSNumber.length)
  }
}

/// A column: a page is rendered as a whole, so it is the same as `VStack`.
public typealias LazyVStack = VStack

/// A row: a page is rendered as a whole, so it is the same as `HStack`.
public typealias LazyHStack = HStack

/// The alignment of the children of a `VStack`.
public typealias HorizontalAlignment = StackAlignment

/// The alignment of the children of an `HStack`.
public typealias VerticalAlignment = StackAlignment
