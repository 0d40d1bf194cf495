import Glibc

/// An open file, read or written in pieces.
package final class OpenFile: Sendable {
  let descriptor: Int32

  /// How many bytes are read in one piece.
  static let pieceSize = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a file for reading by its path, wherever symbolic links lead.
  package convenience init(reading path: String) throws(FolderProblem) {
    // A pipe with nobody at the other end must not make us wait.
    let opened = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    self.init(descriptor: opened)
    if kind == .folder { throw .isFolder }
  }

  /// What was opened.
  package var kind: FileKind? { status.map { FileKind($0.st_mode) } }

  /// What tells this state of the file from another.
  package var stamp: FileStamp? { status.map { FileStamp($0) } }

  /// The number of bytes in the file.
  package var size: Int { status.map { Int($0.st_size) } ?? 0 }

  /// The next bytes, nothing at the end; only the last piece is shorter than the others.
  package func nextPiece() throws(FolderProblem) -> [UInt8] {
    var problem: FolderProblem?
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      do throws(FolderProblem) {
        count = try unsafe fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        (count, problem) = (0, error)
      }
    }
    if let problem { throw problem }
    return piece
  }

  /// So many bytes from an offset on; fewer where the file ends before.
  package func bytes(at offset: Int, count: Int) throws(FolderProblem) -> [UInt8] {
    // Who asks may have been told a number that makes no sense.
    try bytes(at: offset, room: min(count, size))
  }

  /// So many bytes from an offset on, for which there is memory.
  func bytes(at offset: Int, room: Int) throws(FolderProblem) -> [UInt8] {
    var problem: FolderProblem?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      while filled < buffer.count {
        let read = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + filled }, buffer.count - filled, off_t(offset + filled))
        if read > 0 {
          filled += read
        } else if read == 0 {
          break
        } else if errno != EINTR {
          problem = .last
          break
        }
      }
    }
    if let problem { throw problem }
    return bytes
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FolderProblem) {
    unsafe try put(bytes) { start, count, _ in unsafe Glibc.write(descriptor, start, count) }
  }

  /// Writes bytes from an offset on.
  package func write(_ bytes: [UInt8], at offset: Int) throws(FolderProblem) {
    unsafe try put(bytes) { start, count, done in unsafe pwrite(descriptor, start, count, off_t(offset + done)) }
  }

  /// Has bytes written until none is left; what writes them is told where they begin, how many are left and how many are done.
  private func put(
    _ bytes: [UInt8], by write: (UnsafeRawPointer?, Int, Int) -> Int
  ) throws(FolderProblem) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
        return unsafe write(rest.baseAddress, rest.count, done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      guard count > 0 else { throw .refused("nothing of it was written") }
      done += count
    }
  }

  /// Leaves nothing of the file behind its first bytes.
  package func truncate(to size: Int) throws(FolderProblem) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// Ends the writing: closing is the last chance of some file systems to say that the disk is full.
  package func finish() throws(FolderProblem) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, close(copy) == 0 else { throw .last }
  }

  /// Whether the rest of the file is exactly these bytes.
  package func holds(_ bytes: [UInt8]) throws(FolderProblem) -> Bool {
    guard size == bytes.count else { return false }
    var start = 0
    while true {
      let piece = try nextPiece()
      guard start + piece.count <= bytes.count else { return false }
      let isEqual = unsafe piece.withUnsafeBytes { piece in
        unsafe bytes.withUnsafeBytes { bytes in
          let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<start + piece.count])
          guard let one = piece.baseAddress, let other = part.baseAddress else { return true }
          return unsafe memcmp(one, other, piece.count) == 0
        }
      }
      guard isEqual else { return false }
      start += piece.count
      if piece.count < Self.pieceSize { return start == bytes.count }
    }
  }

  private var status: stat? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(FolderProblem) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = unsafe read(descriptor, rest.baseAddress, rest.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      filled += count
    }
    return filled
  }
}
