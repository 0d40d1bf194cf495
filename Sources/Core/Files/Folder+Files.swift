import Glibc

extension Folder {
  /// Opens a file in this folder for reading, which may be no symbolic link.
  package func file(_ name: String) throws(FolderProblem) -> OpenFile {
    // A pipe with nobody at the other end must not make us wait.
    let opened = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Makes a file in this folder, where nothing may have that name yet.
  package func makeFile(_ name: String) throws(FolderProblem) -> OpenFile {
    let opened = unsafe openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Opens a file in this folder to write on at its end.
  package func fileToExtend(_ name: String) throws(FolderProblem) -> OpenFile {
    let opened = unsafe openat(descriptor, name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    return OpenFile(descriptor: opened)
  }

  /// Makes a file of these bytes, where nothing may have that name yet.
  package func makeFile(_ name: String, _ bytes: [UInt8]) throws(FolderProblem) {
    let file = try makeFile(name)
    try file.append(bytes)
    try file.finish()
  }

  /// Puts a file of these bytes in the place of one of that name, if there is one, at once.
  package func replaceFile(_ name: String, with bytes: [UInt8]) throws(FolderProblem) {
    // A name that nobody else has: what stands beside the file is somebody's, whatever it is called.
    let new = ".\(name).\(Machine.processNumber).new"
    do throws(FolderProblem) {
      try makeFile(new, bytes)
      try rename(new, to: self, as: name)
    } catch {
      if error != .exists { try? remove(new) }
      throw error
    }
  }

  /// The bytes of a file in this folder, which may be no symbolic link.
  package func read(_ name: String) throws(FolderProblem) -> [UInt8] {
    let file = try file(name)
    guard file.kind == .file else { throw .isFolder }
    var bytes = try file.bytes(at: 0, room: file.size)
    // It may have grown since, and some files do not tell how large they are.
    while true {
      let piece = try file.bytes(at: bytes.count, room: OpenFile.pieceSize)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
