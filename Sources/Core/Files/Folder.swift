import Glibc

/// An open folder; lookups take single names, so they cannot leave the folder or follow a symbolic link.
///
///     let site = try Folder("_site")
///     let posts = try site.folder("posts")
///     posts.kind(of: "index.html")  // .file
package final class Folder: Sendable {
  let descriptor: Int32

  /// Opens a folder by its path; symbolic links are followed.
  package init(_ path: String) throws(FolderProblem) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a subfolder; a symbolic link is an error.
  package func folder(_ name: String) throws(FolderProblem) -> Folder {
    let opened = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if opened >= 0 { return Folder(descriptor: opened) }
    let problem = FolderProblem.last
    throw problem == .notAFolder && kind(of: name) == .link ? .isLink : problem
  }

  /// Creates a subfolder.
  package func makeFolder(_ name: String) throws(FolderProblem) {
    guard unsafe mkdirat(descriptor, name, 0o777) == 0 else { throw .last }
  }

  /// Returns the kind of the file with the given name, or `nil` if it does not exist.
  package func kind(of name: String) -> FileKind? { status(of: name).map { FileKind($0.st_mode) } }

  /// Returns the metadata that shows whether the named file changed, or `nil` if the file does not exist.
  package func stamp(of name: String) -> FileStamp? { status(of: name).map { FileStamp($0) } }

  /// The number of bytes that the current user can still write to this folder's file system.
  package var freeBytes: Int {
    var status = statvfs()
    guard unsafe fstatvfs(descriptor, &status) == 0 else { return 0 }
    return Int(clamping: status.f_bavail.multipliedReportingOverflow(by: status.f_frsize).partialValue)
  }

  /// Whether this folder and another are on the same file system.
  package func sharesFileSystem(with other: Folder) -> Bool { status?.st_dev == other.status?.st_dev }

  /// Whether the current user may add and remove files in this folder.
  package var isWritable: Bool { unsafe faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 }

  /// Sets this folder's permissions to those of another folder.
  package func copyPermissions(from other: Folder) throws(FolderProblem) {
    guard let mode = other.status?.st_mode, fchmod(descriptor, mode & 0o7777) == 0 else { throw .last }
  }

  private var status: stat? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  func status(of name: String) -> stat? {
    var status = stat()
    // `withCString` avoids a copy of each name. The copies doubled the time outside of the system call.
    return unsafe name.withCString { unsafe fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0 ? status : nil
  }
}

extension Folder {
  /// An entry of a folder.
  package struct Entry: Equatable, Sendable {
    /// The name; invalid UTF-8 is replaced.
    package let name: String
    /// Whether the name is valid UTF-8, so that it can be used to open the file.
    package let isText: Bool
    /// The kind of file.
    package let kind: FileKind
  }

  /// Lists the folder in the byte order of the names.
  package func entries() throws(FolderProblem) -> [Entry] {
    // A separate descriptor, because a descriptor has only one reading position.
    let opened = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    guard let stream = unsafe fdopendir(opened) else {
      let problem = FolderProblem.last
      close(opened)
      throw problem
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(stream) {
      let (name, isText) = unsafe Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      unsafe entries.append(Entry(name: name, isText: isText, kind: kind(name, type: Int(entry.pointee.d_type))))
    }
    // For ASCII, `<` gives the order of bytes, and compares several at once.
    let isASCII = entries.allSatisfy { $0.name.utf8Span.isKnownASCII }
    return entries.sorted { isASCII ? $0.name < $1.name : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns the kind of an entry; needs a `stat` call if the file system does not report the type.
  private func kind(_ name: String, type: Int) -> FileKind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): kind(of: name) ?? .other
    default: .other
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> (String, isText: Bool) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    if let name = unsafe String(validatingCString: bytes) { return (name, true) }
    return unsafe (String(cString: bytes), false)
  }
}
