public import Garland

// The second version of the board. A loop over nine songs is one declared view and nine resolved children, so it makes
// nine cards.

/// A board with one card for each child.
public struct PlainDisplayBoard<Content: View>: View {
  let content: Content

  /// Creates a board with the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The board.
  public var body: some View {
    div(.class("board")) {
      ForEach(subviews: content) { subview in
        CardView { subview }
      }
    }
  }
}

// A card is an element with a class for each of its properties. The theme decides how small a small card is.

/// A card of a board.
public struct CardView<Content: View>: UnaryView {
  /// The size of a card.
  public enum Scale: Sendable {
    /// The usual size.
    case normal
    /// The size for a crowded board.
    case small
  }

  let scale: Scale
  let isRejected: Bool
  let content: Content

  /// Creates a card with `content`.
  public init(scale: Scale = .normal, isRejected: Bool = false, @ViewBuilder content: () -> Content) {
    self.scale = scale
    self.isRejected = isRejected
    self.content = content()
  }

  /// The element.
  public var markup: some View {
    div(.class(classes)) {
      content
      if isRejected {
        strong(.class("mark")) { Text("Rejected") }
      }
    }
  }

  private var classes: [String] {
    ["card"] + (scale == .small ? ["small"] : []) + (isRejected ? ["rejected"] : [])
  }
}

// A container value is a trait with the name of a property. One modifier writes it, and the card reads it. On a
// `Section` it applies to each child of the section, and a child can override it.

private enum RejectedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether the card is crossed out.
  public var isDisplayBoardCardRejected: Bool {
    get { self[RejectedKey.self] }
    set { self[RejectedKey.self] = newValue }
  }
}

extension View {
  /// Crosses out the cards of this view on a `DisplayBoard`.
  public func displayBoardCardRejected(_ isRejected: Bool) -> some View {
    containerValue(\.isDisplayBoardCardRejected, isRejected)
  }
}

// The last version of the board. `ForEach(sections:)` returns the declared sections and one section for each run of
// views between them; such a section has an empty header. The cards of a section are a collection, so that they can be
// counted.

/// A board with a column for each section; a crowded section has small cards.
public struct DisplayBoard<Content: View>: View {
  let content: Content

  /// Creates a board with the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The board.
  public var body: some View {
    HStack {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty {
            HeaderCard { section.header }
          }
          SectionCards { section.content }
        }
      }
    }
    .attribute(.class("board"))
  }
}

/// The header of a column.
struct HeaderCard<Content: View>: UnaryView {
  @ViewBuilder let content: Content

  var markup: some View {
    div(.class("card header")) { content }
  }
}

/// The cards of one column.
struct SectionCards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        CardView(
          scale: subviews.count > 15 ? .small : .normal,
          isRejected: subview.containerValues.isDisplayBoardCardRejected
        ) {
          subview
        }
      }
    }
  }
}
