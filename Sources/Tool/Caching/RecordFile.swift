import Files
import Records
package import Sites
import Synchronization

/// The file with the record of a build, `build` or `serve`, which replaces the previous one when it is complete.
///
/// For a large site, the reads of its pages take many megabytes. So they are written piece by piece, while the
/// publisher works. The record of the build follows, because it lists the published files:
///
///     garland cache 21
///     (the encoded PreviousBuild)(the encoded BuildRecord)(the size of the BuildRecord)(the checksum of all this)
package final class RecordFile: Sendable {
  /// The record of the last build that published its site, or of the last one that was only shown.
  package enum Kind: String, Sendable {
    case build, serve
  }

  private let folder: Folder
  private let kind: Kind
  private let temporaryName: String
  private let file: OpenFile
  private let checksum: Mutex<Checksum.Reading?>

  /// The version of the format.
  ///
  /// Increase it whenever the encoding of a record changes.
  private static let firstLine = Array("garland cache 21\n".utf8)

  init(_ kind: Kind, in folder: Folder) throws(FolderProblem) {
    (self.folder, self.kind) = (folder, kind)
    (temporaryName, file) = try folder.makeTemporaryFile(for: kind.rawValue)
    checksum = Mutex(Checksum.Reading())
    try append(Self.firstLine[...])
  }

  /// Removes the temporary file, unless it replaced the previous one.
  deinit {
    if checksum.withLock({ $0 != nil }) { try? folder.remove(temporaryName) }
  }

  /// Appends encoded bytes.
  func append(_ bytes: ArraySlice<UInt8>) throws(FolderProblem) {
    checksum.withLock { $0?.read(bytes) }
    try file.append(bytes)
  }

  /// Appends the reads of the pages.
  func append(_ pages: PreviousBuild) throws(FolderProblem) {
    try pages.encode { (piece) throws(FolderProblem) in try append(piece[...]) }
  }

  /// Appends the record of the build, and replaces the previous file.
  func finish(_ record: [UInt8]) throws(FolderProblem) {
    var end = RecordWriter()
    end.write(word: UInt64(record.count))
    try append(record[...])
    try append(end.bytes[...])
    if let checksum = checksum.withLock({ $0?.result }) { try file.append(RecordWriter.bytes(of: checksum)) }
    try file.finish()
    try folder.rename(temporaryName, to: folder, as: kind.rawValue)
    checksum.withLock { $0 = nil }
  }
}

/// The record of a build, and the reads of its pages, which stay encoded until they are needed.
package struct CachedBuild: Sendable {
  package var record: BuildRecord
  private let encoded: Encoded

  /// The reads of the pages: an encoded `PreviousBuild`, until a build takes it.
  private final class Encoded: Sendable {
    let pages: Mutex<ArraySlice<UInt8>>

    init(_ pages: ArraySlice<UInt8>) { self.pages = Mutex(pages) }
  }

  /// Combines the record of a build and the encoded reads of its pages.
  package init(_ record: BuildRecord, pages: [UInt8]) { self.init(record, pages: pages[...]) }

  fileprivate init(_ record: BuildRecord, pages: ArraySlice<UInt8>) {
    (self.record, encoded) = (record, Encoded(pages))
  }

  var encodedPages: ArraySlice<UInt8> { encoded.pages.withLock { $0 } }

  /// Returns the decoded reads of the pages, or `nil` if they are damaged.
  package func pages() -> PreviousBuild? {
    var reader = RecordReader(encodedPages)
    guard let pages = try? reader.read() as PreviousBuild, reader.isAtEnd else { return nil }
    return pages
  }

  /// Decodes the reads of the pages, and releases their bytes: 16 MB with 10,000 posts.
  func takePages() -> PreviousBuild? {
    defer { encoded.pages.withLock { $0 = [] } }
    return pages()
  }
}

extension RecordFile {
  /// Decodes the bytes of a file, and checks the checksum.
  static func decode(_ bytes: [UInt8]) throws(InvalidRecord) -> CachedBuild {
    let (checksumSize, numberSize) = (16, 8)
    let (start, end) = (firstLine.count, bytes.count - checksumSize - numberSize)
    guard bytes.starts(with: firstLine), start <= end else { throw InvalidRecord() }
    var reader = RecordReader(bytes, from: end)
    let size = try reader.readWord()
    guard Checksum(of: bytes[..<(end + numberSize)]) == (try reader.read() as Checksum), size <= end - start else {
      throw InvalidRecord()
    }
    let middle = end - Int(size)
    var records = RecordReader(bytes[middle..<end])
    let record: BuildRecord = try records.read()
    guard records.isAtEnd else { throw InvalidRecord() }
    return CachedBuild(record, pages: bytes[start..<middle])
  }
}
