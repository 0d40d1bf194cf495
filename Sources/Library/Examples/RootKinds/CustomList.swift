// A plain root says nothing of how many children its result is; it is whatever its body is. Here that is one
// scroll container, so the border outside is drawn once, and the styles inside are written for each row.

public import Garland

/// Shows a plain root: rows of one style in a box that scrolls.
public struct CustomListRoot: _VariadicView_ViewRoot {
  /// Makes the root.
  public init() {}

  /// The box with its rows.
  public func body(children: _VariadicView.Children) -> some View {
    ScrollView {
      ForEach(children) { child in
        child
          .padding()
          .fullWidth()
          .background(.gray)
          .cornerRadius()
      }
    }
    .padding()
  }
}

/// Shows a list written with a root of one's own.
public struct CustomList<Content: View>: View {
  let content: Content

  /// Lists the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One child, since the root makes one.
  public var body: some View {
    _VariadicView.Tree(CustomListRoot()) { content }
  }
}

extension View {
  /// Draws a rounded border round every child of this view.
  public func bordered() -> some View {
    border(.gray).cornerRadius()
  }
}
