extension String {
  /// Whether it comes before another one by its bytes, which is the same order on every machine and in every language.
  ///
  ///     ["b", "a"].sorted { $0.precedesByBytes($1) }  // a, b
  package func precedesByBytes(_ other: String) -> Bool {
    // Of ASCII, the order of strings is that of bytes, and looks at many of them at once.
    if utf8Span.isKnownASCII, other.utf8Span.isKnownASCII { return self < other }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether it has the same bytes as another one: strings are equal, too, where characters are composed in other ways.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    // Of as many bytes, only those outside of ASCII can be others.
    return utf8Span.isKnownASCII || utf8.elementsEqual(other.utf8)
  }
}
