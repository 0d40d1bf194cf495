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
  package mutating func read<Value: RecordCodable>() throws(InvalidRecord) -> Value { try Value(from: &self) }

  /// Reads UTF-8 that has its number of bytes before it.
  mutating func readText() throws(InvalidRecord) -> String {
    let count = try readCount()
    guard let text = String(valid: bytes[position..<position + count]) else { throw InvalidRecord() }
    position += count
    return text
  }

  /// Reads bytes that have their number before them, and stay where they are.
  package mutating func readRecord() throws(InvalidRecord) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// How many of something there are, each of which takes at least a byte.
  mutating func readCount() throws(InvalidRecord) -> Int {
    let count: Int = try read()
    guard count >= 0, count <= bytes.endIndex - position else { throw InvalidRecord() }
    return count
  }

  mutating func readByte() throws(InvalidRecord) -> UInt8 {
    guard position < bytes.endIndex else { throw InvalidRecord() }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a number of eight bytes.
  package mutating func readWord() throws(InvalidRecord) -> UInt64 {
    guard bytes.endIndex - position >= 8 else { throw InvalidRecord() }
    defer { position += 8 }
    return unsafe bytes.withUnsafeBytes {
      unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: UInt64.self))
    }
  }

  mutating func readSmall() throws(InvalidRecord) -> UInt64 {
    let first = try readByte()
    // Most numbers have one byte, and a record is mostly numbers.
    if first < 0x80 { return UInt64(first) }
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let byte = try readByte()
      guard shift < 63 || byte <= 1 else { throw InvalidRecord() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }
}

/// Bytes are not what a record consists of.
package struct InvalidRecord: Error, Equatable {
  /// Says so.
  package init() {}
}
