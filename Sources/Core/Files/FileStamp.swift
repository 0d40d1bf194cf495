import Glibc

/// The metadata that shows whether a file changed, without reading it.
package struct FileStamp: Equatable, Sendable {
  /// The number of the file system.
  package let device: Int
  /// The inode number in the file system.
  package let number: Int
  /// The size in bytes.
  package let size: Int
  /// When the content was last modified (mtime), in nanoseconds since 1970.
  ///
  /// Programs can set this time freely.
  package let written: Int
  /// When the content or metadata last changed (ctime), in nanoseconds since 1970.
  ///
  /// Setting the modification time also updates this time, so it cannot be faked.
  package let changed: Int

  /// Creates a stamp from saved numbers.
  package init(device: Int, number: Int, size: Int, written: Int, changed: Int) {
    self.device = device
    self.number = number
    self.size = size
    self.written = written
    self.changed = changed
  }

  /// The stamp of no file.
  package static let absent = FileStamp(device: 0, number: 0, size: 0, written: 0, changed: 0)

  init(_ status: stat) {
    self.init(
      device: Int(truncatingIfNeeded: status.st_dev), number: Int(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size), written: status.st_mtim.inNanoseconds, changed: status.st_ctim.inNanoseconds)
  }

  /// Whether a file that later has the same stamp is unchanged since a build that began at `start`.
  ///
  /// File systems store times in steps. If a file is written twice within one step, both versions have the same stamp.
  /// So a stamp is trusted only if it was at least two seconds old when the build started, in seconds since 1970. A
  /// program can set the time of writing back, but not that of the last change.
  package func isTrusted(at start: Int) -> Bool { max(written, changed) < (start &- 2) &* 1_000_000_000 }
}

extension timespec {
  /// The time in nanoseconds; only unrealistic times overflow and wrap around.
  fileprivate var inNanoseconds: Int { tv_sec &* 1_000_000_000 &+ tv_nsec }
}

/// A kind of file system entry.
package enum FileKind: Equatable, Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A device, a pipe or a socket.
  case other

  init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
