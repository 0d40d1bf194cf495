import Glibc

/// Functions that take the path of a file or folder.
package enum Files {
  /// Reads a whole regular file, or standard input if the path is `-`; symbolic links are followed.
  package static func read(_ path: String, limit: Int) throws(FolderProblem) -> [UInt8] {
    // On Linux, opening `/dev/stdin` would open the file or pipe behind it again.
    let isInput = path == "-" || path == "/dev/stdin"
    return try (isInput ? .standardInput() : OpenFile(reading: path)).contents(limit: limit)
  }

  /// Writes a file at a path that the user named; symbolic links are followed.
  ///
  /// A regular file is replaced as a whole. A device or a pipe keeps its place and receives the bytes. Opening a pipe
  /// waits for a program that reads it. A link in the working folder must not lead to a file outside of it: a pull
  /// request can contain the link, and its author would choose which file of the machine is replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(FolderProblem) {
    if let mode = mode(of: path), mode & S_IFMT != S_IFREG {
      let opened = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard opened >= 0 else { throw .last }
      let file = OpenFile(descriptor: opened)
      try file.append(bytes)
      return try file.finish()
    }
    let target = try target(of: path)
    let (folder, name) = split(target)
    if target != path, isBelowWorkingFolder(split(path).folder), !isBelowWorkingFolder(folder) { throw .leadsOut }
    try Folder(folder).replaceFile(name, with: bytes)
  }

  private static func isBelowWorkingFolder(_ folder: String) -> Bool {
    guard let (inner, outer) = try? (resolve(folder), resolve(".")) else { return false }
    return "\(inner.folder)/\(inner.name)/".hasPrefix("\(outer.folder)/\(outer.name)/")
  }

  /// Follows the symbolic links at the end of a path; the file that the last one names may be missing.
  private static func target(of path: String) throws(FolderProblem) -> String {
    var target = path
    for _ in 0..<40 {
      guard kind(of: target) == .link else { return target }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(target, &bytes, bytes.count)
      guard count > 0 else { throw .last }
      let link = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      target = link.hasPrefix("/") ? link : "\(split(target).folder)/\(link)"
    }
    throw .refused("it leads through too many symbolic links")
  }
}

extension Files {
  /// Returns whether the path leads to a file of any kind except for a folder, after following symbolic links.
  package static func isFile(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT != S_IFDIR } ?? false }

  /// Returns whether the path leads to a folder, after following symbolic links.
  package static func isFolder(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  /// Returns the kind of file at a path, without following a symbolic link, or `nil` if there is no file.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileKind(status.st_mode) : nil
  }

  /// Returns the stamp of the file at a path, without following a symbolic link at its end, or that of no file.
  package static func stamp(of path: String) -> FileStamp {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileStamp(status) : .absent
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// An absolute path without symbolic links, split into its folder and its last name.
  package struct ResolvedPath: Equatable, Sendable {
    /// The path of the folder.
    package let folder: String
    /// The last name; empty for the root of the file system.
    package let name: String
  }

  /// Follows all symbolic links in the path of an existing file or folder.
  package static func resolve(_ path: String) throws(FolderProblem) -> ResolvedPath {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    let parts = unsafe split(String(cString: resolved))
    return ResolvedPath(folder: parts.folder, name: parts.name)
  }

  /// Splits a path at its last `/`; the folder of a name without `/` is `.`.
  package static func split(_ path: String) -> (folder: String, name: String) {
    let trimmed = path[..<(path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex)]
    guard let slash = trimmed.lastIndex(of: "/") else { return (trimmed.isEmpty ? "/" : ".", String(trimmed)) }
    let folder = trimmed[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(trimmed[trimmed.index(after: slash)...]))
  }

  /// Creates a folder and all missing folders above it.
  package static func makeFolders(_ path: String) throws(FolderProblem) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    // Save the reason first, because `isFolder` overwrites `errno`.
    let problem = FolderProblem.last
    if isFolder(path) { return }
    let parent = split(path).folder
    guard problem == .missing, parent != path, !parent.isEmpty else { throw problem }
    try makeFolders(parent)
    if unsafe mkdir(path, 0o777) == 0 { return }
    let secondProblem = FolderProblem.last
    if !isFolder(path) { throw secondProblem }
  }
}
