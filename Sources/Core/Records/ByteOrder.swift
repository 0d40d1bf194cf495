extension String {
  /// Returns whether this string precedes another one in the order of UTF-8 bytes, which is the same on every machine.
  ///
  ///     ["b", "a"].sorted { $0.precedesByBytes($1) }  // a, b
  package func precedesByBytes(_ other: String) -> Bool {
    // For ASCII, `<` gives the byte order and compares several bytes at once.
    if utf8Span.isKnownASCII, other.utf8Span.isKnownASCII { return self < other }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Returns whether two strings have the same bytes; `==` also equates letters that are composed differently.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    // Equal strings of the same length can only differ outside of ASCII.
    return utf8Span.isKnownASCII || utf8.elementsEqual(other.utf8)
  }
}

extension Sequence {
  /// Returns the elements sorted by the bytes of their names; elements with equal names keep their order.
  ///
  ///     ["b", "a"].inByteOrder { $0 }  // a, b
  package func inByteOrder(of name: (Element) -> String) -> [Element] {
    // Sorting the elements themselves, which are often large, took five times as long.
    let elements = Array(self)
    let names = elements.map(name)
    return names.indices.sorted { names[$0].precedesByBytes(names[$1]) }.map { elements[$0] }
  }
}

extension Array {
  /// Returns the index of the element with a name, in an array that is in byte order of the names.
  ///
  ///     ["a", "b"].index(of: "b") { $0 }  // 1
  package func index(of name: String, named elementName: (Element) -> String) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if elementName(self[middle]).precedesByBytes(name) { low = middle + 1 } else { high = middle }
    }
    return low < count && elementName(self[low]).hasSameBytes(as: name) ? low : nil
  }
}
