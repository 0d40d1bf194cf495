import Glibc

/// The reason why a file system operation failed.
package enum FolderProblem: Error, Equatable {
  /// No file or folder has the name.
  case missing
  /// A file or folder with the name already exists.
  case exists
  /// The path names a folder, but the operation needs a file.
  case isFolder
  /// The path does not name a folder, but the operation needs one.
  case notAFolder
  /// The path names a symbolic link.
  case isLink
  /// It is a pipe, a device or a socket.
  case notAFile
  /// The path leads out of its folder.
  case leadsOut
  /// The folder is not empty.
  case notEmpty
  /// The current user lacks the permission.
  case denied
  /// The file system is mounted read-only.
  case readOnly
  /// The disk is full, or the user's quota is used up.
  case full
  /// The file would exceed the size limit of the process or the file system.
  case tooLarge
  /// The file is larger than a limit.
  case largerThan(bytes: Int)
  /// The two paths are on different file systems.
  case elsewhere
  /// The file system does not support the operation.
  case unsupported
  /// Another process holds the lock.
  case locked
  /// The program that reads the pipe has ended.
  case closedPipe
  /// The other process did not go on for some time.
  case noAnswer(seconds: Int)
  /// Any other error, in the system's words.
  case refused(String)

  /// The reason in a sentence without a full stop.
  package var message: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .exists: "a file or folder with this name already exists"
    case .isFolder: "it is a folder"
    case .notAFolder: "it is not a folder"
    case .isLink: "it is a symbolic link"
    case .notAFile: "it is not a regular file"
    case .leadsOut: "its path leads out of the folder"
    case .notEmpty: "it is not empty"
    case .denied: "permission denied"
    case .readOnly: "the file system is read-only"
    case .full: "the disk is full"
    case .tooLarge: "the file would be larger than the system allows"
    case .largerThan(let bytes): "it is larger than \(bytes) bytes"
    case .elsewhere: "it is on another file system"
    case .unsupported: "the file system does not support this"
    case .locked: "another process has it locked"
    case .closedPipe: "the program that reads it has ended"
    case .noAnswer(let seconds): "there was no answer within \(seconds) seconds"
    case .refused(let reason): reason
    }
  }

  /// The problem of the last system call, from `errno`.
  static var last: FolderProblem { FolderProblem(errno) }

  private init(_ code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EEXIST: self = .exists
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .notAFolder
    case ELOOP: self = .isLink
    // Opening a socket, or a pipe without a reader for writing.
    case ENXIO: self = .notAFile
    case ENOTEMPTY: self = .notEmpty
    case EACCES: self = .denied
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case EFBIG: self = .tooLarge
    case EXDEV: self = .elsewhere
    case EPERM, EOPNOTSUPP, ENOSYS, EMLINK: self = .unsupported
    case EWOULDBLOCK: self = .locked
    case EPIPE: self = .closedPipe
    default: unsafe self = .refused(String(cString: strerror(code)))
    }
  }
}
