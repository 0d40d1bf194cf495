/// The bytes of one language: a whole text, or the part of a text that is embedded in another language.
///
/// The helpers that only read bytes are methods of this type, not of `Scanner`. Calling a method may copy the value,
/// and a scanner is large.
struct CodeText {
  let bytes: [UInt8]
  var start: Int
  var end: Int

  @inline(__always)
  subscript(position: Int) -> UInt8 { bytes[position] }

  // MARK: One position

  @inline(__always)
  func isByte(_ byte: UInt8, at position: Int) -> Bool { position < end && bytes[position] == byte }

  @inline(__always)
  func isDigit(at position: Int) -> Bool {
    position < end && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
  }

  @inline(__always)
  func isLineStart(_ position: Int) -> Bool { position == start || bytes[position - 1] == UInt8(ascii: "\n") }

  /// Returns whether a dot is directly before a position, unless it is the second of two dots, as in `0..<n`.
  @inline(__always)
  func isAfterPoint(_ position: Int) -> Bool {
    guard position > start, bytes[position - 1] == UInt8(ascii: ".") else { return false }
    return position - 1 == start || bytes[position - 2] != UInt8(ascii: ".")
  }

  /// Returns whether a closing delimiter has no space before `closing`, and no letter or digit at `next`.
  func isWordEnd(_ closing: Int, _ next: Int) -> Bool {
    !bytes[closing - 1].isSpace && (next >= end || bytes[next] >= 0x80 || !bytes[next].isNamePart)
  }

  // MARK: Ranges

  /// Returns the start of the spaces and tabs before a position.
  @inline(__always)
  func startOfBlanks(before position: Int) -> Int {
    var position = position
    while position > start, bytes[position - 1].isBlank { position &-= 1 }
    return position
  }

  /// Returns the start of the white space before a position.
  @inline(__always)
  func startOfSpaces(before position: Int) -> Int {
    var position = position
    while position > start, bytes[position - 1].isSpace { position &-= 1 }
    return position
  }

  /// Returns the end of the spaces and tabs from a position on.
  @inline(__always)
  func endOfBlanks(from position: Int) -> Int {
    var position = position
    while position < end, bytes[position].isBlank { position &+= 1 }
    return position
  }

  /// Returns the end of the white space from a position on.
  func endOfSpaces(from position: Int) -> Int {
    var position = position
    while position < end, bytes[position].isSpace { position &+= 1 }
    return position
  }

  /// Returns the end of the line, before its line feed.
  func endOfLine(from position: Int) -> Int {
    var position = position
    while position < end, bytes[position] != UInt8(ascii: "\n") { position &+= 1 }
    return position
  }

  /// Returns the end of the character that starts at a position.
  func endOfCharacter(_ position: Int) -> Int {
    var position = position + 1
    if bytes[position - 1] < 0xC0 { return position }
    while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    return position
  }

  // MARK: Searches

  /// Returns whether the bytes of a range are repeated at a position.
  func isSame(_ stretch: Range<Int>, at position: Int) -> Bool {
    guard position + stretch.count <= end else { return false }
    for (offset, index) in stretch.enumerated() where bytes[position + offset] != bytes[index] { return false }
    return true
  }

  /// Returns the next position of a lower-case text, ignoring case, or the end.
  func find(_ closing: [UInt8], from position: Int) -> Int {
    var index = position
    while index + closing.count <= end {
      if bytes[index] == closing[0], closing.indices.allSatisfy({ bytes[index + $0].folded == closing[$0] }) {
        return index
      }
      index += 1
    }
    return end
  }

  /// Returns the line that closes a fence: the line feed before the line, and the range of its marks.
  ///
  /// A closing line has at least as many marks as the opening fence, and no other text.
  func closingFence(of fence: Range<Int>, from position: Int) -> (lineStart: Int, marks: Range<Int>)? {
    guard let mark = bytes[fence].first else { return nil }
    var index = endOfLine(from: position)
    while index < end {
      var next = index + 1
      while isByte(UInt8(ascii: " "), at: next) { next += 1 }
      var last = next
      while isByte(mark, at: last) { last += 1 }
      if last - next >= fence.count {
        let rest = endOfBlanks(from: last)
        if rest >= end || bytes[rest] == UInt8(ascii: "\n") || bytes[rest] == UInt8(ascii: "\r") {
          return (index, next..<last)
        }
      }
      index = endOfLine(from: max(index + 1, min(last, end)))
    }
    return nil
  }
}

extension UInt8 {
  /// The byte in lower case, if it is a letter.
  @inline(__always)
  var folded: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  @inline(__always)
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Whether the byte is a letter, a digit, `_`, or part of a character outside ASCII.
  @inline(__always)
  var isNamePart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(folded)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
