import Glibc

/// What tells one state of a file from another without reading it.
package struct FileStamp: Equatable, Sendable {
  /// The file system that it is on.
  package let device: Int
  /// Its number there.
  package let number: Int
  /// How many bytes it has.
  package let size: Int
  /// When it was last written to, in nanoseconds since 1970; that can be set to any time.
  package let written: Int
  /// When anything about it was last changed, in nanoseconds since 1970: to be written to is a change, and so is a time that is set.
  package let changed: Int

  /// Takes numbers that were written down.
  package init(device: Int, number: Int, size: Int, written: Int, changed: Int) {
    self.device = device
    self.number = number
    self.size = size
    self.written = written
    self.changed = changed
  }

  init(_ status: stat) {
    self.init(
      device: Int(truncatingIfNeeded: status.st_dev), number: Int(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size), written: status.st_mtim.inNanoseconds, changed: status.st_ctim.inNanoseconds)
  }

  /// Whether it was last written to before a time, in seconds since 1970.
  package func isWritten(before time: Int) -> Bool { written < time &* 1_000_000_000 }
}

extension timespec {
  /// The time as one number, which wraps round for times that no file has.
  fileprivate var inNanoseconds: Int { tv_sec &* 1_000_000_000 &+ tv_nsec }
}

extension Folder {
  /// The stamp of what stands under a name in this folder, if anything does.
  package func stamp(of name: String) -> FileStamp? { status(of: name).map { FileStamp($0) } }
}
