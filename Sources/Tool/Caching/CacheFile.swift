import Records

/// How a record lies on disk: a line that says what it is, what it must add up to, and the record.
enum CacheFile {
  /// Says which form the bytes have; whoever changes the form of a record counts on.
  private static let firstLine = Array("garland cache 11\n".utf8)

  /// What stands before a record with a mark.
  static func beginning(_ mark: ContentMark) -> [UInt8] { firstLine + RecordWriter.bytes(of: mark) }

  /// What a file holds; where a mark is asked for, only if it is the one that the file carries.
  static func read<Record: Recorded>(
    _ bytes: [UInt8], marked expected: ContentMark? = nil
  ) throws(RecordDamage) -> Record {
    guard bytes.starts(with: firstLine) else { throw RecordDamage() }
    var reader = RecordReader(bytes, from: firstLine.count)
    let mark: ContentMark = try reader.read()
    guard expected ?? mark == mark, ContentMark(of: bytes, from: beginning(mark).count) == mark else {
      throw RecordDamage()
    }
    let record: Record = try reader.read()
    guard reader.isAtEnd else { throw RecordDamage() }
    return record
  }
}
