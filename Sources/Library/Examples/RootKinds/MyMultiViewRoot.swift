// A multi root's result is spliced into the parent: there is no element round it, and what follows treats each of its views by
// itself. The star is not a part of the child, so the stack that holds both is what the parent sees.

public import Garland

/// Shows a multi root: each child gets a star and stays a child of the parent by itself.
public struct MyMultiViewRoot: _VariadicView_MultiViewRoot {
  /// Makes the root.
  public init() {}

  /// A padded stack per child.
  public func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      HStack {
        Image("/star.svg", alt: "")
        child
      }
      .padding()
    }
  }
}

/// Shows three texts that come out of a multi root as three children of whatever stands round the example.
public struct IndependentChildrenExample: View {
  /// Makes the example.
  public init() {}

  /// Three starred texts.
  public var body: some View {
    _VariadicView.Tree(MyMultiViewRoot()) {
      Text("First")
      Text("Second")
      Text("Third")
    }
  }
}
