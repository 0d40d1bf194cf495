/// The commits of the main line that changed files of a folder, newest first.
///
/// A merge counts as one commit with all changes that it brought to the main line.
package struct RevisionLog: Sendable {
  package var commits: [Commit]

  package init(commits: [Commit] = []) { self.commits = commits }

  package struct Commit: Sendable, Equatable {
    /// The id, in hexadecimal digits.
    package let id: String
    package let changes: [Change]

    package init(id: String, changes: [Change]) { (self.id, self.changes) = (id, changes) }
  }

  /// The change of a file in a commit.
  package struct Change: Sendable, Equatable {
    /// The path in the folder after the commit; `nil` if the commit removed the file.
    package let path: String?
    /// The path before the commit; `nil` if the commit added the file.
    package let oldPath: String?
    /// The ids of the contents: Git's blob hashes.
    package let blob, oldBlob: String?

    package init(path: String?, oldPath: String?, blob: String?, oldBlob: String?) {
      (self.path, self.oldPath, self.blob, self.oldBlob) = (path, oldPath, blob, oldBlob)
    }
  }
}

extension [UInt8] {
  /// Whether two texts are equal, apart from the ends of lines, which Git can change when it writes a file.
  package func hasSameLines(as other: [UInt8]) -> Bool {
    self == other || !contains(0) && filter { $0 != 0x0D } == other.filter { $0 != 0x0D }
  }
}

/// The contents of a repository, by Git's blob hash.
package protocol RevisionStore: Sendable {
  /// Returns the bytes of a blob; `nil` if the repository lacks it, or it is larger than `limit` bytes.
  func blob(_ id: String, limit: Int) -> [UInt8]?
}
