/// A value that is written byte by byte as it was read, unless it is a new one.
///
/// ```swift
/// let page: Verbatim<Page> = try reader.read()
/// page.value.title
/// writer.write(page)
/// ```
package struct Verbatim<Value> {
  // The type asks nothing of its value: the runtime would look through all conformances of the program for that.

  /// The value.
  package let value: Value
  /// What it was read from.
  let bytes: ArraySlice<UInt8>?

  /// Takes a new value.
  package init(_ value: Value) { (self.value, bytes) = (value, nil) }
}

extension Verbatim: Recorded where Value: Recorded {
  /// Writes the bytes that it was read from, or the value.
  package func write(to writer: inout RecordWriter) {
    if let bytes { writer.write(read: bytes) } else { writer.write(value) }
  }

  /// Reads a value.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    let start = reader
    value = try reader.read()
    bytes = reader.bytesSince(start)
  }
}

extension Verbatim: Sendable where Value: Sendable {}

extension Verbatim: Equatable where Value: Equatable {
  /// Compares the values, wherever they are from.
  package static func == (one: Verbatim, other: Verbatim) -> Bool { one.value == other.value }
}
