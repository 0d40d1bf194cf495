import Glibc

/// What tells one state of a file from another without reading it.
public struct FileStamp: Equatable, Sendable {
  fileprivate let device: UInt64
  fileprivate let number: UInt64
  fileprivate let size: Int
  fileprivate let seconds: Int
  fileprivate let nanoseconds: Int
}

extension Folder {
  /// The stamp of what stands under a name in this folder, if anything does.
  public func stamp(of name: String) -> FileStamp? {
    status(of: name).map {
      FileStamp(
        device: UInt64($0.st_dev), number: UInt64($0.st_ino), size: Int($0.st_size), seconds: $0.st_mtim.tv_sec,
        nanoseconds: $0.st_mtim.tv_nsec)
    }
  }
}
