import Articles
import Diagnostics
import Records

/// What was read of an article's front matter, as bytes: it is looked into once it is known to be needed.
struct HeadMemory: Sendable, Equatable {
  let path: String
  /// What the file was.
  let file: ContentMark
  /// What its front matter was.
  let frontMatter: ContentMark
  private let record: [UInt8]

  init(_ head: FileHead, in sources: SourceMap) {
    (path, file, frontMatter) = (head.place.path, head.file, head.frontMatter)
    var writer = RecordWriter()
    writer.write(head.head.bodyOffset)
    writer.write(head.head.diagnostics.map { RecordedDiagnostic($0, in: sources) })
    writer.write(head.metadata)
    record = writer.bytes
  }

  /// The front matter, in a run that knows its file by another number.
  func head(as source: SourceID) throws(RecordDamage) -> ArticleHead {
    var reader = RecordReader(record)
    let bodyOffset: Int = try reader.read()
    let diagnostics: [RecordedDiagnostic] = try reader.read()
    let metadata = try reader.readMetadata(of: source)
    guard reader.isAtEnd else { throw RecordDamage() }
    return ArticleHead(as: source, metadata, diagnostics.map { $0.diagnostic { _ in source } }, bodyOffset: bodyOffset)
  }
}

extension HeadMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write([file, frontMatter])
    writer.write(record: record)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    path = try reader.read()
    let marks: [ContentMark] = try reader.read()
    guard marks.count == 2 else { throw RecordDamage() }
    (file, frontMatter) = (marks[0], marks[1])
    record = try reader.readRecord()
  }
}
