// One `ForEach` is written, three children come out: containers see what was resolved and not what was declared, each with the
// identity of its element.

public import Garland

/// Shows that a loop is as many children as it has elements.
public struct ForEachExample: View {
  /// Makes the example.
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
