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
}
