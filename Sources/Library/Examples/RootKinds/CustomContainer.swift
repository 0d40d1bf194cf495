public import Garland

// An `if` without `else` has the children of its branch, or none; there is no placeholder. The original example tosses
// a coin in the body. A page must be the same every time, so here the coin is an argument.

/// A view with two or three children, depending on a condition.
public struct ExampleView: View {
  let coin: Bool

  /// Creates the example with the result of the coin toss.
  public init(coin: Bool) {
    self.coin = coin
  }

  /// Two texts, or three.
  public var body: some View {
    Text("Always").padding()
    if coin { Text("Sometimes").padding() }
    Text("Always, too").padding()
  }
}

// One `ForEach` is three children: containers receive resolved children, each with the identity of its element.

/// A loop, which has one child per element.
public struct ForEachExample: View {
  /// Creates the example.
  public init() {}

  /// A stack of three.
  public var body: some View {
    VStack {
      ForEach(0..<3) { number in
        Text("Item \(number)")
      }
    }
  }
}

// `ForEach(subviews:)` receives the children one by one. This suffices for a container whose children do not depend on
// each other.

/// The shortest container: `ForEach(subviews:)` inside a stack.
public struct CustomContainer<Content: View>: View {
  let content: Content

  /// Creates a layout with the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack with every child, padded.
  public var body: some View {
    HStack {
      ForEach(subviews: content) { subview in
        subview.padding()
      }
    }
  }
}

// `Group(subviews:)` is a multi root in the new API: the result of the closure is spliced into the surrounding stack.
// The closure receives the whole collection, so the container can count the children before it places the first one.

/// A stack with `Group(subviews:)`: the first child underlined, the others unchanged, and their number.
public struct SubviewsInHStack<Content: View>: View {
  let content: Content

  /// Creates a layout with the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack.
  public var body: some View {
    HStack {
      Group(subviews: content) { subviews in
        subviews.first.underline()
        subviews.dropFirst()
        Text("\(subviews.count)").foregroundColor(.secondary)
      }
    }
  }
}

// A root receives the children as a collection, so it can treat the first one differently: no line precedes it.
// `children.first` is an optional view and needs no `if let`, and `ForEach` accepts a slice of the children.

/// Children in a row with a line between adjacent children.
public struct ContentLayout<Content: View>: View {
  let hideDivider: Bool
  let content: Content

  /// Creates a row with the children of `content`, without lines if `hideDivider` is true.
  public init(hideDivider: Bool = false, @ViewBuilder content: () -> Content) {
    self.hideDivider = hideDivider
    self.content = content()
  }

  /// One child of the parent, even without any content.
  public var body: some View {
    _VariadicView.Tree(Root(hideDivider: hideDivider)) { content }
  }

  struct Root: _VariadicView.UnaryViewRoot {
    let hideDivider: Bool

    func body(children: _VariadicView.Children) -> some View {
      HStack {
        children.first
        ForEach(children.dropFirst()) { child in
          if !hideDivider { Divider() }
          child
        }
      }
    }
  }
}

// Both APIs pass the same children in the same order, so a package that supports older systems can choose by version.
// Outside of Apple's systems, the first branch runs.

/// A container that uses the new API if it is available, and a root otherwise.
public struct MyLayout<Content: View>: View {
  let content: Content

  /// Creates a layout with the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack, made with either API.
  public var body: some View {
    if #available(iOS 18.0, macOS 15.0, *) {
      modern
    } else {
      legacy
    }
  }

  /// The stack with the API of iOS 18.
  public var modern: some View {
    HStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.padding() }
      }
    }
  }

  /// The stack with the older API.
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
