/// Eight bytes of a text, looked at all at once.
///
/// An answer has the highest bit of each byte of which something is true, the first byte of the text being the lowest.
@frozen
public struct EightBytes {
  @usableFromInline let word: UInt64

  /// Takes eight bytes of a text, which has as many from the offset on.
  @inlinable @inline(__always)
  public init(_ text: Span<UInt8>, at offset: Int) {
    word = unsafe UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Where a byte stands.
  @inlinable @inline(__always)
  public func matches(_ byte: UInt8) -> UInt64 {
    let other = word ^ Self.each(byte)
    return ~((other & Self.each(0x7F)) &+ Self.each(0x7F) | other) & Self.each(0x80)
  }

  /// Where letters of ASCII stand.
  @inlinable @inline(__always)
  public var letters: UInt64 { within(UInt8(ascii: "a")...UInt8(ascii: "z"), of: word | Self.each(0x20)) }

  /// Where digits stand.
  @inlinable @inline(__always)
  public var digits: UInt64 { within(UInt8(ascii: "0")...UInt8(ascii: "9"), of: word) }

  /// Where bytes stand that are not ASCII.
  @inlinable @inline(__always)
  public var others: UInt64 { word & Self.each(0x80) }

  @inlinable @inline(__always)
  func within(_ range: ClosedRange<UInt8>, of word: UInt64) -> UInt64 {
    let low = word & Self.each(0x7F)
    let reaches = low &+ Self.each(0x80 &- range.lowerBound)
    let exceeds = low &+ Self.each(0x7F &- range.upperBound)
    return reaches & ~exceeds & ~word & Self.each(0x80)
  }

  /// How many bytes come before the first of which the answer is no.
  @inlinable @inline(__always)
  public static func count(before answer: UInt64) -> Int { (~answer & each(0x80)).trailingZeroBitCount / 8 }

  @inlinable @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are valid UTF-8: only what is not ASCII needs a closer look, one stretch of it after the other.
  var isUTF8: Bool {
    let text = span
    var at = 0
    while at < text.count {
      if at + 8 <= text.count {
        let plain = EightBytes.count(before: ~EightBytes(text, at: at).others)
        at += plain
        if plain == 8 { continue }
      } else if text[at].isASCII {
        at += 1
        continue
      }
      let start = at
      while at < text.count, !text[at].isASCII { at += 1 }
      if (try? UTF8Span(validating: text.extracting(start..<at))) == nil { return false }
    }
    return true
  }

  /// Where a byte first stands, from an index on; eight times as fast as looking at each.
  public func place(of byte: UInt8, from start: Int) -> Int? {
    let text = span
    var at = start - startIndex
    while at + 8 <= count {
      let found = EightBytes(text, at: at).matches(byte)
      if found != 0 { return startIndex + at + found.trailingZeroBitCount / 8 }
      at += 8
    }
    return self[(startIndex + at)...].firstIndex(of: byte)
  }

  /// Where a byte first stands.
  public func place(of byte: UInt8) -> Int? { place(of: byte, from: startIndex) }
}

extension String {
  /// Whether a byte stands in its UTF-8.
  package func holds(_ byte: UInt8) -> Bool {
    let text = utf8Span.span
    for at in text.indices where text[at] == byte { return true }
    return false
  }

  /// Whether a word stands in its UTF-8.
  package func holds(_ word: String) -> Bool {
    let (text, word) = (utf8Span.span, word.utf8Span.span)
    guard text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) {
      var length = 0
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
