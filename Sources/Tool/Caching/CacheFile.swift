import Files
package import Records

/// A file in the cache with a value for the next run of a command, such as what the last check read of each page.
///
/// Without the file, a run is only slower. Another version of the program may find other things, so it ignores the file.
package struct CacheFile<Value: RecordCodable>: Sendable {
  private let name: String
  private let folder: Folder
  private let program: ContentHash

  /// The file of a cache, as a program reads and writes it.
  package init?(_ name: String, in cache: String?, _ program: ContentHash?) {
    guard let program, let folder = cache.flatMap({ try? Folder($0) }) else { return nil }
    (self.name, self.folder, self.program) = (name, folder, program)
  }

  package func read() -> Value? {
    guard let bytes = try? folder.read(name) else { return nil }
    var reader = RecordReader(bytes)
    guard (try? reader.read() as ContentHash) == program, let checksum = try? reader.read() as Checksum,
      let record = try? reader.readRecord(), Checksum(of: record) == checksum
    else { return nil }
    var values = RecordReader(record)
    return try? values.read() as Value
  }

  package func save(_ value: Value) {
    let record = RecordWriter.bytes(of: value)
    var writer = RecordWriter()
    writer.write(program)
    writer.write(Checksum(of: record))
    writer.write(record: record[...])
    try? folder.replaceFile(name, with: writer.bytes)
  }
}
