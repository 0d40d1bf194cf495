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

  /// Opens a regular file for reading; a symbolic link is an error.
  package func file(_ name: String) throws(FolderProblem) -> OpenFile {
    try regularFile(name, O_RDONLY)
  }

  /// Creates a file and opens it for writing; the name must be unused.
  package func makeFile(_ name: String) throws(FolderProblem) -> OpenFile {
    try regularFile(name, O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Opens an existing regular file for appending.
  package func fileForAppending(_ name: String) throws(FolderProblem) -> OpenFile {
    try regularFile(name, O_WRONLY | O_APPEND)
  }

  private func regularFile(_ name: String, _ flags: Int32) throws(FolderProblem) -> OpenFile {
    try OpenFile(regular: unsafe openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666))
  }

  /// Creates a file with these bytes; the name must be unused.
  package func makeFile(_ name: String, _ bytes: [UInt8]) throws(FolderProblem) {
    let file = try makeFile(name)
    try file.append(bytes)
    try file.finish()
  }

  /// Writes a file and renames it over an existing one, so that no reader sees it half written.
  package func replaceFile(_ name: String, with bytes: [UInt8]) throws(FolderProblem) {
    try replaceFile(name, with: [bytes[...]])
  }

  /// Writes a file in pieces and renames it over an existing one.
  package func replaceFile(_ name: String, with pieces: [ArraySlice<UInt8>]) throws(FolderProblem) {
    let (temporaryName, file) = try makeTemporaryFile(for: name)
    do throws(FolderProblem) {
      for piece in pieces { try file.append(piece) }
      try file.finish()
      try rename(temporaryName, to: self, as: name)
    } catch {
      try? remove(temporaryName)
      throw error
    }
  }

  /// Creates a file with an unused name.
  ///
  /// A process ID alone is not unique. A killed process leaves its file, and in a container the next process may get
  /// the same ID.
  package func makeTemporaryFile(for name: String) throws(FolderProblem) -> (name: String, file: OpenFile) {
    for attempt in 0..<100 {
      let temporaryName = ".\(name).\(Machine.processNumber)-\(attempt).new"
      do throws(FolderProblem) {
        return (temporaryName, try makeFile(temporaryName))
      } catch {
        if error != .exists { throw error }
      }
    }
    throw .exists
  }

  /// Reads a whole regular file; a symbolic link is an error.
  package func read(_ name: String) throws(FolderProblem) -> [UInt8] { try file(name).contents() }

  /// Moves a file or folder to a name in this or another folder, replacing a file that has the name.
  package func rename(_ name: String, to other: Folder, as newName: String) throws(FolderProblem) {
    guard unsafe renameat(descriptor, name, other.descriptor, newName) == 0 else { throw .last }
  }

  /// Creates a hard link to a file.
  package func link(_ name: String, to other: Folder, as newName: String) throws(FolderProblem) {
    guard unsafe linkat(descriptor, name, other.descriptor, newName, 0) == 0 else { throw .last }
  }

  /// Removes a file or a symbolic link.
  package func remove(_ name: String) throws(FolderProblem) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 else { throw .last }
  }

  /// Removes an empty folder.
  package func removeFolder(_ name: String) throws(FolderProblem) {
    guard unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw .last }
  }

  /// Removes a file, or a folder with everything in it; a missing file is no error.
  package func removeAll(_ name: String) throws(FolderProblem) {
    guard let kind = kind(of: name) else { return }
    guard kind == .folder else { return try remove(name) }
    let folder = try folder(name)
    for entry in try folder.entries() { try folder.removeAll(entry.name) }
    try removeFolder(name)
  }

  /// Waits until everything that was written to this folder's file system is on the disk, safe from a power cut.
  ///
  /// One call for the whole file system is much faster than one for each file. A file system
  /// without this call is not an error.
  package func writeToDisk() throws(FolderProblem) {
    guard syncfs(descriptor) != 0 else { return }
    let problem = FolderProblem.last
    if problem != .unsupported { throw problem }
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

/// The system call `syncfs`.
///
/// The C library declares it only with `_GNU_SOURCE`, which Swift cannot define. This declaration links
/// it by name, because a static program has no `dlsym`. C and Swift pass and return an integer in the same way.
@_silgen_name("syncfs")
private func syncfs(_ descriptor: Int32) -> Int32
