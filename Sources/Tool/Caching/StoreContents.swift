import Files
import Records

/// What a store holds, read from any thread; it is opened once, for a build after a clone takes every page from it.
package struct StoreContents: Sendable {
  private let file: OpenFile?

  init(_ file: OpenFile?) { self.file = file }

  /// Bytes from the store; nothing where they are not what was stored.
  package func bytes(_ stored: StoredBytes) -> [UInt8]? {
    guard let bytes = try? file?.bytes(at: stored.offset, count: stored.count), ContentMark(of: bytes) == stored.mark
    else { return nil }
    return bytes
  }
}
