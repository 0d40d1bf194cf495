import Glibc

extension Folder {
  /// Opens a file for reading; a symbolic link is an error.
  package func file(_ name: String) throws(FolderProblem) -> OpenFile {
    // Opening a pipe that has no writer would block without O_NONBLOCK.
    let opened = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Creates a file and opens it for writing; the name must be unused.
  package func makeFile(_ name: String) throws(FolderProblem) -> OpenFile {
    let opened = unsafe openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Opens an existing file for appending.
  package func fileForAppending(_ name: String) throws(FolderProblem) -> OpenFile {
    let opened = unsafe openat(descriptor, name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
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
  /// A process ID alone is not unique: a killed process leaves its file, and in a container the next process may get
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

  /// Reads a whole file; a symbolic link is an error.
  package func read(_ name: String) throws(FolderProblem) -> [UInt8] {
    let file = try file(name)
    guard file.kind == .file else { throw .isFolder }
    var bytes = try file.bytes(at: 0, capacity: file.size)
    // The file may have grown since, and files in `/proc` report the size 0.
    while true {
      let chunk = try file.bytes(at: bytes.count, capacity: OpenFile.chunkSize)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }

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
}
