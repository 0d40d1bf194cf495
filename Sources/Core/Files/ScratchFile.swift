import Glibc
import Synchronization

/// A file without a name, for what a program needs again before it ends: nobody else sees it, and nothing is left of it.
///
///     let scratch = try ScratchFile(in: try Folder("."))
///     let place = try scratch.put(bytes)
///     try scratch.bytes(at: place) == bytes
package final class ScratchFile: Sendable {
  private let file: OpenFile
  private let end = Atomic(0)

  /// Makes a file on the file system of a folder, where that knows files without names.
  package init(in folder: Folder) throws(FolderProblem) {
    // The C library's name for this is a macro that Swift does not see.
    let withoutName = 0o20_000_000 | O_DIRECTORY
    let opened = unsafe openat(folder.descriptor, ".", O_RDWR | O_CLOEXEC | withoutName, 0o600)
    guard opened >= 0 else { throw .last }
    file = OpenFile(descriptor: opened)
  }

  /// Puts bytes there, from any thread.
  package func put(_ bytes: [UInt8]) throws(FolderProblem) -> Range<Int> {
    let start = end.add(bytes.count, ordering: .relaxed).oldValue
    try file.write(bytes, at: start)
    return start..<start + bytes.count
  }

  /// What was put at a place.
  package func bytes(at place: Range<Int>) throws(FolderProblem) -> [UInt8] {
    let bytes = try file.bytes(at: place.lowerBound, room: place.count)
    guard bytes.count == place.count else { throw .refused("it ends too soon") }
    return bytes
  }
}
