package import Files
package import Records

/// What a build left behind: what it was made of, what it made, and what it had to say.
package struct BuildRecord: Equatable, Sendable {
  /// The folders that it was made of, as the call named them.
  package var origin: [String]
  /// What it was told: to whoever is told something else it means nothing.
  package var conditions: ContentMark
  /// The program that ran it.
  package var program: Input
  /// The time by the clock before anything was read, in seconds since 1970.
  package var startedAt: Int
  /// The time that counted as now, in seconds since 1970.
  package var now: Int
  /// Whether that time itself was read, and not only compared with others.
  package var readsNow: Bool
  /// When the site changes by itself.
  package var nextChange: Int?
  /// How many articles wait for their date.
  package var waitingCount = 0
  /// When the next of them is due.
  package var nextPublication: Int?
  /// The files of each folder of `origin`, in the byte order of their paths.
  package var inputs: [[Input]]
  /// What it had to say.
  package var diagnostics: [RecordedDiagnostic]
  /// How many pages it has.
  package var pageCount: Int
  /// The folder that it was published in.
  package var place = ""
  /// The files that it consists of, in the byte order of their paths.
  package var outputs: [Output] = []
  /// What stood in the folder of the site without being part of it.
  package var foreign: [String] = []
  /// The folders of the site as they were left, by path; nothing is the folder of the site.
  package var folders: [FolderState] = []
  /// The store that holds the bytes of outputs.
  package var store = 0
  /// The notes that belong to the record.
  package var notes: ContentMark?

  /// A file that was read.
  package struct Input: Equatable, Sendable {
    /// Of a file of a folder, where it lies there.
    package var path: String
    /// The stamp that it had before it was read.
    package var stamp: FileStamp
    /// What it held.
    package var mark: ContentMark

    /// Describes a file.
    package init(path: String, stamp: FileStamp, mark: ContentMark) {
      (self.path, self.stamp, self.mark) = (path, stamp, mark)
    }
  }

  /// A file that was published.
  package struct Output: Equatable, Sendable {
    /// Its path in the site.
    package var path: String
    /// Where its bytes are.
    package var bytes: Bytes
    /// The stamp that it had when it was published.
    package var stamp: FileStamp?

    /// Where the bytes of a file are.
    package enum Bytes: Equatable, Sendable {
      /// In the store of the cache.
      case stored(StoredBytes)
      /// In a file of the content.
      case copy(String)
    }

    /// Describes a file.
    package init(path: String, bytes: Bytes, stamp: FileStamp?) {
      (self.path, self.bytes, self.stamp) = (path, bytes, stamp)
    }
  }

  /// A folder as it was left.
  package struct FolderState: Equatable, Sendable {
    /// Its path in the site.
    package var path: String
    /// Its stamp, which differs once something in it has come, gone or been replaced.
    package var stamp: FileStamp

    /// Describes a folder.
    package init(path: String, stamp: FileStamp) {
      (self.path, self.stamp) = (path, stamp)
    }
  }

  /// Describes a build of which nothing is published yet, and nothing is stored.
  package init(
    origin: [String], conditions: ContentMark, program: Input, startedAt: Int, now: Int, readsNow: Bool,
    nextChange: Int?, inputs: [[Input]], diagnostics: [RecordedDiagnostic], pageCount: Int
  ) {
    self.origin = origin
    self.conditions = conditions
    self.program = program
    self.startedAt = startedAt
    self.now = now
    self.readsNow = readsNow
    self.nextChange = nextChange
    self.inputs = inputs
    self.diagnostics = diagnostics
    self.pageCount = pageCount
  }
}

extension BuildRecord {
  /// How many bytes of the store the outputs need.
  package var storedCount: Int {
    outputs.reduce(0) { sum, output in
      if case .stored(let stored) = output.bytes { sum + stored.count } else { sum }
    }
  }

  /// Whether a stamp was old enough when the build began to tell every later state of the file: a file that is written twice
  /// within a tick of the file system's clock has one stamp for both.
  package func trusts(_ stamp: FileStamp) -> Bool { stamp.isWritten(before: startedAt - 2) }

  /// Whether a build at another time would come to the same.
  package func holds(at time: Int) -> Bool {
    time == now || !readsNow && time > now && nextChange.map { time < $0 } ?? true
  }
}
