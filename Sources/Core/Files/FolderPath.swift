import Glibc

extension Files {
  /// Where something stands: the path of its folder, without symbolic links, and its name there.
  package struct Place: Equatable, Sendable {
    /// The path of the folder.
    package let folder: String
    /// The name in that folder; nothing for the root of the file system.
    package let name: String
  }

  /// The place of what a path leads to; symbolic links are followed.
  package static func place(of path: String) throws(FolderProblem) -> Place {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    let text = unsafe String(cString: resolved)
    let parts = split(text)
    return Place(folder: parts.folder, name: parts.name)
  }

  /// What stands at a path, if anything does; a symbolic link is not followed.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileKind(status.st_mode) : nil
  }

  /// Splits a path at its last `/`; `.` is the folder of a bare name.
  package static func split(_ path: String) -> (folder: String, name: String) {
    let trimmed = path[..<(path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex)]
    guard let slash = trimmed.lastIndex(of: "/") else { return (trimmed.isEmpty ? "/" : ".", String(trimmed)) }
    let folder = trimmed[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(trimmed[trimmed.index(after: slash)...]))
  }

  /// Makes a folder, and those above it that are missing.
  package static func makeFolders(_ path: String) throws(FolderProblem) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    // A look at what stands there would leave a reason of its own.
    let problem = FolderProblem.last
    if isFolder(path) { return }
    let above = split(path).folder
    guard problem == .missing, above != path, !above.isEmpty else { throw problem }
    try makeFolders(above)
    if unsafe mkdir(path, 0o777) == 0 { return }
    let second = FolderProblem.last
    if !isFolder(path) { throw second }
  }
}
