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

  /// Appends text that may stand between quotes of either kind: with the same care, and `'` becomes `&#39;`.
  public mutating func appendQuotable(_ text: String) {
    appendQuotable(text.utf8.span)
  }

  /// A string whose UTF-8 does not lie in one piece, such as one from Objective-C.
  @usableFromInline @inline(never)
  mutating func appendBridged(_ text: String) {
    var text = text
    text.withUTF8 { unsafe escape($0) }
  }

  @usableFromInline
  mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe escape(text, apostrophes: false)
  }

  /// Copies sixteen bytes at a time while nothing needs a reference; made twice, so that the many texts which may keep their
  /// apostrophes do not pay for looking at them.
  ///
  /// The last few bytes of a text go as two words that may overlap: a byte at a time, they would cost more than all the others.
  @inline(__always)
  mutating func escape(_ text: UnsafeBufferPointer<UInt8>, apostrophes: Bool) {
    guard let start = text.baseAddress else { return }
    let total = text.count
    reserve(total)
    var at = 0
    while at < total {
      while at &+ 16 <= total, unsafe copyPlain(start + at, apostrophes) { at &+= 16 }
      let rest = total &- at
      if rest < 16, unsafe copyPlainEnd(start + at, rest, apostrophes) { return }
      let end = min(at &+ 16, total)
      while at < end {
        let byte = unsafe start[at]
        at &+= 1
        if let reference = Self.reference(for: byte, apostrophes) {
          append(reference)
          reserve(total &- at)
          break
        }
        unsafe base[length] = byte
        length &+= 1
      }
    }
  }

  /// Copies sixteen bytes, if none of them needs a reference.
  @inline(__always)
  private mutating func copyPlain(_ start: UnsafePointer<UInt8>, _ apostrophes: Bool) -> Bool {
    let bytes = unsafe UnsafeRawPointer(start).loadUnaligned(as: Sixteen.self)
    guard !Self.holdsSpecial(bytes, apostrophes) else { return false }
    unsafe UnsafeMutableRawPointer(base + length).storeBytes(of: bytes, as: Sixteen.self)
    length &+= 16
    return true
  }

  /// Copies fewer than sixteen bytes, if none of them needs a reference; of fewer than four, it does not look.
  @inline(__always)
  private mutating func copyPlainEnd(_ start: UnsafePointer<UInt8>, _ count: Int, _ apostrophes: Bool) -> Bool {
    if count == 0 { return true }
    let (text, output) = unsafe (UnsafeRawPointer(start), UnsafeMutableRawPointer(base + length))
    if count >= 8 {
      let first = unsafe text.loadUnaligned(as: UInt64.self)
      let last = unsafe text.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      let bytes = unsafe unsafeBitCast(SIMD2<UInt64>(first, last), to: Sixteen.self)
      guard !Self.holdsSpecial(bytes, apostrophes) else { return false }
      unsafe output.storeBytes(of: first, as: UInt64.self)
      unsafe output.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      let first = unsafe text.loadUnaligned(as: UInt32.self)
      let last = unsafe text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      let bytes = unsafe unsafeBitCast(SIMD4<UInt32>(first, last, first, last), to: Sixteen.self)
      guard !Self.holdsSpecial(bytes, apostrophes) else { return false }
      unsafe output.storeBytes(of: first, as: UInt32.self)
      unsafe output.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
    } else {
      return false
    }
    length &+= count
    return true
  }

  /// Whether one of the bytes is `&`, `<`, `>`, `"`, or a control character that is no line feed; or an apostrophe, if
  /// these are asked for.
  ///
  /// `"` and `&` differ in one bit, as do `<` and `>`. All types of vectors are written out: where one is inferred, the compiler takes
  /// operators that go from byte to byte, thirty times as slow.
  @inline(__always)
  private static func holdsSpecial(_ bytes: Sixteen, _ apostrophes: Bool) -> Bool {
    let quotes: Sixteen = bytes | Sixteen(repeating: 0x04)
    let angles: Sixteen = bytes | Sixteen(repeating: 0x02)
    var references = (quotes .== Sixteen(repeating: 0x26)) .| (angles .== Sixteen(repeating: 0x3E))
    if apostrophes { references = references .| (bytes .== Sixteen(repeating: 0x27)) }
    let controls = (bytes .< Sixteen(repeating: 0x20)) .& (bytes .!= Sixteen(repeating: 0x0A))
    let words = unsafe unsafeBitCast(references .| controls, to: SIMD2<UInt64>.self)
    return words.x | words.y != 0
  }

  private typealias Sixteen = SIMD16<UInt8>

  @inline(__always)
  private static func reference(for byte: UInt8, _ apostrophes: Bool) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'") where apostrophes: "&#39;"
    case 0x0D: "&#13;"
    case 0..<0x09, 0x0B, 0x0E..<0x20: "\u{FFFD}"
    default: nil
    }
  }
}
