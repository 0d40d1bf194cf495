// The fold starts with the first child, so one child comes out alone and none as nothing. Each step makes a view of another
// type, which `AnyView` hides; an `AnyView` is looked through, so the result is flat however many steps there were.

public import Garland

extension View {
  /// Folds this view's children into one view, as `reduce(_:)` does.
  public func myReduce<Result: View>(
    @ViewBuilder _ combine: @escaping (AnyView, AnyView) -> Result
  ) -> some View {
    myVariadic { children in
      children.reduce(AnyView?.none) { folded, child in
        folded.map { AnyView(combine($0, AnyView(child))) } ?? AnyView(child)
      }
    }
  }
}

/// Shows `reduce`: the children from the last to the first, with a circle between each two.
public struct ReversedWithCircles<Content: View>: View {
  let content: Content

  /// Reverses the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// As many children as `content` has, and the circles.
  public var body: some View {
    content.reduce { reversed, child in
      child
      Circle()
      reversed
    }
  }
}
