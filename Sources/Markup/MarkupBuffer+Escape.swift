extension MarkupBuffer {
  /// Appends text where HTML expects text or a quoted attribute value.
  ///
  /// `&`, `<`, `>` and `"` become references, as the GFM specification writes them. A carriage return becomes
  /// `&#13;`, for a parser would turn a bare one into a line feed; other control characters, which HTML cannot say, become
  /// U+FFFD, but for tabs, line feeds and form feeds.
  @inlinable @inline(__always)
  public mutating func appendText(_ text: String) {
    if unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe escape($0) }) == nil { appendBridged(text) }
  }

  /// A string whose UTF-8 does not lie in one piece, such as one from Objective-C.
  @usableFromInline @inline(never)
  mutating func appendBridged(_ text: String) {
    var text = text
    text.withUTF8 { unsafe escape($0) }
  }

  /// Copies eight bytes at a time while nothing needs a reference.
  ///
  /// The last few bytes of a text go as one word with bytes before them that were just written: a byte at a time, they would
  /// cost more than all the others.
  @usableFromInline
  mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    let total = text.count
    reserve(total &+ 8)
    var at = 0
    while at < total {
      while at &+ 8 <= total, unsafe copyPlain(start, at: at) { at &+= 8 }
      let rest = total &- at
      if rest < 8, unsafe copyPlainEnd(start, total, rest: rest) { return }
      let end = min(at &+ 8, total)
      while at < end {
        let byte = unsafe start[at]
        at &+= 1
        if let reference = Self.reference(for: byte) {
          append(reference)
          reserve(total &- at &+ 8)
          break
        }
        unsafe base[length] = byte
        length &+= 1
      }
    }
  }

  /// Copies eight bytes, if none of them needs a reference.
  @inline(__always)
  private mutating func copyPlain(_ start: UnsafePointer<UInt8>, at offset: Int) -> Bool {
    let word = unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
    guard !Self.holdsSpecial(word) else { return false }
    unsafe UnsafeMutableRawPointer(base + length).storeBytes(of: word, as: UInt64.self)
    length &+= 8
    return true
  }

  /// Copies the last bytes of a text, fewer than eight, if none of them needs a reference.
  @inline(__always)
  private mutating func copyPlainEnd(_ start: UnsafePointer<UInt8>, _ total: Int, rest: Int) -> Bool {
    if rest == 0 { return true }
    if total >= 8 {
      length &-= 8 &- rest
      if unsafe copyPlain(start, at: total &- 8) { return true }
      length &+= 8 &- rest
      return false
    }
    guard total >= 4, rest == total else { return false }
    let low = unsafe UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    let high = unsafe UnsafeRawPointer(start + total - 4).loadUnaligned(as: UInt32.self)
    guard !Self.holdsSpecial(UInt64(low) | UInt64(high) << 32) else { return false }
    unsafe UnsafeMutableRawPointer(base + length).storeBytes(of: low, as: UInt32.self)
    unsafe UnsafeMutableRawPointer(base + length + total - 4).storeBytes(of: high, as: UInt32.self)
    length &+= total
    return true
  }

  /// Whether one of the eight bytes is `&`, `<`, `>`, `"`, or a control character that is no line feed.
  ///
  /// `"` and `&` differ in one bit, as do `<` and `>`, so two tests for a zero byte find all four. A byte minus one has its
  /// high bit set if it was zero or not ASCII; masking with the word's own high bits leaves the zeros. Which byte was found does
  /// not matter there, but it does for control characters, from which line feeds are taken away: those tests carry nothing over.
  @inline(__always)
  private static func holdsSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let quotes = (word | (ones &* 0x04)) ^ (ones &* 0x26)
    let angles = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
    let zeros = ((quotes &- ones) | (angles &- ones)) & ~word
    // A control character has none of the three high bits.
    let controls = ~(((word & (ones &* 0x60)) &+ lows) | word)
    let feeds = word ^ (ones &* 0x0A)
    let others = ((feeds & lows) &+ lows) | feeds
    return (zeros | (controls & others)) & 0x8080_8080_8080_8080 != 0
  }

  @inline(__always)
  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0x0D: "&#13;"
    case 0..<0x09, 0x0B, 0x0E..<0x20: "\u{FFFD}"
    default: nil
    }
  }
}
