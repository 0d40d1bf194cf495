// Two statements, four children: `subviews` is a list, and `HStack` is given the list as it resolves.

public import Garland

/// Shows a property that stands for four children, and a stack that holds them.
public struct SubviewsExample: View {
  /// Makes the example.
  public init() {}

  /// A shape and three texts.
  @ViewBuilder public var subviews: some View {
    Rectangle()
    ForEach(0..<3) { number in
      Text("Hello \(number)")
    }
  }

  /// The four side by side.
  public var body: some View {
    HStack { subviews }
  }
}
