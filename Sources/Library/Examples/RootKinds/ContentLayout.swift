// A root is given the children as a collection, so the first one can be treated apart: no line stands before it, and none is
// left over where there are no children at all. `children.first` is an optional view and needs no `if let`,
// and a slice of the children can be looped over like any other data.

public import Garland

/// Shows how a root treats its first child apart: children side by side with a line between each two.
public struct ContentLayout<Content: View>: View {
  let hideDivider: Bool
  let content: Content

  /// Lays out the children of `content`, without the lines if `hideDivider` is true.
  public init(hideDivider: Bool = false, @ViewBuilder content: () -> Content) {
    self.hideDivider = hideDivider
    self.content = content()
  }

  /// One child of the parent, even without any content.
  public var body: some View {
    _VariadicView.Tree(Root(hideDivider: hideDivider)) { content }
  }

  struct Root: _VariadicView.UnaryViewRoot {
    let hideDivider: Bool

    func body(children: _VariadicView.Children) -> some View {
      HStack {
        children.first
        ForEach(children.dropFirst()) { child in
          if !hideDivider { Divider() }
          child
        }
      }
    }
  }
}
