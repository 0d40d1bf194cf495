// Every kind of root is given all the children of its content; the kinds differ only in how the parent counts the result
//. A unary root's result counts as one child whatever it is made of, so a modifier on the tree lands once.

public import Garland

/// Shows a unary root: its tree is exactly one child of the parent, here the stack.
public struct MyUnaryViewRoot: _VariadicView_UnaryViewRoot {
  /// Makes the root.
  public init() {}

  /// All the children in one stack.
  public func body(children: _VariadicView.Children) -> some View {
    VStack { children }
  }
}

/// Shows that a border on a unary root's tree is drawn once, round all three texts.
public struct UnaryRootExample: View {
  /// Makes the example.
  public init() {}

  /// One bordered stack.
  public var body: some View {
    _VariadicView.Tree(MyUnaryViewRoot()) {
      Text("First")
      Text("Second")
      Text("Third")
    }
    .border(.blue)
  }
}
