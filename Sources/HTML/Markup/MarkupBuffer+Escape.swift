import Texts

extension MarkupBuffer {
  /// Appends text, escaped for element content or a double-quoted attribute value.
  ///
  /// `&`, `<`, `>` and `"` become character references, as in the GFM specification. A carriage return becomes `&#13;`,
  /// because HTML parsers turn the character into a line feed. Tabs, line feeds and form feeds stay. Other control
  /// characters are invalid in HTML and become U+FFFD.
  @inlinable @inline(__always)
  package mutating func appendText(_ text: String) {
    if unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe escape($0) }) == nil { appendBridged(text) }
  }

  /// Appends text, escaped like `appendText(_:)` and safe in single quotes: `'` becomes `&#39;`.
  package mutating func appendQuotable(_ text: String) {
    appendQuotable(text.utf8.span)
  }

  /// Appends a string whose UTF-8 is not contiguous, such as one from Objective-C.
  @usableFromInline @inline(never)
  mutating func appendBridged(_ text: String) {
    var text = text
    text.withUTF8 { unsafe escape($0) }
  }

  @usableFromInline
  mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe escape(text, apostrophes: false)
  }

  /// Copies sixteen bytes at a time while none needs escaping.
  ///
  /// This is inlined once with and once without apostrophes, so that most text does not pay for the extra check. The
  /// last bytes are copied as two words that may overlap. Copying them one by one would cost more than copying all
  /// other bytes.
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

  /// Copies sixteen bytes, unless one of them needs escaping.
  @inline(__always)
  private mutating func copyPlain(_ start: UnsafePointer<UInt8>, _ apostrophes: Bool) -> Bool {
    let bytes = unsafe UnsafeRawPointer(start).loadUnaligned(as: Sixteen.self)
    guard !Self.holdsSpecial(bytes, apostrophes) else { return false }
    unsafe UnsafeMutableRawPointer(base + length).storeBytes(of: bytes, as: Sixteen.self)
    length &+= 16
    return true
  }

  /// Copies 4 to 15 bytes, unless one of them needs escaping, and returns whether all bytes are copied.
  ///
  /// Shorter text is not copied, so the result is `false`; for empty text, it is `true`.
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

  /// Returns whether one of the bytes needs escaping.
  ///
  /// The bytes that need escaping are `&`, `<`, `>`, `"`, control characters other than a line feed, and `'` if
  /// `apostrophes` is true.
  ///
  /// `"` and `&` differ in one bit, as do `<` and `>`, so one comparison finds both. The vector types are explicit: for
  /// inferred types, the compiler chooses operators that work byte by byte and are thirty times as slow.
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

extension MarkupBuffer {
  /// Returns text, escaped like `appendText(_:)`.
  package static func escaped(_ text: String) -> String {
    var buffer = MarkupBuffer(capacity: text.utf8.count)
    buffer.appendText(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Appends UTF-8 text, escaped like `appendText(_:)` for strings.
  @inlinable @inline(__always)
  package mutating func appendText(_ bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe escape($0) }
  }

  /// Appends UTF-8 text, escaped like `appendQuotable(_:)` for strings.
  package mutating func appendQuotable(_ bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe escape($0, apostrophes: true) }
  }

  /// Appends a URL as CommonMark writes it into an attribute, with `%XX` for characters that URLs cannot contain.
  ///
  /// This does not check whether the URL is safe to follow; `URLScheme.isSafe` does.
  package mutating func appendAddress(_ bytes: borrowing Span<UInt8>) {
    let isAllowed = Self.isAllowedInAddress
    var at = 0
    while at < bytes.count {
      let start = at
      while at < bytes.count, isAllowed[Int(bytes[at])] { at += 1 }
      append(rendered: bytes.extracting(start..<at))
      guard at < bytes.count else { return }
      appendInAddress(bytes[at])
      at += 1
    }
  }

  /// Appends the escaped form of a byte that a URL cannot contain.
  private mutating func appendInAddress(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "'"): append("&#x27;")
    default:
      append("%")
      append(hexadecimal: byte)
    }
  }

  /// Whether each byte may be in a URL: letters, digits and `-_.+!*(),%#@?=;:/$~`.
  private static let isAllowedInAddress = (ByteSet.unreserved + "+!*(),%#@?=;:/$").table

  /// Appends a byte as two hexadecimal digits.
  mutating func append(hexadecimal byte: UInt8) {
    let (high, low) = byte.hexadecimalDigits
    append(byte: high)
    append(byte: low)
  }
}
