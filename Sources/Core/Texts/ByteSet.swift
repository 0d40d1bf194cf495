/// A set of bytes, written like a bracket expression: `"a-zA-Z0-9_"`.
///
/// A hyphen between two letters or digits makes a range; elsewhere it is a member of the set.
package struct ByteSet: Sendable, Equatable, ExpressibleByStringLiteral {
  @usableFromInline var words = SIMD4<UInt64>()

  package init(stringLiteral text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let isRange = index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
      if isRange, bytes[index].isASCIIAlphanumeric, bytes[index + 2].isASCIIAlphanumeric {
        for byte in bytes[index]...bytes[index + 2] { insert(byte) }
        index += 3
      } else {
        insert(bytes[index])
        index += 1
      }
    }
  }

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  /// Calls a closure with every byte of the set, in ascending order.
  package func forEach(_ body: (UInt8) -> Void) {
    for index in 0..<4 {
      var rest = words[index]
      while rest != 0 {
        body(UInt8(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
  }

  /// Whether each byte is in the set, as 256 entries.
  package var table: [Bool] { (0...255).map { contains($0) } }

  private init(words: SIMD4<UInt64>) { self.words = words }

  /// The union of two sets.
  package static func + (lhs: Self, rhs: Self) -> Self { ByteSet(words: lhs.words | rhs.words) }

  /// The bytes of a set that are not in another one.
  package static func - (lhs: Self, rhs: Self) -> Self { ByteSet(words: lhs.words & ~rhs.words) }

  /// The complement of a set.
  package static prefix func ! (set: Self) -> Self { ByteSet(words: ~set.words) }

  /// The bytes of characters outside ASCII.
  package static let beyondASCII = ByteSet(0x80...0xFF)
  /// The bytes that may start a name in most languages.
  package static let letters = "a-zA-Z_" + beyondASCII
  /// The bytes that may continue a name in most languages.
  package static let word = "a-zA-Z0-9_" + beyondASCII
  /// The bytes of ASCII.
  package static let ascii = ByteSet(0x00...0x7F)
  package static let digits: ByteSet = "0-9"
  package static let hexDigits: ByteSet = "0-9a-fA-F"
  package static let blanks: ByteSet = " \t"
  package static let spaces: ByteSet = " \t\r\n"

  package mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
}
