// What stands in a builder is kept in the stack's type: one statement is just that view, several are a `TupleView` of them
//. The type of `body` is written out, so the compiler checks it; printing it gives the same.

public import Garland

/// Shows the type of a stack: it tells how many views were written in it, and of which types.
public struct StackOfThree: View {
  /// Makes the example.
  public init() {}

  /// Three texts, one below another.
  public var body: VStack<TupleView<(Text, Text, Text)>> {
    VStack {
      Text("First")
      Text("Second")
      Text("Third")
    }
  }
}
