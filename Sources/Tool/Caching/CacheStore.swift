package import Files
package import Records
import Synchronization

/// A store of bytes that is being written, from any thread.
package final class CacheStore: Sendable {
  /// What records call it.
  package let number: Int
  let file: OpenFile
  /// How many bytes it held before.
  let start: Int
  private let end: Mutex<Int>

  init(_ number: Int, _ file: OpenFile, from end: Int) {
    self.number = number
    self.file = file
    start = end
    self.end = Mutex(end)
  }

  /// How many bytes it holds.
  package var size: Int { end.withLock { $0 } }

  /// Stores bytes of which the mark is known behind all others.
  package func add(_ bytes: [UInt8], marked mark: ContentMark) throws(FolderProblem) -> StoredBytes {
    try end.withLock { end throws(FolderProblem) in
      try file.append(bytes)
      defer { end += bytes.count }
      return StoredBytes(offset: end, count: bytes.count, mark: mark)
    }
  }

  /// Ends the writing.
  package func finish() throws(FolderProblem) { try file.finish() }
}
