/// A stretch of a source, in UTF-8 bytes from its beginning.
///
/// A range may lie outside its source, wholly or in part: whoever looks it up clamps it.
public struct SourceRange: Sendable, Hashable {
  /// The source that the bytes are counted in.
  public var source: SourceID

  /// The bytes covered; empty for a position between two bytes.
  public var bytes: Range<Int>

  /// Covers the given bytes of a source.
  public init(_ source: SourceID, _ bytes: Range<Int>) {
    self.source = source
    self.bytes = bytes
  }

  /// Covers the bytes from one offset to another; where the end precedes the start, it is the position of the start.
  public init(_ source: SourceID, from lower: Int, to upper: Int) {
    self.init(source, lower..<max(lower, upper))
  }

  /// Marks a position, without covering anything.
  public init(_ source: SourceID, at offset: Int) {
    self.init(source, offset..<offset)
  }
}
