extension MarkupBuffer {
  /// Appends text that is at hand as bytes, with the same care as `appendText(_:)`.
  @inlinable @inline(__always)
  public mutating func appendText(_ bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe escape($0) }
  }

  /// Appends text that is at hand as bytes, with the same care as `appendQuotable(_:)`.
  public mutating func appendQuotable(_ bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe escape($0, apostrophes: true) }
  }

  /// Appends an address as CommonMark writes it into an attribute: what cannot stand in one becomes `%XX`.
  ///
  /// Nobody asks here whether following it is safe; `URLScheme.isSafe` does.
  public mutating func appendAddress(_ bytes: borrowing Span<UInt8>) {
    let stands = Self.standsInAddress
    var at = 0
    while at < bytes.count {
      let start = at
      while at < bytes.count, stands[Int(bytes[at])] { at += 1 }
      append(rendered: bytes.extracting(start..<at))
      guard at < bytes.count else { return }
      appendInAddress(bytes[at])
      at += 1
    }
  }

  /// Appends what cannot stand in an address as it is.
  private mutating func appendInAddress(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "'"): append("&#x27;")
    default:
      append("%")
      append(byte: Self.hexadecimal(byte >> 4))
      append(byte: Self.hexadecimal(byte & 15))
    }
  }

  /// Letters, digits and `-_.+!*(),%#@?=;:/$~`, by byte.
  private static let standsInAddress: [Bool] = (0..<256).map { byte in
    "-_.+!*(),%#@?=;:/$~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8.contains(UInt8(byte))
  }

  /// A digit of a number in base sixteen.
  static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit
  }
}
