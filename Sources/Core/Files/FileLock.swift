import Glibc

/// A file that one process at a time can hold; the system lets go of it when the process ends, however that happens.
package final class FileLock: Sendable {
  private let file: OpenFile

  /// Takes hold of a file in a folder, and makes it if need be; another process that holds it is an error.
  package init(_ name: String, in folder: Folder) throws(FolderProblem) {
    let opened = unsafe openat(folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard opened >= 0 else { throw .last }
    file = OpenFile(descriptor: opened)
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else { throw .last }
  }

  /// Whether the file that is held still has that name: who held it before may have removed it meanwhile.
  package func isStill(_ name: String, in folder: Folder) -> Bool {
    var held = stat()
    guard let named = folder.status(of: name), unsafe fstat(file.descriptor, &held) == 0 else { return false }
    return named.st_dev == held.st_dev && named.st_ino == held.st_ino
  }
}
