public import Records

/// Bytes in the store of a cache: where they are, and what they were.
public struct StoredBytes: Hashable, Sendable {
  /// Where they begin.
  public let offset: Int
  /// How many there are.
  public let count: Int
  /// What they were when they were stored: what is read must be the same.
  public let mark: ContentMark
}

extension StoredBytes: Recorded {
  /// Writes the place and the mark.
  public func write(to writer: inout RecordWriter) {
    writer.write(offset)
    writer.write(count)
    writer.write(mark)
  }

  /// Reads what `write` wrote.
  public init(from reader: inout RecordReader) throws(RecordDamage) {
    (offset, count, mark) = (try reader.read(), try reader.read(), try reader.read())
    guard offset >= 0, count >= 0 else { throw RecordDamage() }
  }
}
