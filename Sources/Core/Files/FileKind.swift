import Glibc

/// What a name in a folder stands for.
package enum FileKind: Equatable, Sendable {
  /// A file.
  case file
  /// A folder.
  case folder
  /// A symbolic link, wherever it leads.
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
