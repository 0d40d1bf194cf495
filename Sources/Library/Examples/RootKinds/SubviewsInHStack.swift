// `Group(subviews:)` is a multi root in the new spelling: the result of the closure is spliced into the stack that stands round
// it. It hands out the whole collection, so the container can count before it places the first child.

public import Garland

/// Shows `Group(subviews:)` inside a stack: the first child underlined, the others as they are, and how many there are.
public struct SubviewsInHStack<Content: View>: View {
  let content: Content

  /// Lays out the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack with all of it.
  public var body: some View {
    HStack {
      Group(subviews: content) { subviews in
        subviews.first.underline()
        subviews.dropFirst()
        Text("\(subviews.count)").foregroundColor(.secondary)
      }
    }
  }
}
