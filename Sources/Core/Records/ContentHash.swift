/// A number that tells one content from another, the same on every machine.
///
/// It serves to notice changes, and is no defence: whoever wants to can make two contents that have one number.
package struct ContentHash: Hashable, Sendable {
  /// The number.
  package let value: UInt64

  /// Takes a number that was written down.
  package init(value: UInt64) {
    self.value = value
  }

  /// Reads a content, or what of it follows an offset.
  package init(of bytes: [UInt8], from start: Int = 0) {
    var reading = Reading()
    reading.read(bytes, from: start)
    self = reading.result
  }

  /// The number in sixteen digits.
  package var text: String {
    var digits: [UInt8] = []
    writeDigits(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Writes the sixteen digits behind other bytes.
  package func writeDigits(to bytes: inout [UInt8]) {
    for shift: UInt64 in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(value >> shift & 15)
      bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
    }
  }

  /// Reads sixteen digits.
  package init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.value = value
  }

  /// A content that is read piece by piece, each but the last of them a multiple of `unit` long.
  package struct Reading: Sendable {
    /// Four states, each for every fourth pair of words: a processor works on all of them at once.
    private var states: (UInt64, UInt64, UInt64, UInt64) = (
      0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93
    )
    /// How many bytes are read in one go.
    package static let unit = 64

    /// How many bytes were read.
    package private(set) var count = 0

    /// Begins a content.
    package init() {}

    /// Reads on.
    package mutating func read(_ bytes: [UInt8], from start: Int = 0) {
      var states = states
      var at = start
      unsafe bytes.withUnsafeBytes { buffer in
        // Every byte of a site passes here more than once: what cannot overflow is not checked.
        while at &+ Self.unit <= buffer.count {
          unsafe Self.mix(&states.0, buffer, at)
          unsafe Self.mix(&states.1, buffer, at &+ 16)
          unsafe Self.mix(&states.2, buffer, at &+ 32)
          unsafe Self.mix(&states.3, buffer, at &+ 48)
          at &+= Self.unit
        }
        while at &+ 16 <= buffer.count {
          unsafe Self.mix(&states.0, buffer, at)
          at &+= 16
        }
      }
      if at < bytes.count {
        let rest = bytes[at...]
        states.0 = Self.mix(states.0, Self.word(rest.prefix(8)), Self.word(rest.dropFirst(8)))
      }
      self.states = states
      count += bytes.count - start
    }

    /// The number of all that was read.
    package var result: ContentHash {
      let halves = Self.mix(Self.mix(states.0, states.1, states.2), states.3, UInt64(count))
      return ContentHash(value: Self.mix(halves, 0, 0))
    }

    /// Up to eight bytes as a number.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    @inline(__always)
    private static func mix(_ state: inout UInt64, _ bytes: UnsafeRawBufferPointer, _ at: Int) {
      let one = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let other = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self))
      state = mix(state, one, other)
    }

    /// Two words at once, for a multiplication takes two.
    private static func mix(_ state: UInt64, _ one: UInt64, _ other: UInt64) -> UInt64 {
      let product = (state ^ one).multipliedFullWidth(by: other ^ 0xE703_7ED1_A0B4_28DB)
      // State and words count beside the product, which is zero where one of its factors happens to be: nothing is lost there.
      return ((product.high ^ product.low) &+ (state << 23 | state >> 41)) ^ one ^ (other << 32 | other >> 32)
    }
  }
}
