extension String {
  /// Whether it comes before another one by its bytes, which is the same order on every machine and in every language.
  ///
  ///     ["b", "a"].sorted { $0.precedesByBytes($1) }  // a, b
  @usableFromInline
  package func precedesByBytes(_ other: String) -> Bool {
    // Of ASCII, the order of strings is that of bytes, and looks at many of them at once.
    if utf8Span.isKnownASCII, other.utf8Span.isKnownASCII { return self < other }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether it has the same bytes as another one: strings are equal, too, where characters are composed in other ways.
  @usableFromInline
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    // Of as many bytes, only those outside of ASCII can be others.
    return utf8Span.isKnownASCII || utf8.elementsEqual(other.utf8)
  }
}

extension Array {
  /// The place of the element that has a name, in a list in the byte order of names; where somebody guesses right, nobody searches.
  ///
  ///     ["a", "b"].place(of: "b") { $0 }  // 1
  @inlinable
  package func place(of name: String, near guess: Int = 0, named: (Element) -> String) -> Int? {
    if indices.contains(guess), named(self[guess]).hasSameBytes(as: name) { return guess }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if named(self[middle]).precedesByBytes(name) { low = middle + 1 } else { high = middle }
    }
    return low < count && named(self[low]).hasSameBytes(as: name) ? low : nil
  }
}
