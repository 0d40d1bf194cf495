// The counter-example. The stack must know its data, so it can divide nothing else; and since it tells the last row by its value, a
// row that happens to say the same as the last one loses its line. Children have identities, and no two are equal.

public import Garland

/// Shows a stack that is divided by hand, and goes wrong where texts repeat.
public struct HandDividedVStack: View {
  let texts: [String]

  /// Shows `texts`.
  public init(_ texts: [String]) {
    self.texts = texts
  }

  /// The texts, and a line after each one that differs from the last.
  public var body: some View {
    VStack {
      ForEach(texts.indices) { index in
        Text(texts[index])
        if texts[index] != texts.last { Divider() }
      }
    }
  }
}
