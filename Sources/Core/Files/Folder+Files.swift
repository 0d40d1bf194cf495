import Glibc

extension Folder {
  /// Opens a regular file for reading; a symbolic link is an error.
  package func file(_ name: String) throws(FolderProblem) -> OpenFile {
    try open(name, O_RDONLY)
  }

  /// Creates a file and opens it for writing; the name must be unused.
  package func makeFile(_ name: String) throws(FolderProblem) -> OpenFile {
    try open(name, O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Opens an existing regular file for appending.
  package func fileForAppending(_ name: String) throws(FolderProblem) -> OpenFile {
    try open(name, O_WRONLY | O_APPEND)
  }

  private func open(_ name: String, _ flags: Int32) throws(FolderProblem) -> OpenFile {
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
}
