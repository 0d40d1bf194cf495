public import Files
public import Records

/// What a build left behind: what it was made of, what it made, and what it had to say.
public struct BuildRecord: Equatable, Sendable {
  /// The folders that it was made of, as the call named them.
  public var origin: [String]
  /// What it was told: to whoever is told something else it means nothing.
  public var conditions: ContentMark
  /// The program that ran it.
  public var program: Input
  /// The time by the clock before anything was read, in seconds since 1970.
  public var startedAt: Int
  /// The time that counted as now, in seconds since 1970.
  public var now: Int
  /// Whether that time itself was read, and not only compared with others.
  public var readsNow: Bool
  /// When the site changes by itself.
  public var nextChange: Int?
  /// How many articles wait for their date.
  public var waitingCount = 0
  /// When the next of them is due.
  public var nextPublication: Int?
  /// The files of each folder of `origin`, in the byte order of their paths.
  public var inputs: [[Input]]
  /// What it had to say.
  public var diagnostics: [RecordedDiagnostic]
  /// How many pages it has.
  public var pageCount: Int
  /// The folder that it was published in.
  public var place = ""
  /// The files that it consists of, in the byte order of their paths.
  public var outputs: [Output] = []
  /// What stood in the folder of the site without being part of it.
  public var foreign: [String] = []
  /// The folders of the site as they were left, by path; nothing is the folder of the site.
  public var folders: [FolderState] = []
  /// The store that holds the bytes of outputs.
  public var store = 0
  /// The notes that belong to the record.
  public var notes: ContentMark?

  /// A file that was read.
  public struct Input: Equatable, Sendable {
    /// Of a file of a folder, where it lies there.
    public var path: String
    /// The stamp that it had before it was read.
    public var stamp: FileStamp
    /// What it held.
    public var mark: ContentMark

    /// Describes a file.
    public init(path: String, stamp: FileStamp, mark: ContentMark) {
      (self.path, self.stamp, self.mark) = (path, stamp, mark)
    }
  }

  /// A file that was published.
  public struct Output: Equatable, Sendable {
    /// Its path in the site.
    public var path: String
    /// Where its bytes are.
    public var bytes: Bytes
    /// The stamp that it had when it was published.
    public var stamp: FileStamp?

    /// Where the bytes of a file are.
    public enum Bytes: Equatable, Sendable {
      /// In the store of the cache.
      case stored(StoredBytes)
      /// In a file of the content.
      case copy(String)
    }

    /// Describes a file.
    public init(path: String, bytes: Bytes, stamp: FileStamp?) {
      (self.path, self.bytes, self.stamp) = (path, bytes, stamp)
    }
  }

  /// A folder as it was left.
  public struct FolderState: Equatable, Sendable {
    /// Its path in the site.
    public var path: String
    /// Its stamp, which differs once something in it has come, gone or been replaced.
    public var stamp: FileStamp

    /// Describes a folder.
    public init(path: String, stamp: FileStamp) {
      (self.path, self.stamp) = (path, stamp)
    }
  }

  /// Describes a build of which nothing is published yet, and nothing is stored.
  public init(
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
  public var storedCount: Int {
    outputs.reduce(0) { sum, output in
      if case .stored(let stored) = output.bytes { sum + stored.count } else { sum }
    }
  }

  /// Whether a stamp was old enough when the build began to tell every later state of the file: a file that is written twice
  /// within a tick of the file system's clock has one stamp for both.
  public func trusts(_ stamp: FileStamp) -> Bool { stamp.isWritten(before: startedAt - 2) }

  /// Whether a build at another time would come to the same.
  public func holds(at time: Int) -> Bool {
    time == now || !readsNow && time > now && nextChange.map { time < $0 } ?? true
  }
}
