import Glibc
import Synchronization

/// An open file that is read or written in chunks.
package final class OpenFile: Sendable {
  let descriptor: Int32

  /// How many bytes `nextChunk` reads.
  static let chunkSize = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Takes the descriptor of an opened file, or the failure to open it; throws unless it is a regular file.
  ///
  /// Files are opened with `O_NONBLOCK`. Otherwise, opening a pipe would wait for another process.
  init(regular descriptor: Int32) throws(FolderProblem) {
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw .last }
    switch kind {
    case .file: break
    case .folder: throw .isFolder
    default: throw .notAFile
    }
  }

  /// Opens a regular file for reading by a path that the user named; symbolic links are followed.
  package convenience init(reading path: String) throws(FolderProblem) {
    let opened = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    // A file has no files in it, and a link that is followed is no problem by itself.
    if opened < 0, errno == ENOTDIR { throw .missing }
    if opened < 0, errno == ELOOP { throw .refused("it leads through too many symbolic links") }
    try self.init(regular: opened)
  }

  /// Opens standard input.
  package static func standardInput() throws(FolderProblem) -> OpenFile {
    // A copy, because this object closes its descriptor.
    let copy = fcntl(0, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    return OpenFile(descriptor: copy)
  }

  /// The kind of file.
  package var kind: FileKind? { status.map { FileKind($0.st_mode) } }

  /// The stamp, which changes when the file changes.
  package var stamp: FileStamp? { status.map { FileStamp($0) } }

  /// The size in bytes.
  package var size: Int { status.map { Int($0.st_size) } ?? 0 }

  /// Goes back to the start of the file.
  package func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// Reads the next chunk.
  ///
  /// Only the last chunk may be shorter than `chunkSize`. At the end of the file, the chunk is empty.
  package func nextChunk() throws(FolderProblem) -> [UInt8] { try nextBytes(upTo: Self.chunkSize) }

  /// Reads all bytes from the current position on; throws if there are more than a limit.
  package func contents(limit: Int = 1 << 32) throws(FolderProblem) -> [UInt8] {
    // Read one byte more than the expected size, so that most files end within the first chunk and need no copy.
    let capacity = min(size, limit) + 1
    var bytes = try nextBytes(upTo: capacity)
    guard bytes.count == capacity else { return bytes }
    // The file may have grown since, and files in `/proc` report the size 0.
    while bytes.count <= limit {
      let chunk = try nextChunk()
      bytes += chunk
      if chunk.isEmpty { return bytes }
    }
    throw .largerThan(bytes: limit)
  }

  /// Reads the next bytes; fewer only at the end of the file.
  package func nextBytes(upTo capacity: Int) throws(FolderProblem) -> [UInt8] {
    var problem: FolderProblem?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(FolderProblem) {
        count = try unsafe fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        (count, problem) = (0, error)
      }
    }
    if let problem { throw problem }
    return chunk
  }

  /// Reads up to `count` bytes at an offset; fewer if the file ends before.
  package func bytes(at offset: Int, count: Int) throws(FolderProblem) -> [UInt8] {
    // A damaged record may ask for more bytes than there is memory.
    try bytes(at: offset, capacity: min(count, size))
  }

  /// Reads up to `capacity` bytes at an offset, and allocates memory for all of them.
  func bytes(at offset: Int, capacity: Int) throws(FolderProblem) -> [UInt8] {
    var problem: FolderProblem?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
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
  package func append(_ bytes: [UInt8]) throws(FolderProblem) { try append(bytes[...]) }

  /// Appends bytes.
  package func append(_ bytes: ArraySlice<UInt8>) throws(FolderProblem) {
    unsafe try writeAll(bytes) { start, count, _ in unsafe Glibc.write(descriptor, start, count) }
  }

  /// Writes bytes at an offset.
  package func write(_ bytes: [UInt8], at offset: Int) throws(FolderProblem) {
    unsafe try writeAll(bytes[...]) { start, count, done in
      unsafe pwrite(descriptor, start, count, off_t(offset + done))
    }
  }

  /// Calls `write` until all bytes are written.
  ///
  /// The arguments are a pointer to the remaining bytes, their count, and the count of bytes already written.
  private func writeAll(
    _ bytes: ArraySlice<UInt8>, by write: (UnsafeRawPointer?, Int, Int) -> Int
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
      guard count > 0 else { throw .refused("the system wrote no bytes") }
      done += count
    }
  }

  /// Cuts the file off after `size` bytes.
  package func truncate(to size: Int) throws(FolderProblem) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// Finishes writing.
  package func finish() throws(FolderProblem) { try Self.finish(descriptor) }

  /// Finishes writing to a descriptor.
  ///
  /// Some file systems report a full disk only when the file is closed, so this closes a duplicate of the descriptor.
  static func finish(_ descriptor: Int32) throws(FolderProblem) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, close(copy) == 0 else { throw .last }
  }

  /// Whether the file, from the current position on, consists of exactly these bytes.
  package func holds(_ bytes: [UInt8]) throws(FolderProblem) -> Bool {
    guard size == bytes.count else { return false }
    var start = 0
    while true {
      let chunk = try nextChunk()
      guard start + chunk.count <= bytes.count else { return false }
      let isEqual = unsafe chunk.withUnsafeBytes { chunk in
        unsafe bytes.withUnsafeBytes { bytes in
          let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<start + chunk.count])
          guard let lhs = chunk.baseAddress, let rhs = part.baseAddress else { return true }
          return unsafe memcmp(lhs, rhs, chunk.count) == 0
        }
      }
      guard isEqual else { return false }
      start += chunk.count
      if chunk.count < Self.chunkSize { return start == bytes.count }
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

