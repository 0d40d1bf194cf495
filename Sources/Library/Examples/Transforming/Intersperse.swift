// The separator belongs to the child after it: no child, no separator; one child, none either. It is counted over what was
// resolved, so a loop's elements are separated like statements, and the result is flat: the surrounding stack sees
// children and separators alike.

public import Garland

extension View {
  /// Puts a separator between each two of this view's children, as `intersperse(divider:)` does.
  public func myIntersperse<Separator: View>(@ViewBuilder _ separator: () -> Separator) -> some View {
    let separator = separator()
    return myVariadic { children in
      children.first
      ForEach(children.dropFirst()) { child in
        separator
        child
      }
    }
  }
}

/// Shows `intersperse`: four children with three lines between them, all in one stack.
public struct IntersperseExample: View {
  /// Makes the example.
  public init() {}

  /// Seven children side by side.
  public var body: some View {
    HStack {
      SubviewsExample().subviews.intersperse { Divider() }
    }
  }
}
