// `Group(subviews:)` passes the children as a collection. A layout can count the children, pick a child by its index,
// and change their order. A slice of the collection is a view and has the indices of the whole collection.

public import Garland

/// A layout that shows the first child in a large card, the next two in smaller cards beside it, and the rest below.
public struct CardsView<Content: View>: View {
  let content: Content

  /// Creates a layout with the children of `content`.
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

/// The most important card.
public struct FeatureCard<Content: View>: UnaryView {
  let content: Content

  /// Creates a view with `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class("feature-card")) { content } }
}

/// A card beside the most important card.
public struct SecondCard<Content: View>: UnaryView {
  let content: Content

  /// Creates a view with `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The element.
  public var markup: some View { div(.class("second-card")) { content } }
}
