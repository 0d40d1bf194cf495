// A card is an element with a class for each thing that is special about it; how small is small is the theme's business.

public import Garland

/// Shows a card that is pinned to a board.
public struct CardView<Content: View>: UnaryView {
  /// How large a card is.
  public enum Scale: Sendable {
    /// As usual.
    case normal
    /// For a crowded board.
    case small
  }

  let scale: Scale
  let isRejected: Bool
  let content: Content

  /// Puts `content` on a card.
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
