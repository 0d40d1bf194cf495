/// Reads what a `RecordWriter` wrote; bytes that it cannot have written are an error, and never a crash.
///
/// ```swift
/// var reader = RecordReader(bytes)
/// let title: String = try reader.read()
/// let numbers: [Int] = try reader.read()
/// ```
package struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Reads bytes.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads bytes from an offset on.
  package init(_ bytes: [UInt8], from start: Int = 0) { self.init(bytes[start...]) }

  /// Whether all is read.
  package var isAtEnd: Bool { position == bytes.endIndex }

  /// Reads a value.
  package mutating func read<Value: Recorded>() throws(RecordDamage) -> Value { try Value(from: &self) }

  /// Reads UTF-8 that has its number of bytes before it.
  mutating func readText() throws(RecordDamage) -> String {
    let count = try readCount()
    guard let text = String(valid: bytes[position..<position + count]) else { throw RecordDamage() }
    position += count
    return text
  }

  /// Reads bytes that have their number before them, and stay where they are.
  package mutating func readRecord() throws(RecordDamage) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads all that is left, which stays where it is.
  package mutating func readRest() -> ArraySlice<UInt8> {
    defer { position = bytes.endIndex }
    return bytes[position...]
  }

  /// What was read since somebody was at another place of the same bytes.
  func bytesSince(_ earlier: RecordReader) -> ArraySlice<UInt8> { bytes[earlier.position..<position] }

  /// How many of something there are, each of which takes at least a byte.
  mutating func readCount() throws(RecordDamage) -> Int {
    let count: Int = try read()
    guard count >= 0, count <= bytes.endIndex - position else { throw RecordDamage() }
    return count
  }

  mutating func readByte() throws(RecordDamage) -> UInt8 {
    guard position < bytes.endIndex else { throw RecordDamage() }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a number of eight bytes.
  package mutating func readWord() throws(RecordDamage) -> UInt64 {
    guard bytes.endIndex - position >= 8 else { throw RecordDamage() }
    defer { position += 8 }
    return unsafe bytes.withUnsafeBytes {
      unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: UInt64.self))
    }
  }

  mutating func readSmall() throws(RecordDamage) -> UInt64 {
    let first = try readByte()
    // Most numbers have one byte, and a record is mostly numbers.
    if first < 0x80 { return UInt64(first) }
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let byte = try readByte()
      guard shift < 63 || byte <= 1 else { throw RecordDamage() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }
}

/// Bytes are not what a record consists of.
package struct RecordDamage: Error, Equatable {
  /// Says so.
  package init() {}
}
