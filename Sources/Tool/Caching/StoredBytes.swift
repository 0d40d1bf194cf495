package import Records

/// Bytes in the store of a cache: where they are, and what they were.
package struct StoredBytes: Hashable, Sendable {
  /// Where they begin.
  package let offset: Int
  /// How many there are.
  package let count: Int
  /// What they were when they were stored: what is read must be the same.
  package let mark: ContentMark
}

extension StoredBytes: Recorded {
  /// Writes the place and the mark.
  package func write(to writer: inout RecordWriter) {
    writer.write(offset)
    writer.write(count)
    writer.write(mark)
  }

  /// Reads what `write` wrote.
  package init(from reader: inout RecordReader) throws(RecordDamage) {
    (offset, count, mark) = (try reader.read(), try reader.read(), try reader.read())
    guard offset >= 0, count >= 0 else { throw RecordDamage() }
  }
}
