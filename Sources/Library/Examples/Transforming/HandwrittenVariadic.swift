// Garland has `variadic(process:)` built in. This is all there is to it: a multi root that holds a closure, and a tree of the
// two. It splices, so whatever the closure builds stands where the view stood.

public import Garland

/// Shows a root whose body is a closure.
public struct Helper<Result: View>: _VariadicView_MultiViewRoot {
  let _body: (_VariadicView.Children) -> Result

  /// Makes a root of a closure.
  public init(_body: @escaping (_VariadicView.Children) -> Result) {
    self._body = _body
  }

  /// What the closure makes.
  public func body(children: _VariadicView.Children) -> Result {
    _body(children)
  }
}

extension View {
  /// Makes a view of this view's children, as `variadic(process:)` does.
  public func myVariadic<Result: View>(
    @ViewBuilder process: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(Helper(_body: process)) { self }
  }
}
