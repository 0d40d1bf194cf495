// The generic code is `@inlinable`, so that other modules specialize it: reading a record without that took twice as long.

/// A value that can be encoded as bytes, for example to hash it.
@usableFromInline
package protocol RecordEncodable {
  /// Encodes the value.
  func write(to writer: inout RecordWriter)
}

/// A value that can be encoded as bytes, and decoded by another run of the program.
@usableFromInline
package protocol RecordCodable: RecordEncodable {
  /// Decodes the value that `write` encoded.
  init(from reader: inout RecordReader) throws(InvalidRecord)
}

extension UInt64: RecordCodable {
  /// Writes a byte for every seven bits, so that a small number takes one byte.
  @inlinable
  package func write(to writer: inout RecordWriter) { writer.write(small: self) }

  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) { self = try reader.readSmall() }
}

extension UInt128: RecordCodable {
  /// Writes the lower half, then the upper half, so that a small number takes two bytes.
  @inlinable
  package func write(to writer: inout RecordWriter) {
    writer.write(small: UInt64(truncatingIfNeeded: self))
    writer.write(small: UInt64(truncatingIfNeeded: self >> 64))
  }

  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (lower, upper) = (try reader.readSmall(), try reader.readSmall())
    self = UInt128(upper) << 64 | UInt128(lower)
  }
}

extension Int: RecordCodable {
  /// Writes the number; a small number takes one byte, even if it is negative.
  @inlinable
  package func write(to writer: inout RecordWriter) {
    writer.write(small: UInt64(bitPattern: Int64(self << 1 ^ self >> 63)))
  }

  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let value = try reader.readSmall()
    self = Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1)
  }
}

extension Range<Int>: RecordEncodable {
  @inlinable
  package func write(to writer: inout RecordWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }
}

extension Range<Int>: RecordCodable {
  /// Reads the bounds, which must be in order and not negative.
  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (lower, upper): (Int, Int) = (try reader.read(), try reader.read())
    guard 0 <= lower, lower <= upper else { throw InvalidRecord() }
    self = lower..<upper
  }
}

extension Bool: RecordCodable {
  @inlinable
  package func write(to writer: inout RecordWriter) { writer.write(self ? 1 : 0) }

  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    switch try Int(from: &reader) {
    case 0: self = false
    case 1: self = true
    default: throw InvalidRecord()
    }
  }
}

extension String: RecordCodable {
  @usableFromInline
  package func write(to writer: inout RecordWriter) { writer.write(text: self) }

  @usableFromInline
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self = try reader.readText()
  }
}

extension ContentHash: RecordCodable {
  @inlinable
  package func write(to writer: inout RecordWriter) { writer.write(wide: value) }

  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) { self.init(value: try reader.readWide()) }
}

extension Array: RecordEncodable where Element: RecordEncodable {
  /// Writes the number of elements, then each element.
  @inlinable
  package func write(to writer: inout RecordWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
}

extension Array: RecordCodable where Element: RecordCodable {
  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let count = try reader.readCount()
    self = []
    // Most lists in an article are empty. Even `reserveCapacity(0)` takes as long as reading a string, so skip it.
    if count == 0 { return }
    // A crafted count could reserve more memory than the machine has.
    reserveCapacity(Swift.min(count, 1 << 16))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Optional: RecordEncodable where Wrapped: RecordEncodable {
  /// Writes whether there is a value, then the value.
  @inlinable
  package func write(to writer: inout RecordWriter) {
    writer.write(self != nil)
    if let self { self.write(to: &writer) }
  }
}

extension Optional: RecordCodable where Wrapped: RecordCodable {
  @inlinable
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}
