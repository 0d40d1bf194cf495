package import Files
package import Records

/// What a build leaves for the next one, besides what its pages read: its inputs, its diagnostics and its output.
package struct BuildRecord: Equatable, Sendable {
  /// The content folder and the template folder, as the call names them.
  package var origin: [String]
  /// The hash of the `BuildConditions`.
  package var conditions: ContentHash
  /// The program that built the site.
  package var program: Input
  /// The clock before anything was read, in seconds since 1970.
  package var startedAt: Int
  /// The time that counted as now, in seconds since 1970.
  package var now: Int
  /// Whether a page shows that time.
  package var readsNow: Bool
  /// When the site changes although no file does: an article becomes due or expires.
  package var nextChange: Int?
  /// How many articles wait for their date.
  package var waitingCount: Int
  /// When the next of them is due.
  package var nextPublication: Int?
  /// The files of each folder of `origin`, in the byte order of their paths.
  package var inputs: [[Input]]
  package var diagnostics: [RecordedDiagnostic]
  package var pageCount: Int
  package var output = OutputSnapshot()
  /// The number of the blob store that holds the bytes of the output.
  package var store = 0

  /// A file that was read.
  package struct Input: Equatable, Sendable {
    /// Its path in its folder.
    package var path: String
    /// Its stamp before it was read.
    package var stamp: FileStamp
    package var hash: ContentHash

    package init(path: String, stamp: FileStamp, hash: ContentHash) {
      (self.path, self.stamp, self.hash) = (path, stamp, hash)
    }
  }

  /// Creates the record of a build whose output is not published yet.
  package init(
    origin: [String], conditions: ContentHash, program: Input, startedAt: Int, now: Int, readsNow: Bool,
    nextChange: Int?, waitingCount: Int, nextPublication: Int?, inputs: [[Input]],
    diagnostics: [RecordedDiagnostic], pageCount: Int
  ) {
    self.origin = origin
    self.conditions = conditions
    self.program = program
    self.startedAt = startedAt
    self.now = now
    self.readsNow = readsNow
    self.nextChange = nextChange
    self.waitingCount = waitingCount
    self.nextPublication = nextPublication
    self.inputs = inputs
    self.diagnostics = diagnostics
    self.pageCount = pageCount
  }
}

extension BuildRecord {
  /// Whether an unchanged stamp proves that the file is unchanged.
  ///
  /// The clock of a file system ticks in steps. A file that is written twice within one step has one stamp for both versions, so
  /// only stamps that were old enough when the build started are trusted.
  package func trusts(_ stamp: FileStamp) -> Bool { stamp.isWritten(before: startedAt - 2) }

  /// Whether a build at another time would have the same output.
  package func holds(at time: Int) -> Bool {
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
    writer.write(waitingCount)
    writer.write(nextPublication)
    writer.write(inputs)
    writer.write(diagnostics)
    writer.write(pageCount)
    writer.write(output)
    writer.write(store)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      origin: try reader.read(), conditions: try reader.read(), program: try reader.read(),
      startedAt: try reader.read(), now: try reader.read(), readsNow: try reader.read(), nextChange: try reader.read(),
      waitingCount: try reader.read(), nextPublication: try reader.read(), inputs: try reader.read(),
      diagnostics: try reader.read(), pageCount: try reader.read())
    (output, store) = (try reader.read(), try reader.read())
  }
}

extension BuildRecord.Input: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(stamp)
    writer.write(hash)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(path: try reader.read(), stamp: try reader.read(), hash: try reader.read())
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
  }
}
