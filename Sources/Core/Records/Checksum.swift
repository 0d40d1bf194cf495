/// A 128-bit checksum of bytes that Garland wrote: a page, a blob or a record.
///
/// It detects damage, and it is ten times as fast as a `ContentHash`. An attacker can construct two contents with the
/// same checksum, so it must not identify a source file.
package struct Checksum: Hashable, Sendable {
  /// The checksum as a number.
  let value: UInt128

  /// Creates a checksum from a stored number.
  fileprivate init(value: UInt128) { self.value = value }

  /// Computes the checksum of bytes.
  package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

  /// Computes the checksum of bytes.
  package init(of bytes: ArraySlice<UInt8>) {
    var reading = Reading()
    reading.read(bytes)
    self = reading.result
  }

  /// The checksum as 32 hexadecimal digits.
  package var text: String { value.hexadecimalText }

  /// Appends the digits to other bytes.
  package func writeDigits(to bytes: inout [UInt8]) { value.writeHexadecimalDigits(to: &bytes) }

  /// Parses 32 digits, or the 16 digits of an earlier version, whose checksums equal none of this version.
  package init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 32 || digits.count == 16, let value = UInt128(hexadecimalDigits: digits) else { return nil }
    self.value = value
  }

  /// Computes a checksum chunk by chunk.
  package struct Reading: Sendable {
    /// Two lanes, which read the same words; each computes half of the checksum.
    ///
    /// Each lane has two states, which read alternate pairs of words. So the processor computes them in parallel.
    private var first: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9)
    private var second: (UInt64, UInt64) = (0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93)

    /// The last bytes, which do not fill a unit.
    private var rest: [UInt8] = []

    /// The number of bytes that were read.
    package private(set) var count = 0

    /// The number of bytes that one round of the loop reads.
    private static let unit = 32

    /// Starts a checksum.
    package init() {}

    /// Adds a chunk.
    package mutating func read(_ chunk: ArraySlice<UInt8>) {
      count += chunk.count
      let bytes = rest.isEmpty ? chunk : rest[...] + chunk
      let units = bytes.count - bytes.count % Self.unit
      mix(bytes.prefix(units))
      rest = Array(bytes.dropFirst(units))
    }

    /// The checksum of all bytes that were read.
    package var result: Checksum {
      var last = self
      if !rest.isEmpty { last.mix(rest[...] + Array(repeating: 0, count: Self.unit - rest.count)) }
      let upper = Self.mixFirst(Self.mixFirst(last.first.0, last.first.1, UInt64(count)), 0, 0)
      let lower = Self.mixSecond(Self.mixSecond(last.second.0, last.second.1, UInt64(count)), 0, 0)
      return Checksum(value: UInt128(upper) << 64 | UInt128(lower))
    }

    /// Mixes whole units into the states.
    private mutating func mix(_ bytes: ArraySlice<UInt8>) {
      var (first, second) = (first, second)
      unsafe bytes.withUnsafeBytes { bytes in
        var at = 0
        func word(_ offset: Int) -> UInt64 {
          unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at &+ offset, as: UInt64.self))
        }
        // This loop reads every byte of a site more than once, so it uses unchecked additions. They cannot overflow.
        while at < bytes.count {
          let words = (word(0), word(8), word(16), word(24))
          first.0 = Self.mixFirst(first.0, words.0, words.1)
          first.1 = Self.mixFirst(first.1, words.2, words.3)
          second.0 = Self.mixSecond(second.0, words.0, words.1)
          second.1 = Self.mixSecond(second.1, words.2, words.3)
          at &+= Self.unit
        }
      }
      (self.first, self.second) = (first, second)
    }

    /// Mixes two words into a state of the first lane.
    @inline(__always)
    private static func mixFirst(_ state: UInt64, _ first: UInt64, _ second: UInt64) -> UInt64 {
      mix(state, first, second ^ 0xE703_7ED1_A0B4_28DB)
    }

    /// Mixes two words into a state of the second lane, whose factors differ from those of the first.
    @inline(__always)
    private static func mixSecond(_ state: UInt64, _ first: UInt64, _ second: UInt64) -> UInt64 {
      mix(state, second, first ^ 0x8EBC_6AF0_9C88_C6E3)
    }

    /// Mixes two words into a state with one multiplication.
    @inline(__always)
    private static func mix(_ state: UInt64, _ first: UInt64, _ second: UInt64) -> UInt64 {
      let product = (state ^ first).multipliedFullWidth(by: second)
      // Add the state and the words, too, because the product is zero if one factor is zero.
      return ((product.high ^ product.low) &+ (state << 23 | state >> 41)) ^ first ^ (second << 32 | second >> 32)
    }
  }
}

extension Checksum: RecordCodable {
  package func write(to writer: inout RecordWriter) { writer.write(wide: value) }

  package init(from reader: inout RecordReader) throws(InvalidRecord) { self.init(value: try reader.readWide()) }
}
