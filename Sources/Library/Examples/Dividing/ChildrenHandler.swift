// The same idea as `variadic(process:)`, with a plain root instead of a multi root. Inside a list both splice. With a trailing
// closure both would read alike, so this one is only meant where its label is written.

public import Garland

struct Root<Result: View>: _VariadicView_ViewRoot {
  let childrenHandler: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> Result {
    childrenHandler(children)
  }
}

extension View {
  /// Makes a view of this view's children, as `variadic(process:)` does.
  @_disfavoredOverload
  public func variadic<Result: View>(
    @ViewBuilder childrenHandler: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(Root(childrenHandler: childrenHandler)) { self }
  }
}
