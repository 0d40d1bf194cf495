import Glibc

/// Why something could not be done in a folder.
package enum FolderProblem: Error, Equatable {
  /// There is nothing of that name.
  case missing
  /// There is something of that name already.
  case exists
  /// It is a folder.
  case isFolder
  /// It is no folder.
  case isNoFolder
  /// It is a symbolic link.
  case isLink
  /// There is something in it.
  case notEmpty
  /// The user who runs this may not.
  case denied
  /// The file system is mounted for reading only.
  case readOnly
  /// There is no room left.
  case full
  /// The file would be larger than the system allows.
  case tooLarge
  /// The two places are on different file systems.
  case elsewhere
  /// The file system cannot do that.
  case unsupported
  /// Another process holds the lock.
  case locked
  /// The system says why not.
  case refused(String)

  /// The reason in a sentence without a full stop.
  package var message: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .exists: "there is such a file or folder already"
    case .isFolder: "it is a folder"
    case .isNoFolder: "it is no folder"
    case .isLink: "it is a symbolic link"
    case .notEmpty: "it is not empty"
    case .denied: "the user who runs this may not do that"
    case .readOnly: "the file system is read-only"
    case .full: "the disk is full"
    case .tooLarge: "the file would be larger than the system allows"
    case .elsewhere: "it is on another file system"
    case .unsupported: "the file system cannot do that"
    case .locked: "another process has it locked"
    case .refused(let reason): reason
    }
  }

  /// What the last call of the system said.
  static var last: FolderProblem { FolderProblem(errno) }

  private init(_ code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EEXIST: self = .exists
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNoFolder
    case ELOOP: self = .isLink
    case ENOTEMPTY: self = .notEmpty
    case EACCES: self = .denied
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case EFBIG: self = .tooLarge
    case EXDEV: self = .elsewhere
    case EPERM, EOPNOTSUPP, ENOSYS, EMLINK: self = .unsupported
    case EWOULDBLOCK: self = .locked
    default: unsafe self = .refused(String(cString: strerror(code)))
    }
  }
}
