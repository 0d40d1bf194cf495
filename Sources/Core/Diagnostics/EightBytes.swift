/// Eight bytes of a text, looked at all at once.
///
/// An answer has the highest bit of each byte of which something is true, the first byte of the text being the lowest.
@frozen
public struct EightBytes {
  @usableFromInline let word: UInt64

  /// The answer yes for each.
  @inlinable @inline(__always)
  public static var all: UInt64 { each(0x80) }

  /// Takes eight bytes of a text, which has as many from the offset on.
  @inlinable @inline(__always)
  public init(_ text: Span<UInt8>, at offset: Int) {
    word = unsafe UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Takes eight bytes of a text, or what is left of it and zeros.
  @inlinable @inline(__always)
  public init(upTo text: Span<UInt8>, at offset: Int) {
    self = offset + 8 <= text.count ? EightBytes(text, at: offset) : EightBytes(endOf: text, from: offset)
  }

  @usableFromInline
  init(endOf text: Span<UInt8>, from offset: Int) {
    word = (offset..<text.count).reversed().reduce(0) { $0 << 8 | UInt64(text[$1]) }
  }

  /// Where a byte stands.
  @inlinable @inline(__always)
  public func matches(_ byte: UInt8) -> UInt64 { Self.zeros(of: word ^ Self.each(byte)) }

  /// Where spaces, points, commas or one of `" $ & ( *` stand: the even ones of sixteen that lie side by side.
  @inlinable @inline(__always)
  public var separators: UInt64 { Self.zeros(of: (word | Self.each(0x0E)) ^ Self.each(UInt8(ascii: "."))) }

  /// Where letters of ASCII stand.
  @inlinable @inline(__always)
  public var letters: UInt64 { within(UInt8(ascii: "a")...UInt8(ascii: "z"), of: word | Self.each(0x20)) }

  /// Where digits stand.
  @inlinable @inline(__always)
  public var digits: UInt64 { within(UInt8(ascii: "0")...UInt8(ascii: "9"), of: word) }

  /// Where bytes stand that are not ASCII.
  @inlinable @inline(__always)
  public var others: UInt64 { word & Self.all }

  /// Whether one of `[ \ ] ^ _ { | } ~` may be among them; where it says no, none is.
  @inlinable @inline(__always)
  public var mayHoldBracket: Bool {
    // The lower row of these comes last in ASCII, and the upper one differs from it in one bit.
    let lower = (word | Self.each(0x20)) & Self.each(0x7F)
    return (lower &+ Self.each(0x80 - UInt8(ascii: "{"))) & Self.all != 0
  }

  /// Where bytes stand that continue a code point.
  var continuations: UInt64 { word & ~(word << 1) & Self.all }

  /// Whether all are ASCII, and none is a control character below 0x0E.
  @inline(__always)
  var isPlain: Bool { (word | (word &- Self.each(0x0E))) & Self.all == 0 }

  @inlinable @inline(__always)
  func within(_ range: ClosedRange<UInt8>, of word: UInt64) -> UInt64 {
    let low = word & Self.each(0x7F)
    let reaches = low &+ Self.each(0x80 &- range.lowerBound)
    let exceeds = low &+ Self.each(0x7F &- range.upperBound)
    return reaches & ~exceeds & ~word & Self.all
  }

  @inlinable @inline(__always)
  static func zeros(of word: UInt64) -> UInt64 { ~((word & each(0x7F)) &+ each(0x7F) | word) & all }

  /// How many bytes come before the first of which the answer is no.
  @inlinable @inline(__always)
  public static func count(before answer: UInt64) -> Int { (~answer & all).trailingZeroBitCount / 8 }

  /// Of how many bytes the answer is yes.
  @inlinable @inline(__always)
  public static func number(of answer: UInt64) -> Int { Int(((answer >> 7) &* each(1)) >> 56) }

  @inlinable @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are valid UTF-8: only what is not ASCII needs a closer look, one stretch of it after the other.
  var isUTF8: Bool {
    let text = span
    var at = 0
    while at < text.count {
      if at + ThirtyTwoBytes.count <= text.count, ThirtyTwoBytes(text, at: at).isASCII {
        at += ThirtyTwoBytes.count
        continue
      }
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

  /// Where a byte first stands, from an index on.
  public func place(of byte: UInt8, from start: Int) -> Int? {
    span.place(of: byte, from: start - startIndex).map { startIndex + $0 }
  }

  /// Where a byte first stands.
  public func place(of byte: UInt8) -> Int? { place(of: byte, from: startIndex) }
}

extension Span<UInt8> {
  /// Where a byte first stands, from an offset on.
  func place(of byte: UInt8, from start: Int) -> Int? {
    var at = start
    while at &+ ThirtyTwoBytes.count <= count, !ThirtyTwoBytes(self, at: at).holds(byte) { at &+= ThirtyTwoBytes.count }
    while at &+ 8 <= count {
      let found = EightBytes(self, at: at).matches(byte)
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < count {
      if self[at] == byte { return at }
      at &+= 1
    }
    return nil
  }
}

extension String {
  /// Whether a byte stands in its UTF-8.
  package func holds(_ byte: UInt8) -> Bool { utf8Span.span.place(of: byte, from: 0) != nil }

  /// Whether its UTF-8 is nothing but ASCII.
  package var isASCII: Bool {
    var span = utf8Span
    return span.checkForASCII()
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
