// The board's second version. A loop over nine songs is one declared and nine resolved children, so it is nine cards, beside those
// of the statements around it.

public import Garland

/// Shows a board with one card for each child, wherever the child comes from.
public struct PlainDisplayBoard<Content: View>: View {
  let content: Content

  /// Pins the children of `content`.
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
