/// What publishing did; paths are in the order of their bytes.
package struct Publication: Equatable, Sendable {
  /// Files that were not there before.
  package var added: [String] = []
  /// Files with a new content.
  package var changed: [String] = []
  /// Files that were not touched.
  package var unchanged: [String] = []
  /// Files that are gone.
  package var removed: [String] = []
  /// What stands in the folder without being ours, and was left alone.
  package var foreign: [String] = []
  /// How many bytes the site has.
  package var size = 0

  /// How many files the site has.
  package var fileCount: Int { added.count + changed.count + unchanged.count }

  /// Nothing was done.
  package init() {}
}
