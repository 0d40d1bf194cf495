import Elements
public import Views

/// A line between other views: an `<hr>`.
public struct Divider: UnaryView, Equatable {
  /// Creates a line.
  public init() {}

  /// The element.
  public var markup: some View { hr() }
}

/// Flexible space that fills its stack.
public struct Spacer: UnaryView, Equatable {
  let minLength: Double?

  /// Creates flexible space that is not smaller than a length in points.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// The element, which screen readers ignore.
  public var markup: some View {
    div(.class("spacer"), .aria("hidden", "true"))
      .themed(
        minLength == nil ? "" : "spacer-length",
        [minLength.flatMap { CustomProperty("--min-length", length: max(0, $0)) }])
  }
}

/// A box with scrollable content; the keyboard can scroll it, too.
public struct ScrollView<Content: View>: UnaryView {
  let axes: Axis.Set
  let content: Content

  /// Creates a box that scrolls `content`; the browser decides when it shows the indicators.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    div(.class("scroll"), .class("scroll-sideways", if: axes.contains(.horizontal)), .tabindex(0)) {
      content.asElements()
    }
    .usingViewStyles()
  }
}

/// A link to a URL.
///
/// ```swift
/// Link("All posts", destination: "/posts/")
/// ```
public struct Link<Label: View>: UnaryView {
  let destination: String
  let label: Label

  /// Creates a link from `label` to `destination`.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The element.
  public var markup: some View { a(.href(destination)) { label } }
}

extension Link where Label == Text {
  /// Creates a link with a title to `destination`.
  public init(_ title: String, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
