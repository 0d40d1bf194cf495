import Elements
import Markup
public import Views

/// A line between two things: an `<hr>`.
public struct Divider: UnaryView, Equatable {
  /// Makes a line.
  public init() {}

  /// The element.
  public var markup: some View { hr() }
}

/// Room that grows until its stack is full.
public struct Spacer: UnaryView, Equatable {
  /// Makes room.
  public init() {}

  /// The element, of which screen readers say nothing.
  public var markup: some View { div(.class("spacer"), .aria("hidden", "true")) }
}

/// Content that scrolls inside its own box, by keyboard too.
public struct ScrollView<Content: View>: UnaryView {
  let content: Content

  /// Scrolls `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    div(.class("scroll"), .tabindex(0)) { content.asElements() }
  }
}

/// A picture; what it shows must be said, if only that it says nothing (`""`).
///
/// ```swift
/// Image("/cat.png", alt: "A cat asleep on a keyboard")
/// ```
public struct Image: UnaryView, Equatable {
  let source: String
  let alternative: String

  /// Shows the picture at `source`.
  public init(_ source: String, alt alternative: String) {
    self.source = source
    self.alternative = alternative
  }

  /// Whether both write the same bytes.
  public static func == (one: Self, other: Self) -> Bool {
    one.source.isSpelled(as: other.source) && one.alternative.isSpelled(as: other.alternative)
  }

  /// The element.
  public var markup: some View { img(.src(source), .alt(alternative)) }
}

/// A link to another place.
///
/// ```swift
/// Link("All posts", destination: "/posts/")
/// ```
public struct Link<Label: View>: UnaryView {
  let destination: String
  let label: Label

  /// Links `label` to `destination`.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The element.
  public var markup: some View { a(.href(destination)) { label } }
}

extension Link where Label == Text {
  /// Links a title to `destination`.
  public init(_ title: String, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
