// Both spellings are given the same children in the same order, so a package that still supports older systems
// can choose by version. Outside of Apple's systems every version is available, and the first branch runs.

public import Garland

/// Shows a container that takes the new spelling where there is one and a root where there is none.
public struct MyLayout<Content: View>: View {
  let content: Content

  /// Lays out the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack, by either way.
  public var body: some View {
    if #available(iOS 18.0, macOS 15.0, *) {
      modern
    } else {
      legacy
    }
  }

  /// The way of iOS 18.
  public var modern: some View {
    HStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.padding() }
      }
    }
  }

  /// The way before it.
  public var legacy: some View {
    _VariadicView.Tree(Root()) { content }
  }

  struct Root: _VariadicView_ViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      HStack {
        ForEach(children) { $0.padding() }
      }
    }
  }
}
