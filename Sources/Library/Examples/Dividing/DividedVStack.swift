// The root divides what was resolved: a loop's elements, a group's members and plain statements alike. The last child is told by
// its identity, so equal texts do not matter, and `last` is asked once, not for every row.

public import Garland

/// Shows a root that divides whatever children it is given.
public struct DividedVStackLayout: _VariadicView_ViewRoot {
  /// Makes the root.
  public init() {}

  /// The children, and a line after each but the last.
  public func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

/// Shows a stack with a line between each two of its children.
public struct DividedVStack<Content: View>: View {
  let content: Content

  /// Divides the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack.
  public var body: some View {
    _VariadicView.Tree(DividedVStackLayout()) { content }
  }
}
