// A list knows its rows, so the line between them is its own business: no row carries one. The theme draws it between one `<li>`
// and the next, which is why there is none before the first and after the last.

public import Garland

/// Shows what a list does by itself: one row per child, with a line between rows only.
public struct FruitList: View {
  let fruits: [String]

  /// Lists `fruits`.
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
