/// The search for a word in bytes.
///
/// The standard library's search works for any collection. It took half of the time of an import of 2,000 posts.
extension ArraySlice<UInt8> {
  /// Returns the range of the first place of a word, or `nil` if there is none.
  func firstRange(of word: [UInt8]) -> Range<Int>? {
    guard let first = word.first else { return nil }
    var at = startIndex
    while let found = self[at...].firstIndex(of: first) {
      if self[found...].starts(with: word) { return found..<found + word.count }
      at = found + 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the range of the first place of a word, or `nil` if there is none.
  func firstRange(of word: [UInt8]) -> Range<Int>? { self[...].firstRange(of: word) }
}
