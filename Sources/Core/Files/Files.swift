import Glibc

/// Functions that take the path of a file or folder.
package enum Files {
  /// Reads a whole file, or standard input if the path is `-`.
  package static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = unsafe path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(for: errno) }
    defer { if descriptor != 0 { close(descriptor) } }
    // Read one byte more than the expected size, so that most files end within the first chunk and need no copy.
    var chunk = try readChunk(from: descriptor, capacity: min(size(of: descriptor), limit) + 1)
    guard !chunk.isLast else { return chunk.bytes }
    var bytes = chunk.bytes
    while !chunk.isLast {
      chunk = try readChunk(from: descriptor, capacity: 1 << 16)
      bytes += chunk.bytes
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  /// Reads until the capacity is used up or the file ends.
  private static func readChunk(
    from descriptor: Int32, capacity: Int
  ) throws(FileProblem) -> (bytes: [UInt8], isLast: Bool) {
    var (isLast, failure): (Bool, Int32?) = (false, nil)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity, !isLast, failure == nil {
        let read = unsafe Glibc.read(descriptor, buffer.baseAddress.map { unsafe $0 + count }, capacity - count)
        if read > 0 { count += read } else if read == 0 { isLast = true } else if errno != EINTR { failure = errno }
      }
    }
    if let failure { throw problem(for: failure) }
    return (bytes, isLast)
  }

  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? max(Int(status.st_size), 0) : 0
  }

  private static func problem(for code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .isFolder
    default: unsafe .refused(String(cString: strerror(code)))
    }
  }
}

/// The reason why a file could not be read.
package enum FileProblem: Error, Equatable {
  /// The file does not exist.
  case missing
  /// The path names a folder.
  case isFolder
  /// The file is larger than the limit.
  case tooLarge(limit: Int)
  /// Any other error, in the system's words.
  case refused(String)

  /// The reason in a sentence without a full stop.
  package var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .refused(let reason): reason
    }
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
