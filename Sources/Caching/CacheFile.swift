import Records

/// How a record lies on disk: a line that says what it is, what it must add up to, and the record.
enum CacheFile {
  /// Says which form the bytes have; whoever changes the form of a record counts on.
  private static let firstLine = Array("garland cache 3\n".utf8)

  static func bytes(of record: some Recorded) -> [UInt8] {
    var body = RecordWriter()
    body.write(record)
    var head = RecordWriter()
    head.write(ContentMark(of: body.bytes))
    return firstLine + head.bytes + body.bytes
  }

  static func read<Record: Recorded>(_ bytes: [UInt8]) throws(RecordDamage) -> Record {
    guard bytes.starts(with: firstLine) else { throw RecordDamage() }
    var head = RecordReader(bytes, from: firstLine.count)
    let mark: ContentMark = try head.read()
    let body = Array(bytes.dropFirst(firstLine.count + MemoryLayout<UInt64>.size))
    guard ContentMark(of: body) == mark else { throw RecordDamage() }
    var reader = RecordReader(body)
    let record: Record = try reader.read()
    guard reader.isAtEnd else { throw RecordDamage() }
    return record
  }
}
