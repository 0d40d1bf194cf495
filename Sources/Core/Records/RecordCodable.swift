/// A value that can be written as bytes, for example to hash it.
package protocol RecordEncodable {
  func write(to writer: inout RecordWriter)
}

/// A value that can be written as bytes and read by another run.
package protocol RecordCodable: RecordEncodable {
  /// Reads what `write` wrote.
  init(from reader: inout RecordReader) throws(InvalidRecord)
}

extension UInt64: RecordCodable {
  /// Writes seven bits a byte, so that a small number takes one byte.
  package func write(to writer: inout RecordWriter) { writer.write(small: self) }

  package init(from reader: inout RecordReader) throws(InvalidRecord) { self = try reader.readSmall() }
}

extension Int: RecordCodable {
  /// Writes the number; small ones take one byte, whatever their sign.
  package func write(to writer: inout RecordWriter) {
    writer.write(small: UInt64(bitPattern: Int64(self << 1 ^ self >> 63)))
  }

  /// Reads a number.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let value = try reader.readSmall()
    self = Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1)
  }
}

extension Range<Int>: RecordEncodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }
}

extension Range<Int>: RecordCodable {
  /// Reads bounds that are in order and not negative.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (lower, upper): (Int, Int) = (try reader.read(), try reader.read())
    guard 0 <= lower, lower <= upper else { throw InvalidRecord() }
    self = lower..<upper
  }
}

extension Bool: RecordCodable {
  /// Writes one byte.
  package func write(to writer: inout RecordWriter) { writer.write(self ? 1 : 0) }

  /// Reads one byte.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    switch try Int(from: &reader) {
    case 0: self = false
    case 1: self = true
    default: throw InvalidRecord()
    }
  }
}

extension String: RecordCodable {
  /// Writes its UTF-8.
  package func write(to writer: inout RecordWriter) { writer.write(text: self) }

  /// Reads UTF-8.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self = try reader.readText()
  }
}

extension ContentHash: RecordCodable {
  /// Writes its number.
  package func write(to writer: inout RecordWriter) { writer.write(word: value) }

  /// Reads its number.
  package init(from reader: inout RecordReader) throws(InvalidRecord) { self.init(value: try reader.readWord()) }
}

extension Array: RecordEncodable where Element: RecordEncodable {
  /// Writes how many there are, then each.
  package func write(to writer: inout RecordWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
}

extension Array: RecordCodable where Element: RecordCodable {
  /// Reads each.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let count = try reader.readCount()
    self = []
    // Most lists of most articles are empty, and to reserve nothing takes as long as to read a text.
    if count == 0 { return }
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Optional: RecordEncodable where Wrapped: RecordEncodable {
  /// Writes whether there is one, then it.
  package func write(to writer: inout RecordWriter) {
    writer.write(self != nil)
    if let self { self.write(to: &writer) }
  }
}

extension Optional: RecordCodable where Wrapped: RecordCodable {
  /// Reads one, if there is one.
  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}
