// `ForEach(subviews:)` takes the children one by one; it is what a container needs whose children do not depend on each other
//.

public import Garland

/// Shows the shortest container: `ForEach(subviews:)` inside a stack.
public struct CustomContainer<Content: View>: View {
  let content: Content

  /// Lays out the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack with every child, padded.
  public var body: some View {
    HStack {
      ForEach(subviews: content) { subview in
        subview.padding()
      }
    }
  }
}
