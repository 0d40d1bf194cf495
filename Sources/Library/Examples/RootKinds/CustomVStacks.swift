public import Garland

// Every kind of root receives all children of its content. The kinds differ only in how the parent counts the result.
// The result of a unary root is one child, so a modifier on the tree applies once.

/// A unary root: the parent receives exactly one child, the stack.
public struct MyUnaryViewRoot: _VariadicView_UnaryViewRoot {
  /// Creates the root.
  public init() {}

  /// All the children in one stack.
  public func body(children: _VariadicView.Children) -> some View {
    VStack { children }
  }
}

/// A tree with a unary root, where a border appears once, around all three texts.
public struct UnaryRootExample: View {
  /// Creates the example.
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

// A multi root adds no element: each view of its result becomes a child of the parent. The star is not part of the
// original child, so the root returns a stack that contains the star and the child.

/// A multi root: each child gets a star and remains a separate child of the parent.
public struct MyMultiViewRoot: _VariadicView_MultiViewRoot {
  /// Creates the root.
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

/// Three texts that a multi root turns into three children of the surrounding container.
public struct IndependentChildrenExample: View {
  /// Creates the example.
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

// Both roots return their children unchanged. If the parent counts them as one child, they are in a stack,
// like SwiftUI's implicit stack. If the parent counts them as several children, there is no element.

/// The simplest unary root: all children unchanged, as one child of the parent.
public struct VStackLayout_UnaryViewRoot: _VariadicView_UnaryViewRoot {
  /// Creates the root.
  public init() {}

  /// The children.
  public func body(children: _VariadicView.Children) -> some View {
    children
  }
}

/// The simplest multi root: all children unchanged, each one a child of the parent.
public struct VstackLayout_MultiViewRoot: _VariadicView_MultiViewRoot {
  /// Creates the root.
  public init() {}

  /// The children.
  public func body(children: _VariadicView.Children) -> some View {
    children
  }
}

/// A container with a unary root: a modifier applies once, to an element around the children.
public struct CustomVStack_UnaryViewRoot<Content: View>: View {
  let content: Content

  /// Creates a view with `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One child.
  public var body: some View {
    _VariadicView.Tree(VStackLayout_UnaryViewRoot()) { content }
  }
}

/// A container with a multi root: a modifier applies to each child, as with a `Group`.
public struct CustomVStack_MultiViewRoot<Content: View>: View {
  let content: Content

  /// Creates a view with `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// As many children as `content` has.
  public var body: some View {
    _VariadicView.Tree(VstackLayout_MultiViewRoot()) { content }
  }
}
