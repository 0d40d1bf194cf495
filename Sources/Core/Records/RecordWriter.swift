/// Encodes values as bytes, which a `RecordReader` decodes in another run of the program.
///
/// ```swift
/// var writer = RecordWriter()
/// writer.write("Fish & chips")
/// writer.write([1, 2, 3])
///
/// var reader = RecordReader(writer.bytes)
/// let title: String = try reader.read()
/// let numbers: [Int] = try reader.read()
/// ```
@usableFromInline
package struct RecordWriter {
  /// The bytes that were written so far.
  @usableFromInline
  package internal(set) var bytes: [UInt8] = []

  /// Creates a writer with capacity for a number of bytes.
  @usableFromInline
  package init(capacity: Int = 96) { bytes.reserveCapacity(capacity) }

  /// Returns the encoding of a value.
  @inlinable
  package static func bytes(of value: some RecordEncodable) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(value)
    return writer.bytes
  }

  /// Writes a value.
  @inlinable
  package mutating func write(_ value: some RecordEncodable) { value.write(to: &self) }

  /// Writes the number of UTF-8 bytes, then the bytes.
  mutating func write(text: String) {
    write(text.utf8.count)
    // Appending `text.utf8` as a collection took five times as long.
    unsafe text.utf8Span.span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a list, and passes on the bytes whenever they fill a piece.
  ///
  /// So a large site needs no second copy of its record in memory.
  @inlinable
  package mutating func write<Problem: Error>(
    _ list: [some RecordEncodable], inPieces receive: ([UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    write(list.count)
    for element in list {
      write(element)
      guard bytes.count >= Self.pieceSize else { continue }
      try receive(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
  }

  /// The number of bytes after which a piece is passed on.
  @usableFromInline
  package static let pieceSize = 1 << 16

  /// Appends bytes that another writer encoded.
  package mutating func append(_ encoded: [UInt8]) { bytes += encoded }

  /// Writes the number of bytes of another record, then the bytes.
  package mutating func write(record: ArraySlice<UInt8>) {
    write(record.count)
    unsafe record.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a number in eight bytes, for numbers that are usually large.
  package mutating func write(word: UInt64) {
    unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a list of numbers that are usually large.
  package mutating func write(words: [UInt64]) {
    write(words.count)
    for word in words { write(word: word) }
  }

  /// Writes a number in sixteen bytes.
  @usableFromInline
  package mutating func write(wide: UInt128) {
    unsafe withUnsafeBytes(of: wide.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a number in LEB128, which needs one byte for every seven bits.
  @usableFromInline
  package mutating func write(small number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Decodes values from bytes that a `RecordWriter` encoded; invalid bytes throw an error.
@usableFromInline
package struct RecordReader {
  @usableFromInline let bytes: ArraySlice<UInt8>
  @usableFromInline var position: Int

  /// Creates a reader of bytes.
  @usableFromInline
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Creates a reader of the bytes from an offset on.
  package init(_ bytes: [UInt8], from start: Int = 0) { self.init(bytes[start...]) }

  /// Whether all bytes were read.
  package var isAtEnd: Bool { position == bytes.endIndex }

  /// Reads a value.
  @inlinable
  package mutating func read<Value: RecordCodable>() throws(InvalidRecord) -> Value { try Value(from: &self) }

  /// Reads a number of bytes, then the bytes as UTF-8.
  @usableFromInline
  mutating func readText() throws(InvalidRecord) -> String {
    let count = try readCount()
    guard let text = String(valid: bytes[position..<position + count]) else { throw InvalidRecord() }
    position += count
    return text
  }

  /// Reads a number of bytes, then the bytes, which are not copied.
  package mutating func readRecord() throws(InvalidRecord) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads a number of elements.
  ///
  /// An element takes at least one byte, so a larger number is invalid.
  @inlinable
  package mutating func readCount() throws(InvalidRecord) -> Int {
    let count: Int = try read()
    guard count >= 0, count <= bytes.endIndex - position else { throw InvalidRecord() }
    return count
  }

  @inlinable
  package mutating func readByte() throws(InvalidRecord) -> UInt8 {
    guard position < bytes.endIndex else { throw InvalidRecord() }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a number in eight bytes.
  @inlinable
  package mutating func readWord() throws(InvalidRecord) -> UInt64 {
    guard bytes.endIndex - position >= 8 else { throw InvalidRecord() }
    defer { position += 8 }
    return unsafe bytes.withUnsafeBytes {
      unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: UInt64.self))
    }
  }

  /// Reads a list of numbers in eight bytes each.
  package mutating func readWords() throws(InvalidRecord) -> [UInt64] {
    var words: [UInt64] = []
    for _ in 0..<(try readCount()) { words.append(try readWord()) }
    return words
  }

  /// Reads a number in sixteen bytes.
  @inlinable
  package mutating func readWide() throws(InvalidRecord) -> UInt128 {
    let (low, high) = (try readWord(), try readWord())
    return UInt128(high) << 64 | UInt128(low)
  }

  /// Reads a number that must be in a range.
  ///
  /// A crafted record may contain any number, and the arithmetic with it must not overflow.
  @inlinable
  package mutating func read(in range: ClosedRange<Int>) throws(InvalidRecord) -> Int {
    let number: Int = try read()
    guard range.contains(number) else { throw InvalidRecord() }
    return number
  }

  /// Reads a time in seconds since 1970.
  package mutating func readTime() throws(InvalidRecord) -> Int { try read(in: -1 << 40...1 << 40) }

  /// Reads a size or a number of things.
  package mutating func readAmount() throws(InvalidRecord) -> Int { try read(in: 0...1 << 40) }

  /// Reads a number in LEB128.
  @inlinable
  package mutating func readSmall() throws(InvalidRecord) -> UInt64 {
    let first = try readByte()
    // A record is mostly numbers, and most of them have one byte.
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

/// The error for bytes that are not the encoding of the expected value.
@usableFromInline
package struct InvalidRecord: Error, Equatable {
  /// Creates the error.
  @usableFromInline
  package init() {}
}

extension String {
  /// Creates a string from UTF-8 bytes; `nil` if they are invalid.
  ///
  ///     String(valid: bytes[4..<16])
  ///
  /// `String(validating:as:)` takes a collection and reads byte by byte, which takes three times as long.
  package init?(valid bytes: ArraySlice<UInt8>) {
    do {
      self.init(copying: try UTF8Span(validating: bytes.span))
    } catch {
      return nil
    }
  }
}
