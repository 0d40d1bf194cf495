import Glibc

/// What tells one state of a file from another without reading it.
public struct FileStamp: Equatable, Sendable {
  /// The file system that it is on.
  public let device: Int
  /// Its number there.
  public let number: Int
  /// How many bytes it has.
  public let size: Int
  /// When it was last written to, in seconds since 1970.
  public let seconds: Int
  /// What comes behind the seconds.
  public let nanoseconds: Int

  /// Takes numbers that were written down.
  public init(device: Int, number: Int, size: Int, seconds: Int, nanoseconds: Int) {
    self.device = device
    self.number = number
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ status: stat) {
    self.init(
      device: Int(truncatingIfNeeded: status.st_dev), number: Int(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}

extension Folder {
  /// The stamp of what stands under a name in this folder, if anything does.
  public func stamp(of name: String) -> FileStamp? { status(of: name).map { FileStamp($0) } }
}
