public import Files
public import Records

/// One file of a site that is to be published.
public struct Output: Equatable, Sendable {
  /// What a file is made of.
  public enum Content: Equatable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// What a file holds that stands somewhere else.
    case file(String)
  }

  /// Where in the site, with `/` between names.
  public let path: String
  /// What it is made of.
  public let content: Content

  /// Describes a file.
  public init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}

/// What was noted of an output when it was taken.
public struct Added: Equatable, Sendable {
  /// What tells its content from others.
  public let mark: ContentMark
  /// The state of the file that holds it, which is moved to its place as it is.
  public let stamp: FileStamp?
}

/// What publishing did; paths are in the order of their bytes.
public struct Publication: Equatable, Sendable {
  /// Files that were not there before.
  public var added: [String] = []
  /// Files with a new content.
  public var changed: [String] = []
  /// Files that were not touched.
  public var unchanged: [String] = []
  /// Files that are gone.
  public var removed: [String] = []
  /// What stands in the folder without being ours, and was left alone.
  public var foreign: [String] = []
  /// How many bytes the site has.
  public var size = 0

  /// How many files the site has.
  public var fileCount: Int { added.count + changed.count + unchanged.count }

  /// Nothing was done.
  public init() {}

  init(
    added: [String] = [], changed: [String] = [], unchanged: [String] = [], removed: [String] = [],
    foreign: [String] = [], size: Int = 0
  ) {
    (self.added, self.changed, self.unchanged) = (added, changed, unchanged)
    (self.removed, self.foreign, self.size) = (removed, foreign, size)
  }
}
