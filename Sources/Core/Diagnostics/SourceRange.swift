/// A stretch of a source, in UTF-8 bytes from its beginning.
///
/// A range may lie outside its source, wholly or in part: whoever looks it up clamps it.
public struct SourceRange: Sendable, Hashable {
  /// The source that the bytes are counted in.
  public var source: SourceID

  // Ten of these are kept for each article of a site. No text is so long that 32 bits are too few: libcmark-gfm counts in them, too.
  @usableFromInline let lower, upper: Int32

  /// The bytes covered; empty for a position between two bytes.
  @inlinable
  public var bytes: Range<Int> { Int(lower)..<Int(upper) }

  /// Covers the given bytes of a source.
  public init(_ source: SourceID, _ bytes: Range<Int>) {
    self.source = source
    (lower, upper) = (Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound))
  }

  /// Covers the bytes from one offset to another; where the end precedes the start, it is the position of the start.
  public init(_ source: SourceID, from lower: Int, to upper: Int) {
    self.init(source, lower..<max(lower, upper))
  }

  /// Marks a position, without covering anything.
  public init(_ source: SourceID, at offset: Int) {
    self.init(source, offset..<offset)
  }

  /// Marks the beginning of a source, for what is about all of it.
  public static func start(of source: SourceID) -> SourceRange { SourceRange(source, at: 0) }
}
