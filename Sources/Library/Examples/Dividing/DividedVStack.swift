public import Garland

// The type of a stack contains the type of its builder's result: the type of a single view, or a `TupleView` of several
// views. The type of `body` is spelled out, so that the compiler checks it.

/// A stack whose type contains the number and the types of its views.
public struct StackOfThree: View {
  /// Creates the example.
  public init() {}

  /// Three texts in a column.
  public var body: VStack<TupleView<(Text, Text, Text)>> {
    VStack {
      Text("First")
      Text("Second")
      Text("Third")
    }
  }
}

// A list draws the lines itself. They are only between adjacent `<li>` elements, so no line precedes the first row or
// follows the last.

/// A list: one row per child, with a line between rows only.
public struct FruitList: View {
  let fruits: [String]

  /// Creates a list of `fruits`.
  public init(_ fruits: [String]) {
    self.fruits = fruits
  }

  /// The list.
  public var body: some View {
    List {
      ForEach(fruits, id: \.self) { fruit in
        Text(fruit)
      }
    }
  }
}

// A counterexample. This stack can only divide its own data. It recognizes the last row by its value, so there is no
// line after any row with the same value.

/// A stack divided by hand, which is wrong if texts repeat.
public struct HandDividedVStack: View {
  let texts: [String]

  /// Shows `texts`.
  public init(_ texts: [String]) {
    self.texts = texts
  }

  /// The texts, with a line after each text that differs from the last.
  public var body: some View {
    VStack {
      ForEach(texts.indices) { index in
        Text(texts[index])
        if texts[index] != texts.last { Divider() }
      }
    }
  }
}

// The root divides resolved children, whether they come from a loop, a group or single statements. It compares the
// identity of children, so equal texts do not matter. It reads `last` once, not once per row.

/// A root that divides its children.
public struct DividedVStackLayout: _VariadicView_ViewRoot {
  /// Creates the root.
  public init() {}

  /// The children, and a line after each child except for the last.
  public func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

/// A stack with a line between adjacent children.
public struct DividedVStack<Content: View>: View {
  let content: Content

  /// Creates a stack that divides the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One stack.
  public var body: some View {
    _VariadicView.Tree(DividedVStackLayout()) { content }
  }
}

// In SwiftUI, a stack is a tree with a unary root. Garland's stacks write their element directly, which is faster and
// gives the same page. Every child must be an element; otherwise adjacent texts would run together.

/// The root of a vertical stack: its children inside one element.
public struct _VStackLayout: _VariadicView_UnaryViewRoot {
  /// Creates the root.
  public init() {}

  /// The element.
  public func body(children: _VariadicView.Children) -> some View {
    div(.class("vstack")) { children.modifier(AttributeModifier(.element)) }
  }
}

/// A version of `VStack` as a tree with a unary root.
public struct TreeStack<Content: View>: View {
  let content: Content

  /// Creates a stack of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The tree.
  public var body: _VariadicView.Tree<_VStackLayout, Content> {
    _VariadicView.Tree(_VStackLayout()) { content }
  }
}
