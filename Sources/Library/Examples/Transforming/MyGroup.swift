// `Group(subviews:)` is a multi root with a closure, so a root with a closure is `Group(subviews:)`.

public import Garland

/// Shows `Group(subviews:)` written with a root.
public struct MyGroup<Subviews: View, Result: View>: View {
  let subviews: Subviews
  let transform: (_VariadicView.Children) -> Result

  /// Gives `transform` all the children of `subviews`.
  public init(subviews: Subviews, @ViewBuilder transform: @escaping (_VariadicView.Children) -> Result) {
    self.subviews = subviews
    self.transform = transform
  }

  /// What the closure makes of them.
  public var body: some View {
    _VariadicView.Tree(Helper(_body: transform)) { subviews }
  }
}
