/// A value that is written down by itself, as a letter in its envelope: whoever only hands it on never looks into it.
///
/// ```swift
/// let title = Sealed("Garlands")
/// writer.write(title)
/// …
/// let title: Sealed<String> = try reader.read()
/// try title.value
/// ```
package struct Sealed<Value>: Sendable, Equatable {
  // As with `Verbatim`, the type asks nothing of its value.

  /// What is written down.
  let bytes: ArraySlice<UInt8>
}

extension Sealed where Value: Recorded {
  /// Writes a value down.
  package init(_ value: Value) {
    var writer = RecordWriter()
    writer.write(value)
    bytes = writer.compact[...]
  }

  /// The value, which is read whenever somebody asks for it.
  package var value: Value {
    get throws(RecordDamage) {
      var reader = RecordReader(bytes)
      let value: Value = try reader.read()
      guard reader.isAtEnd else { throw RecordDamage() }
      return value
    }
  }

  /// Looks at each element of a list, none of which is kept.
  package func forEach<Element: Recorded>(_ look: (Element) throws(RecordDamage) -> Void) throws(RecordDamage)
  where Value == [Element] {
    var reader = RecordReader(bytes)
    let count = try reader.readCount()
    for _ in 0..<count { try look(try reader.read()) }
    guard reader.isAtEnd else { throw RecordDamage() }
  }
}

extension Sealed: Recorded {
  /// Writes it as it is.
  package func write(to writer: inout RecordWriter) { writer.write(record: bytes) }

  /// Takes it without a look into it.
  package init(from reader: inout RecordReader) throws(RecordDamage) { bytes = try reader.readRecord() }
}
