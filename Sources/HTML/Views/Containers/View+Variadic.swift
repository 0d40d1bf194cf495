extension View {
  /// Returns the view that `process` creates from this view's children.
  ///
  /// The parent receives the children of the result as its own children. If an extension of your own has a method of
  /// this name, the compiler prefers yours; that applies to `intersperse` and `reduce`, too.
  ///
  /// ```swift
  /// content.variadic { children in
  ///   ForEach(children) { child in
  ///     li { child }
  ///   }
  /// }
  /// ```
  @_disfavoredOverload
  public func variadic<Result: View>(
    @ViewBuilder process: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(ClosureRoot(process: process)) { self }
  }

  /// Puts `divider` between this view's children.
  ///
  /// ```swift
  /// HStack {
  ///   links.intersperse { Text(" · ") }
  /// }
  /// ```
  @_disfavoredOverload
  public func intersperse<Divider: View>(@ViewBuilder divider: () -> Divider) -> some View {
    let divider = divider()
    return variadic { children in
      ForEach(children) { child in
        if child.id != children.first?.id { divider }
        child
      }
    }
  }

  /// Combines this view's children into one view, from the first to the last.
  ///
  /// ```swift
  /// content.reduce { reversed, child in
  ///   child
  ///   reversed
  /// }
  /// ```
  @_disfavoredOverload
  public func reduce<Result: View>(
    @ViewBuilder _ combine: @escaping (AnyView, AnyView) -> Result
  ) -> some View {
    variadic { children in
      if let first = children.first {
        children.dropFirst().reduce(AnyView(first)) { AnyView(combine($0, AnyView($1))) }
      }
    }
  }
}

/// A root that calls a closure.
private struct ClosureRoot<Result: View>: _VariadicView.MultiViewRoot {
  let process: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> Result { process(children) }
}
