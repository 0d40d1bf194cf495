package import Diagnostics
package import Files
package import Planning
package import Records

/// The record of a build for the next build: its inputs, diagnostics and output.
///
/// The dependencies of the pages are stored separately, in `PreviousBuild`.
package struct BuildRecord: Equatable, Sendable {
  /// The paths of the content folder and the template folder, as the user wrote them.
  package var origin: [String]
  /// The hash of the `BuildConditions`.
  package var conditions: ContentHash
  /// The program that built the site.
  package var program: Input
  /// The system time before any file was read, in seconds since 1970.
  package var startedAt: Int
  /// The time that the site was built for (`--now`), in seconds since 1970.
  package var now: Int
  /// Whether a page shows `now`.
  package var readsNow: Bool
  /// The next time at which the site changes without a changed file: an article's date arrives, or an article expires.
  package var nextChange: Int?
  /// The articles that are not published.
  package var leftOut: LeftOutArticles
  /// The files of each folder of `origin`, in the byte order of their paths.
  package var inputs: [[Input]]
  /// The files of `sources` that articles show.
  package var sources: [Input] = []
  /// The diagnostics as found, before the site's levels apply.
  package var diagnostics: [RecordedDiagnostic]
  /// The levels of diagnostics that the site sets.
  package var levels = DiagnosticLevels()
  package var pageCount: Int
  package var output = OutputSnapshot()
  /// The number of the blob store that holds the bytes of the output.
  package var store = 0

  /// A file that was read.
  package struct Input: Equatable, Sendable {
    /// The path in its folder.
    package var path: String
    /// The stamp before the file was read.
    package var stamp: FileStamp
    package var hash: ContentHash
    /// The checksum of the bytes, with which a later build notices that the file changed while it was built.
    package var checksum: Checksum?
    /// What the beginning of the file shows; `nil` if it was not looked at.
    package var sensitivity: Sensitivity?

    package init(path: String, stamp: FileStamp, hash: ContentHash, checksum: Checksum? = nil) {
      (self.path, self.stamp, self.hash, self.checksum) = (path, stamp, hash, checksum)
    }
  }

  /// Creates the record of a build whose output is not published yet.
  package init(
    origin: [String], conditions: ContentHash, program: Input, startedAt: Int, now: Int, readsNow: Bool,
    nextChange: Int?, leftOut: LeftOutArticles, inputs: [[Input]],
    diagnostics: [RecordedDiagnostic], pageCount: Int
  ) {
    self.origin = origin
    self.conditions = conditions
    self.program = program
    self.startedAt = startedAt
    self.now = now
    self.readsNow = readsNow
    self.nextChange = nextChange
    self.leftOut = leftOut
    self.inputs = inputs
    self.diagnostics = diagnostics
    self.pageCount = pageCount
  }
}

extension BuildRecord {
  /// Whether a file that still has this stamp is unchanged since the build.
  package func trusts(_ stamp: FileStamp) -> Bool { stamp.isTrusted(at: startedAt) }

  /// Whether a build at another time would have the same output.
  package func isValid(at time: Int) -> Bool {
    time == now || !readsNow && time > now && nextChange.map { time < $0 } ?? true
  }
}

extension BuildRecord: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(origin)
    writer.write(conditions)
    writer.write(program)
    writer.write(startedAt)
    writer.write(now)
    writer.write(readsNow)
    writer.write(nextChange)
    writer.write(leftOut)
    writer.write(inputs)
    writer.write(diagnostics)
    writer.write(pageCount)
    writer.write(output)
    writer.write(store)
    writer.write(levels)
    writer.write(sources)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      origin: try reader.read(), conditions: try reader.read(), program: try reader.read(),
      startedAt: try reader.readTime(), now: try reader.readTime(), readsNow: try reader.read(),
      nextChange: try Self.readTimeIfAny(&reader), leftOut: try reader.read(), inputs: try reader.read(),
      diagnostics: try reader.read(), pageCount: try reader.readAmount())
    (output, store, levels) = (try reader.read(), try reader.readAmount(), try reader.read())
    sources = try reader.read()
    guard copiesOnlyInputs else { throw InvalidRecord() }
  }

  private static func readTimeIfAny(_ reader: inout RecordReader) throws(InvalidRecord) -> Int? {
    try reader.read() as Bool ? try reader.readTime() : nil
  }

  /// Whether every copied file is a file of the content.
  ///
  /// A crafted record could publish any file that the program can read.
  private var copiesOnlyInputs: Bool {
    let inputs = inputs.first ?? []
    return output.copies.allSatisfy { inputs.index(of: $0, named: \.path) != nil }
  }
}

extension BuildRecord.Input: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(stamp)
    writer.write(hash)
    writer.write(checksum)
    writer.write(sensitivity.map { Int($0.rawValue) })
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      path: try reader.read(), stamp: try reader.read(), hash: try reader.read(), checksum: try reader.read())
    sensitivity = try (reader.read() as Int?).flatMap { UInt8(exactly: $0) }.flatMap { Sensitivity(rawValue: $0) }
  }
}

extension FileStamp: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    for number in [device, number, size, written, changed] { writer.write(word: UInt64(bitPattern: Int64(number))) }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    func number() throws(InvalidRecord) -> Int { Int(truncatingIfNeeded: try reader.readWord()) }
    self.init(
      device: try number(), number: try number(), size: try number(), written: try number(), changed: try number())
    guard 0...1 << 40 ~= size else { throw InvalidRecord() }
  }
}
