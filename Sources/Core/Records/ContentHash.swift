/// A 64-bit hash of bytes, which is the same on every machine.
///
/// It detects changes. It is not cryptographic: an attacker can construct two contents with the same hash.
package struct ContentHash: Hashable, Sendable {
  /// The hash as a number.
  package let value: UInt64

  /// Creates a hash from a stored number.
  package init(value: UInt64) {
    self.value = value
  }

  /// Computes the hash of bytes, or of the bytes from an offset on.
  package init(of bytes: [UInt8], from start: Int = 0) {
    var reading = Reading()
    reading.read(bytes, from: start)
    self = reading.result
  }

  /// The hash as sixteen hexadecimal digits.
  package var text: String {
    var digits: [UInt8] = []
    writeDigits(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends the sixteen digits to other bytes.
  package func writeDigits(to bytes: inout [UInt8]) {
    for shift: UInt64 in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(value >> shift & 15)
      bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
    }
  }

  /// Parses sixteen digits.
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

  /// Computes a hash chunk by chunk; the length of each chunk except for the last must be a multiple of `unit`.
  package struct Reading: Sendable {
    /// Each of the four states takes every fourth pair of words, so that the processor computes them in parallel.
    private var states: (UInt64, UInt64, UInt64, UInt64) = (
      0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93
    )
    /// The number of bytes that one round of the loop reads.
    package static let unit = 64

    /// The number of bytes that were read.
    package private(set) var count = 0

    /// Starts a hash.
    package init() {}

    /// Adds the next chunk.
    package mutating func read(_ bytes: [UInt8], from start: Int = 0) {
      var states = states
      var at = start
      unsafe bytes.withUnsafeBytes { buffer in
        // This loop reads every byte of a site more than once, so it uses unchecked additions. They cannot overflow.
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

    /// The hash of all bytes that were read.
    package var result: ContentHash {
      let halves = Self.mix(Self.mix(states.0, states.1, states.2), states.3, UInt64(count))
      return ContentHash(value: Self.mix(halves, 0, 0))
    }

    /// Returns up to eight bytes as a number.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    @inline(__always)
    private static func mix(_ state: inout UInt64, _ bytes: UnsafeRawBufferPointer, _ at: Int) {
      let first = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let second = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self))
      state = mix(state, first, second)
    }

    /// Mixes two words into a state with one multiplication.
    private static func mix(_ state: UInt64, _ first: UInt64, _ second: UInt64) -> UInt64 {
      let product = (state ^ first).multipliedFullWidth(by: second ^ 0xE703_7ED1_A0B4_28DB)
      // Add the state and the words, too, because the product is zero if one factor is zero.
      return ((product.high ^ product.low) &+ (state << 23 | state >> 41)) ^ first ^ (second << 32 | second >> 32)
    }
  }
}
