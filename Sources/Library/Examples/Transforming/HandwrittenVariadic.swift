public import Garland

// `subviews` has two statements, but four children, because a loop has a child for each element. `HStack` receives each
// child.

/// A property with four children, and a stack that contains them.
public struct SubviewsExample: View {
  /// Creates the example.
  public init() {}

  /// A shape and three texts.
  @ViewBuilder public var subviews: some View {
    Rectangle()
    ForEach(0..<3) { number in
      Text("Hello \(number)")
    }
  }

  /// The four children in a row.
  public var body: some View {
    HStack { subviews }
  }
}

// `variadic(process:)` is built in. This is its complete implementation: a multi root with a closure, and a tree with
// that root.

/// A root whose body is a closure.
public struct Helper<Result: View>: _VariadicView_MultiViewRoot {
  let _body: (_VariadicView.Children) -> Result

  /// Creates a root of a closure.
  public init(_body: @escaping (_VariadicView.Children) -> Result) {
    self._body = _body
  }

  /// The result of the closure.
  public func body(children: _VariadicView.Children) -> Result {
    _body(children)
  }
}

extension View {
  /// Returns a view made of this view's children, as `variadic(process:)` does.
  public func myVariadic<Result: View>(
    @ViewBuilder process: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(Helper(_body: process)) { self }
  }
}

// `Group(subviews:)` is a multi root with a closure.

/// A version of `Group(subviews:)` with a root.
public struct MyGroup<Subviews: View, Result: View>: View {
  let subviews: Subviews
  let transform: (_VariadicView.Children) -> Result

  /// Creates a view from the children of `subviews`.
  public init(subviews: Subviews, @ViewBuilder transform: @escaping (_VariadicView.Children) -> Result) {
    self.subviews = subviews
    self.transform = transform
  }

  /// The result of the closure.
  public var body: some View {
    _VariadicView.Tree(Helper(_body: transform)) { subviews }
  }
}

// The separator precedes each child except the first, so one child has none. The root counts resolved children, so the
// elements of a loop are separated like statements. The result is flat: the surrounding stack receives children and
// separators.

extension View {
  /// Adds a separator between adjacent children of this view, as `intersperse(divider:)` does.
  public func myIntersperse<Separator: View>(@ViewBuilder _ separator: () -> Separator) -> some View {
    let separator = separator()
    return myVariadic { children in
      children.first
      ForEach(children.dropFirst()) { child in
        separator
        child
      }
    }
  }
}

/// An example of `intersperse`: four children with three lines between them in one stack.
public struct IntersperseExample: View {
  /// Creates the example.
  public init() {}

  /// Seven children side by side.
  public var body: some View {
    HStack {
      SubviewsExample().subviews.intersperse { Divider() }
    }
  }
}

// The fold starts with the first child. So a single child is the result itself, and without children the result is
// empty. Each step creates a view of another type, which `AnyView` erases. An `AnyView` is transparent, so the result
// is flat after any number of steps.

extension View {
  /// Folds this view's children into one view, as `reduce(_:)` does.
  public func myReduce<Result: View>(
    @ViewBuilder _ combine: @escaping (AnyView, AnyView) -> Result
  ) -> some View {
    myVariadic { children in
      children.reduce(AnyView?.none) { folded, child in
        folded.map { AnyView(combine($0, AnyView(child))) } ?? AnyView(child)
      }
    }
  }
}

/// An example of `reduce`: the children in reverse order, with circles between them.
public struct ReversedWithCircles<Content: View>: View {
  let content: Content

  /// Creates a view with the children of `content` in reverse order.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The children of `content` and the circles.
  public var body: some View {
    content.reduce { reversed, child in
      child
      Circle()
      reversed
    }
  }
}
