// An `if` without `else` stands for its branch's children or for none: there is no empty placeholder between the
// others. The article tosses a coin in the body; a page must come out the same every time, so here the coin is an argument.

public import Garland

/// Shows that a condition changes how many children a view has: two or three.
public struct ExampleView: View {
  let coin: Bool

  /// Makes the example with the side the coin fell on.
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
