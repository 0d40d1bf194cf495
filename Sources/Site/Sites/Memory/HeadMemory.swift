import Articles
import Diagnostics
import Records

/// What was read of an article's front matter, for another build.
struct HeadMemory: Sendable {
  let path: String
  /// What the file was.
  let file: ContentMark
  /// What its front matter was.
  let frontMatter: ContentMark
  private let content: Content

  private enum Content {
    /// As another build left it: it is looked into once it is known to be needed.
    case record(ArraySlice<UInt8>)
    /// As this build read it: it is written down once the memory is.
    case head(FileHead, [RecordedDiagnostic])
  }

  init(_ head: FileHead, in sources: SourceMap) {
    (path, file, frontMatter) = (head.place.path, head.file, head.frontMatter)
    content = .head(head, head.head.diagnostics.map { RecordedDiagnostic($0, in: sources) })
  }

  /// What every site asks for.
  var outline: HeadOutline {
    get throws(RecordDamage) {
      switch content {
      case .head(let file, _): return file.outline
      case .record(let bytes):
        var reader = RecordReader(bytes)
        return try reader.read()
      }
    }
  }

  /// The front matter, in a run that knows its file by another number.
  func head(as source: SourceID) throws(RecordDamage) -> FrontMatter {
    var reader = RecordReader(record)
    let outline: HeadOutline = try reader.read()
    let bodyOffset: Int = try reader.read()
    let diagnostics: [RecordedDiagnostic] = try reader.read()
    let metadata = try reader.readMetadata(of: source, besides: outline)
    guard reader.isAtEnd else { throw RecordDamage() }
    return FrontMatter(as: source, metadata, diagnostics.map { $0.diagnostic { _ in source } }, bodyOffset: bodyOffset)
  }

  private var record: ArraySlice<UInt8> {
    switch content {
    case .record(let bytes): return bytes
    case .head(let file, let diagnostics):
      var writer = RecordWriter()
      writer.write(file.outline)
      writer.write(file.head.bodyOffset)
      writer.write(diagnostics)
      writer.write(file.metadata)
      return writer.bytes[...]
    }
  }
}

extension HeadMemory: Equatable {
  static func == (one: HeadMemory, other: HeadMemory) -> Bool {
    one.path == other.path && one.file == other.file && one.frontMatter == other.frontMatter
      && one.record == other.record
  }
}

extension HeadMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(file)
    writer.write(frontMatter)
    writer.write(record: record)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (path, file, frontMatter) = (try reader.read(), try reader.read(), try reader.read())
    content = .record(try reader.readRecord())
  }
}
