// `Group(subviews:)` hands out the children as a collection: they can be counted before any is placed, picked by position, and
// placed in another order. A slice of the collection is a view, and keeps the positions of the whole.

public import Garland

/// Shows a layout that depends on how many children there are: one feature, two seconds, the rest below.
public struct CardsView<Content: View>: View {
  let content: Content

  /// Lays out the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack.
  public var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 {
            SecondCard { subviews[1] }
          }
          if let first = subviews.first {
            FeatureCard { first }
          }
          if subviews.count >= 3 {
            SecondCard { subviews[2] }
          }
        }
        subviews.dropFirst(3)
      }
    }
  }
}

/// Shows the card that matters most.
public struct FeatureCard<Content: View>: UnaryView {
  let content: Content

  /// Holds `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class("feature-card")) { content } }
}

/// Shows a card beside the one that matters most.
public struct SecondCard<Content: View>: UnaryView {
  let content: Content

  /// Holds `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class("second-card")) { content } }
}
