/// Something that can be written as bytes, and read by another run.
package protocol Recorded {
  /// Writes it.
  func write(to writer: inout RecordWriter)

  /// Reads what `write` wrote.
  init(from reader: inout RecordReader) throws(RecordDamage)
}

extension Int: Recorded {
  /// Writes the number; small ones take one byte, whatever their sign.
  package func write(to writer: inout RecordWriter) {
    writer.write(small: UInt64(bitPattern: Int64(self << 1 ^ self >> 63)))
  }

  /// Reads a number.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    let value = try reader.readSmall()
    self = Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1)
  }
}

extension Range<Int>: Recorded {
  /// Writes both bounds.
  package func write(to writer: inout RecordWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }

  /// Reads bounds that are in order and not below zero.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    let (lower, upper): (Int, Int) = (try reader.read(), try reader.read())
    guard 0 <= lower, lower <= upper else { throw RecordDamage() }
    self = lower..<upper
  }
}

extension Bool: Recorded {
  /// Writes one byte.
  package func write(to writer: inout RecordWriter) { writer.write(self ? 1 : 0) }

  /// Reads one byte.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    switch try Int(from: &reader) {
    case 0: self = false
    case 1: self = true
    default: throw RecordDamage()
    }
  }
}

extension String: Recorded {
  /// Writes its UTF-8.
  package func write(to writer: inout RecordWriter) { writer.write(text: self) }

  /// Reads UTF-8.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    self = try reader.readText()
  }
}

extension ContentMark: Recorded {
  /// Writes its number.
  package func write(to writer: inout RecordWriter) { writer.write(word: value) }

  /// Reads its number.
  package init(from reader: inout RecordReader) throws(RecordDamage) { self.init(value: try reader.readWord()) }
}

extension Array: Recorded where Element: Recorded {
  /// Writes how many there are, then each.
  package func write(to writer: inout RecordWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }

  /// Reads each.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    let count = try reader.readCount()
    self = []
    // Most lists of most articles are empty, and to reserve nothing takes as long as to read a text.
    if count == 0 { return }
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Optional: Recorded where Wrapped: Recorded {
  /// Writes whether there is one, then it.
  package func write(to writer: inout RecordWriter) {
    writer.write(self != nil)
    if let self { self.write(to: &writer) }
  }

  /// Reads one, if there is one.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}
