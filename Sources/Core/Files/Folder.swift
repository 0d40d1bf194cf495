import Glibc

/// An open folder, in which names are looked up one by one: no name leads out of it, and none leads through a symbolic link.
///
///     let site = try Folder("_site")
///     let posts = try site.folder("posts")
///     posts.kind(of: "index.html")  // .file
package final class Folder: Sendable {
  let descriptor: Int32

  /// Opens a folder by its path, wherever symbolic links on the way lead.
  package init(_ path: String) throws(FolderProblem) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a folder in this one, which may be no symbolic link.
  package func folder(_ name: String) throws(FolderProblem) -> Folder {
    let opened = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if opened >= 0 { return Folder(descriptor: opened) }
    let problem = FolderProblem.last
    throw problem == .isNoFolder && kind(of: name) == .link ? .isLink : problem
  }

  /// Makes a folder in this one.
  package func makeFolder(_ name: String) throws(FolderProblem) {
    guard unsafe mkdirat(descriptor, name, 0o777) == 0 else { throw .last }
  }

  /// What stands under a name in this folder, if anything does.
  package func kind(of name: String) -> FileKind? { status(of: name).map { FileKind($0.st_mode) } }

  /// How many bytes the file system of this folder has left for whoever runs this.
  package var freeBytes: Int {
    var status = statvfs()
    guard unsafe fstatvfs(descriptor, &status) == 0 else { return 0 }
    return Int(clamping: status.f_bavail.multipliedReportingOverflow(by: status.f_frsize).partialValue)
  }

  /// Whether this folder and another are on one file system.
  package func sharesFileSystem(with other: Folder) -> Bool { status?.st_dev == other.status?.st_dev }

  /// Whether the user who runs this may change what the folder holds.
  package var isWritable: Bool { unsafe faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 }

  /// Gives this folder the permissions of another.
  package func takePermissions(of other: Folder) throws(FolderProblem) {
    guard let mode = other.status?.st_mode, fchmod(descriptor, mode & 0o7777) == 0 else { throw .last }
  }

  var status: stat? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  func status(of name: String) -> stat? {
    var status = stat()
    // As it lies there: a copy of every name of a site took as long as all else about it, the system aside.
    return unsafe name.withCString { unsafe fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0 ? status : nil
  }
}
