// A plain root has as many children as its body. Here, the body is one scroll view. So the outer border appears once,
// and the inner styles appear on each row.

public import Garland

/// A plain root: rows of one style in a box that scrolls.
public struct CustomListRoot: _VariadicView_ViewRoot {
  /// Creates the root.
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

/// A list with a custom root.
public struct CustomList<Content: View>: View {
  let content: Content

  /// Creates a list of the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One child, because the root returns one view.
  public var body: some View {
    _VariadicView.Tree(CustomListRoot()) { content }
  }
}

extension View {
  /// Adds a rounded border to every child of this view.
  public func bordered() -> some View {
    border(.gray).cornerRadius()
  }
}
