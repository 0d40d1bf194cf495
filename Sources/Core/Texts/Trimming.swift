extension BidirectionalCollection {
  /// Returns the part without the elements at its start that match.
  @inlinable @inline(__always)
  package func trimmedStart(where isTrimmed: (Element) -> Bool) -> SubSequence {
    var start = startIndex
    while start < endIndex, isTrimmed(self[start]) { formIndex(after: &start) }
    return self[start..<endIndex]
  }

  /// Returns the part without the elements at its end that match.
  @inlinable @inline(__always)
  package func trimmedEnd(where isTrimmed: (Element) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex {
      let last = index(before: end)
      guard isTrimmed(self[last]) else { break }
      end = last
    }
    return self[startIndex..<end]
  }

  /// Returns the part without the elements at its start and at its end that match.
  ///
  /// If all match, the part is empty and at the end.
  @inlinable @inline(__always)
  package func trimmed(where isTrimmed: (Element) -> Bool) -> SubSequence {
    let start = trimmedStart(where: isTrimmed).startIndex
    var end = endIndex
    while end > start {
      let last = index(before: end)
      guard isTrimmed(self[last]) else { break }
      end = last
    }
    return self[start..<end]
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without spaces and control characters at the start.
  @inlinable @inline(__always)
  package var trimmedStart: SubSequence { trimmedStart(where: { $0 <= 0x20 }) }

  /// The bytes without spaces and control characters at the end.
  @inlinable @inline(__always)
  package var trimmedEnd: SubSequence { trimmedEnd(where: { $0 <= 0x20 }) }

  /// The bytes without spaces and control characters at both ends.
  @inlinable @inline(__always)
  package var trimmed: SubSequence { trimmed(where: { $0 <= 0x20 }) }
}

extension BidirectionalCollection<Character> {
  /// The text without Unicode's white space at the start.
  @inlinable
  package var trimmedStart: SubSequence { trimmedStart(where: { $0.isWhitespace }) }

  /// The text without Unicode's white space at the end.
  @inlinable
  package var trimmedEnd: SubSequence { trimmedEnd(where: { $0.isWhitespace }) }

  /// The text without Unicode's white space at both ends.
  @inlinable
  package var trimmed: SubSequence { trimmed(where: { $0.isWhitespace }) }
}

extension String {
  /// The text without Unicode's white space at the end.
  package var trimmedEnd: String { String(self[...].trimmedEnd) }

  /// The text without Unicode's white space at both ends.
  ///
  ///     " a b\n".trimmed  // a b
  package var trimmed: String {
    // Fast path: most texts begin and end with a printed character of ASCII.
    if let first = utf8.first, let last = utf8.last, first > 0x20, first < 0x80, last > 0x20, last < 0x80 {
      return self
    }
    return String(self[...].trimmed)
  }
}
