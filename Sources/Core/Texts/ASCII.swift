extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  /// Whether the byte is a digit of ASCII.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a letter or a digit of ASCII.
  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// Whether the byte is white space of ASCII, including vertical tabs.
  @inlinable @inline(__always)
  package var isASCIIWhiteSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  /// Whether the byte is white space in HTML, which has no vertical tabs.
  @inlinable @inline(__always)
  package var isMarkupSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  /// Whether the byte is a space or a tab.
  @inlinable @inline(__always)
  package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// The byte in lower case, if it is an ASCII letter.
  @inlinable @inline(__always)
  package var lowercasedASCII: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }

  /// The value of a hexadecimal digit in upper or lower case; `nil` for another byte.
  @inlinable @inline(__always)
  package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") ? letter - UInt8(ascii: "a") + 10 : nil
  }

  /// The byte as two hexadecimal digits in upper case.
  @inlinable @inline(__always)
  package var hexadecimalDigits: (UInt8, UInt8) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value }
    return (digit(self >> 4), digit(self & 15))
  }
}
