/// A set of bytes, written like a bracket expression: `"a-zA-Z0-9_"`.
///
/// A hyphen between two letters or digits makes a range; elsewhere it is a member of the set.
struct ByteSet: Sendable, Equatable, ExpressibleByStringLiteral {
  private var words = SIMD4<UInt64>()

  init(stringLiteral text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let isRange = index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
      if isRange, bytes[index].isAlphanumeric, bytes[index + 2].isAlphanumeric {
        for byte in bytes[index]...bytes[index + 2] { insert(byte) }
        index += 3
      } else {
        insert(bytes[index])
        index += 1
      }
    }
  }

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  /// Calls a closure with every byte of the set, in ascending order.
  func forEach(_ body: (UInt8) -> Void) {
    for index in 0..<4 {
      var rest = words[index]
      while rest != 0 {
        body(UInt8(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
  }

  /// Whether each byte is in the set, as 256 entries.
  var table: [Bool] { (0...255).map { contains($0) } }

  private init(words: SIMD4<UInt64>) { self.words = words }

  /// The union of two sets.
  static func + (lhs: Self, rhs: Self) -> Self { ByteSet(words: lhs.words | rhs.words) }

  /// The complement of a set.
  static prefix func ! (set: Self) -> Self { ByteSet(words: ~set.words) }

  /// The bytes of characters outside ASCII.
  static let beyondASCII = ByteSet(0x80...0xFF)
  /// The bytes that may start a name in most languages.
  static let letters = "a-zA-Z_" + beyondASCII
  /// The bytes that may continue a name in most languages.
  static let word = "a-zA-Z0-9_" + beyondASCII
  static let digits: ByteSet = "0-9"
  static let hexDigits: ByteSet = "0-9a-fA-F"
  static let blanks: ByteSet = " \t"
  static let spaces: ByteSet = " \t\r\n"

  mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
