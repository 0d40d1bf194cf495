public import Records

/// Notes as they are kept.
public struct CacheNotes: Sendable {
  let bytes: [UInt8]
  /// The mark by which a record names them.
  public let mark: ContentMark

  /// Writes notes down.
  public init(_ notes: some Recorded) {
    (bytes, mark) = CacheFile.bytes(of: notes)
  }
}
