/// The bytes of one language: a text, or the stretch of a text that is embedded in another language.
///
/// What only looks at bytes is asked here and not of the scanner, for a call would copy that: it is large, and this is small.
struct CodeText {
  let bytes: [UInt8]
  var start: Int
  var end: Int

  @inline(__always)
  subscript(position: Int) -> UInt8 { bytes[position] }

  // MARK: One place

  @inline(__always)
  func isByte(_ byte: UInt8, at position: Int) -> Bool { position < end && bytes[position] == byte }

  @inline(__always)
  func isDigit(at position: Int) -> Bool {
    position < end && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
  }

  @inline(__always)
  func isLineStart(_ position: Int) -> Bool { position == start || bytes[position - 1] == UInt8(ascii: "\n") }

  /// Whether what stands here is a member, behind a point; the second point of `0..<n` makes none.
  @inline(__always)
  func isBehindPoint(_ position: Int) -> Bool {
    guard position > start, bytes[position - 1] == UInt8(ascii: ".") else { return false }
    return position - 1 == start || bytes[position - 2] != UInt8(ascii: ".")
  }

  /// Whether no space goes before a place, and no letter or digit follows another.
  func isWordEnd(_ closing: Int, _ next: Int) -> Bool {
    !bytes[closing - 1].isSpace && (next >= end || bytes[next] >= 0x80 || !bytes[next].isNamePart)
  }

  // MARK: Stretches

  /// Where the blanks before a place begin.
  @inline(__always)
  func startOfBlanks(before position: Int) -> Int {
    var position = position
    while position > start, bytes[position - 1].isBlank { position &-= 1 }
    return position
  }

  /// Where the spaces and line feeds before a place begin.
  @inline(__always)
  func startOfSpaces(before position: Int) -> Int {
    var position = position
    while position > start, bytes[position - 1].isSpace { position &-= 1 }
    return position
  }

  /// Where the blanks behind a place end.
  @inline(__always)
  func endOfBlanks(from position: Int) -> Int {
    var position = position
    while position < end, bytes[position].isBlank { position &+= 1 }
    return position
  }

  /// Where the spaces and line feeds behind a place end.
  func endOfSpaces(from position: Int) -> Int {
    var position = position
    while position < end, bytes[position].isSpace { position &+= 1 }
    return position
  }

  /// Where a line ends, before its line feed.
  func endOfLine(from position: Int) -> Int {
    var position = position
    while position < end, bytes[position] != UInt8(ascii: "\n") { position &+= 1 }
    return position
  }

  /// Where the character ends that begins here.
  func endOfCharacter(_ position: Int) -> Int {
    var position = position + 1
    if bytes[position - 1] < 0xC0 { return position }
    while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    return position
  }

  // MARK: Searches

  /// Whether two stretches hold the same.
  func isSame(_ stretch: Range<Int>, at position: Int) -> Bool {
    guard position + stretch.count <= end else { return false }
    for (offset, index) in stretch.enumerated() where bytes[position + offset] != bytes[index] { return false }
    return true
  }

  /// The next place of a text, in upper or lower case; else the end.
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

  /// The line that closes what a fence opened, with nothing on it but as many of its marks: the line feed before it, and the marks.
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
  /// A letter in lower case; of anything else something that is no letter.
  @inline(__always)
  var folded: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  @inline(__always)
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// A letter, a digit, `_`, or a part of a character beyond ASCII.
  @inline(__always)
  var isNamePart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(folded)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
