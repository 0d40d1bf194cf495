/// A 128-bit hash that identifies a source file or a value that a page read.
///
/// Such content can be written by an attacker, who cannot construct two contents with the same hash: content of up to 15
/// bytes is its own hash, and other content has a BLAKE2b digest. Most values that pages read are short.
@usableFromInline
package struct ContentHash: Hashable, Sendable {
  /// The hash as a number.
  @usableFromInline
  package let value: UInt128

  /// The hash of a value that is missing.
  package static let absent = ContentHash(value: 0)

  /// Creates a hash from a stored number.
  @usableFromInline
  package init(value: UInt128) { self.value = value }

  /// Computes the hash of bytes.
  package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

  /// Computes the hash of bytes.
  package init(of bytes: ArraySlice<UInt8>) {
    guard bytes.count < 16 else {
      // The highest bit tells digests from short contents.
      value = BLAKE2b.digest(of: bytes) | 1 << 127
      return
    }
    // The highest byte is the length plus one, so it is above that of `absent`.
    value = bytes.reduce(UInt128(bytes.count + 1)) { $0 << 8 | UInt128($1) } << UInt128(8 * (15 - bytes.count))
  }

  /// Computes a hash of bytes that Garland made, and only compares with what an earlier build made.
  ///
  /// It is ten times as fast. Two contents with the same hash could leave a page as it is, and do no other harm.
  package init(comparing bytes: [UInt8]) {
    if bytes.count < 16 { self.init(of: bytes) } else { self.init(value: Checksum(of: bytes).value | 1 << 127) }
  }

  /// 64 bits that show whether one value changed, in half of the space.
  ///
  /// Contents of up to 7 bytes are their own hash here, too, and others have half of a digest.
  package var short: UInt64 {
    let (upper, lower) = (UInt64(value >> 64), UInt64(truncatingIfNeeded: value))
    if lower == 0 || upper >> 63 == 1 { return upper }
    return UInt64(BLAKE2b.digest(of: RecordWriter.bytes(of: self)[...]) >> 64) | 1 << 63
  }

  /// The hash as 32 hexadecimal digits.
  package var text: String { value.hexadecimalText }

  /// Parses 32 hexadecimal digits.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 32, let value = UInt128(hexadecimalDigits: Array(text.utf8)[...]) else { return nil }
    self.value = value
  }
}

extension ContentHash {
  /// Creates the hash of a list of texts, in which `["ab"]` and `["a", "b"]` differ.
  package init(of texts: [String]) {
    var writer = RecordWriter()
    writer.write(texts)
    self.init(of: writer.bytes)
  }

  /// Returns the hash of this hash and another one.
  package func combined(with other: ContentHash) -> ContentHash {
    var writer = RecordWriter()
    writer.write(self)
    writer.write(other)
    return ContentHash(of: writer.bytes)
  }
}

extension UInt128 {
  /// The number as 32 hexadecimal digits.
  var hexadecimalText: String {
    var digits: [UInt8] = []
    writeHexadecimalDigits(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends 32 hexadecimal digits to other bytes.
  func writeHexadecimalDigits(to bytes: inout [UInt8]) {
    for half in [UInt64(truncatingIfNeeded: self >> 64), UInt64(truncatingIfNeeded: self)] {
      for shift: UInt64 in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(half >> shift & 15)
        bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
  }

  /// Parses up to 32 lowercase hexadecimal digits.
  init?(hexadecimalDigits digits: ArraySlice<UInt8>) {
    guard 1...32 ~= digits.count else { return nil }
    self = 0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = self << 4 | UInt128(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): self = self << 4 | UInt128(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
  }
}
