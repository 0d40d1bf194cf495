/// Eight bytes of a text in one 64-bit word, compared all at once.
///
/// A comparison returns a mask: a byte that matches has its highest bit set. The text's first byte is the lowest byte.
package struct EightBytes {
  @usableFromInline let word: UInt64

  /// The mask in which every byte matches.
  @inlinable @inline(__always)
  package static var all: UInt64 { each(0x80) }

  /// Loads eight bytes at an offset; the text must have that many.
  @inlinable @inline(__always)
  package init(_ text: Span<UInt8>, at offset: Int) {
    word = unsafe UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Loads eight bytes at an offset, filled up with zeros if the text ends earlier.
  @inlinable @inline(__always)
  package init(upTo text: Span<UInt8>, at offset: Int) {
    self = offset + 8 <= text.count ? EightBytes(text, at: offset) : EightBytes(endOf: text, from: offset)
  }

  @usableFromInline
  init(endOf text: Span<UInt8>, from offset: Int) {
    word = (offset..<text.count).reversed().reduce(0) { $0 << 8 | UInt64(text[$1]) }
  }

  /// Returns the mask of the bytes that equal a byte.
  @inlinable @inline(__always)
  package func matches(_ byte: UInt8) -> UInt64 { Self.zeros(of: word ^ Self.each(byte)) }

  /// The mask of spaces, points, commas and `" $ & ( *`.
  ///
  /// The separators are the even values among sixteen adjacent byte values, so one comparison finds them all.
  @inlinable @inline(__always)
  package var separators: UInt64 { Self.zeros(of: (word | Self.each(0x0E)) ^ Self.each(UInt8(ascii: "."))) }

  /// The mask of ASCII letters.
  @inlinable @inline(__always)
  package var letters: UInt64 { within(UInt8(ascii: "a")...UInt8(ascii: "z"), of: word | Self.each(0x20)) }

  /// The mask of ASCII digits.
  @inlinable @inline(__always)
  package var digits: UInt64 { within(UInt8(ascii: "0")...UInt8(ascii: "9"), of: word) }

  /// The mask of bytes outside ASCII.
  @inlinable @inline(__always)
  package var nonASCII: UInt64 { word & Self.all }

  /// Whether one of `[ \ ] ^ _ { | } ~` may be among the bytes; `false` means that none is.
  @inlinable @inline(__always)
  package var mayHoldBracket: Bool {
    // `{ | } ~` are the last printable bytes of ASCII, and `[ \ ] ^` differ from them in one bit.
    let lower = (word | Self.each(0x20)) & Self.each(0x7F)
    return (lower &+ Self.each(0x80 - UInt8(ascii: "{"))) & Self.all != 0
  }

  /// The mask of UTF-8 continuation bytes.
  var continuations: UInt64 { word & ~(word << 1) & Self.all }

  /// Whether all bytes are ASCII and none is a control character below 0x0E.
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

  /// Returns the number of matching bytes before the first byte that does not match.
  @inlinable @inline(__always)
  package static func count(before mask: UInt64) -> Int { (~mask & all).trailingZeroBitCount / 8 }

  /// Returns the number of bytes that match.
  @inlinable @inline(__always)
  package static func count(of mask: UInt64) -> Int { Int(((mask >> 7) &* each(1)) >> 56) }

  @inlinable @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are valid UTF-8; runs of ASCII are skipped, and the rest is validated run by run.
  var isUTF8: Bool {
    let text = span
    var at = 0
    while at < text.count {
      if at + ThirtyTwoBytes.count <= text.count, ThirtyTwoBytes(text, at: at).isASCII {
        at += ThirtyTwoBytes.count
        continue
      }
      if at + 8 <= text.count {
        let plain = EightBytes.count(before: ~EightBytes(text, at: at).nonASCII)
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

  /// Returns the first index of a byte at or after `start`, or `nil`.
  package func fastFirstIndex(of byte: UInt8, from start: Int) -> Int? {
    span.fastFirstIndex(of: byte, from: start - startIndex).map { startIndex + $0 }
  }

  /// Returns the first index of a byte, or `nil`.
  package func fastFirstIndex(of byte: UInt8) -> Int? { fastFirstIndex(of: byte, from: startIndex) }
}

extension Span<UInt8> {
  /// Returns whether the bytes contain a word.
  package func holds(_ word: String) -> Bool { offset(of: word.utf8Span.span) != nil }

  /// Returns the offset of the first place of a word, or `nil`.
  func offset(of word: Span<UInt8>) -> Int? {
    if word.isEmpty { return 0 }
    var start = 0
    while let found = fastFirstIndex(of: word[0], from: start), found + word.count <= count {
      var length = 1
      while length < word.count, self[found + length] == word[length] { length += 1 }
      if length == word.count { return found }
      start = found + 1
    }
    return nil
  }

  /// Returns the offset of a byte at or after `start`, or `nil`.
  func fastFirstIndex(of byte: UInt8, from start: Int) -> Int? {
    var at = start
    while at &+ ThirtyTwoBytes.count <= count, !ThirtyTwoBytes(self, at: at).holds(byte) { at &+= ThirtyTwoBytes.count }
    while at &+ 8 <= count {
      let mask = EightBytes(self, at: at).matches(byte)
      if mask != 0 { return at &+ mask.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < count {
      if self[at] == byte { return at }
      at &+= 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Returns the range of the first place of a word, or `nil`.
  ///
  /// The standard library's search, which works for any collection, takes a hundred times as long.
  package func firstRange(of word: [UInt8]) -> Range<Int>? {
    span.offset(of: word.span).map { startIndex + $0..<startIndex + $0 + word.count }
  }
}

extension [UInt8] {
  /// Returns the range of the first place of a word, or `nil`.
  package func firstRange(of word: [UInt8]) -> Range<Int>? { self[...].firstRange(of: word) }
}

extension String {
  /// Returns whether the UTF-8 contains a byte.
  package func holds(_ byte: UInt8) -> Bool { utf8Span.span.fastFirstIndex(of: byte, from: 0) != nil }

  /// Whether the UTF-8 is ASCII only.
  package var isASCII: Bool {
    var span = utf8Span
    return span.checkForASCII()
  }

  /// Returns whether the UTF-8 contains a word.
  package func holds(_ word: String) -> Bool { utf8Span.span.holds(word) }
}

extension Substring {
  /// Returns whether the UTF-8 contains a word.
  package func holds(_ word: String) -> Bool { utf8Span.span.holds(word) }
}

/// Thirty-two bytes of a text, for a fast check whether they contain a rare byte.
///
/// If they do, ``EightBytes`` finds the byte's offset. The bytes fill two vector registers, which every 64-bit machine
/// has; this is four times as fast as 64-bit words. The vector types are written out. For inferred types, the compiler
/// chooses operators that work byte by byte and are thirty times as slow.
struct ThirtyTwoBytes {
  private typealias Vector = SIMD32<UInt8>

  private let bytes: Vector

  /// The number of bytes.
  static let count = 32

  /// Loads the bytes at an offset; the text must have that many.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: Vector.self)
  }

  /// Returns whether one of the bytes equals `byte`.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool { Self.isAny(bytes .== Vector(repeating: byte)) }

  /// Whether all bytes are ASCII.
  @inline(__always)
  var isASCII: Bool { !Self.isAny(bytes .>= Vector(repeating: 0x80)) }

  /// Whether all bytes are ASCII and none is a control character below 0x0E.
  @inline(__always)
  var isPlain: Bool { !Self.isAny((bytes &- Vector(repeating: 0x0E)) .>= Vector(repeating: 0x80 - 0x0E)) }

  /// Returns whether any byte of a mask is set.
  @inline(__always)
  private static func isAny(_ mask: SIMDMask<SIMD32<Int8>>) -> Bool {
    let words = unsafe unsafeBitCast(mask, to: SIMD4<UInt64>.self)
    return (words.x | words.y) | (words.z | words.w) != 0
  }
}