/// A lock file that only one process at a time can hold.
///
/// The system releases the lock when the process ends, even after a crash.
package final class FileLock: Sendable {
  private let file: OpenFile

  /// Locks a file in a folder, creating it if necessary; throws `.locked` if another process goes on holding it for the
  /// time of waiting.
  package init(_ name: String, in folder: Folder, waiting time: Duration = .zero) throws(FolderProblem) {
    let opened = unsafe openat(folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard opened >= 0 else { throw .last }
    file = OpenFile(descriptor: opened)
    let end = ContinuousClock.now + time
    while flock(opened, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK, ContinuousClock.now < end else { throw .last }
      usleep(20_000)
    }
  }

  /// Returns whether the locked file still has this name; the previous owner of the lock may have removed the file.
  package func hasName(_ name: String, in folder: Folder) -> Bool {
    var held = stat()
    guard let named = folder.status(of: name), unsafe fstat(file.descriptor, &held) == 0 else { return false }
    return named.st_dev == held.st_dev && named.st_ino == held.st_ino
  }
}

/// A temporary file without a name, which disappears when the program ends.
///
///     let scratch = try ScratchFile(in: try Folder("."))
///     let range = try scratch.append(bytes)
///     try scratch.bytes(in: range) == bytes
package final class ScratchFile: Sendable {
  private let file: OpenFile
  private let end = Atomic(0)

  /// Creates a file on a folder's file system; throws if the file system does not support unnamed files.
  package init(in folder: Folder) throws(FolderProblem) {
    // This is O_TMPFILE, a macro that Swift does not import.
    let temporary = 0o20_000_000 | O_DIRECTORY
    let opened = unsafe openat(folder.descriptor, ".", O_RDWR | O_CLOEXEC | temporary, 0o600)
    guard opened >= 0 else { throw .last }
    file = OpenFile(descriptor: opened)
  }

  /// Appends bytes and returns their range; any thread may call this.
  package func append(_ bytes: [UInt8]) throws(FolderProblem) -> Range<Int> {
    let start = end.add(bytes.count, ordering: .relaxed).oldValue
    try file.write(bytes, at: start)
    return start..<start + bytes.count
  }

  /// Reads the bytes of a range that `append` returned.
  package func bytes(in range: Range<Int>) throws(FolderProblem) -> [UInt8] {
    let bytes = try file.bytes(at: range.lowerBound, capacity: range.count)
    guard bytes.count == range.count else { throw .refused("it ends too early") }
    return bytes
  }
}
