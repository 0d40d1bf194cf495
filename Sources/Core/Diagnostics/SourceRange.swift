/// A range of a source, in UTF-8 bytes from its start.
///
/// A range may exceed its source; each lookup clamps it.
package struct SourceRange: Sendable, Hashable {
  package var source: SourceID

  // 32 bits, because a site stores about ten ranges per article. libcmark-gfm uses 32-bit offsets, too.
  @usableFromInline let lower, upper: Int32

  /// The byte offsets; an empty range is a position between two bytes.
  @inlinable
  package var bytes: Range<Int> { Int(lower)..<Int(upper) }

  /// Creates a range of the given bytes.
  package init(_ source: SourceID, _ bytes: Range<Int>) {
    self.source = source
    (lower, upper) = (Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound))
  }

  /// Creates a range between two offsets; it is empty if the end precedes the start.
  package init(_ source: SourceID, from lower: Int, to upper: Int) {
    self.init(source, lower..<max(lower, upper))
  }

  /// Creates an empty range at an offset.
  package init(_ source: SourceID, at offset: Int) {
    self.init(source, offset..<offset)
  }

  /// Returns the start of a source, for problems that concern the whole source.
  package static func start(of source: SourceID) -> SourceRange { SourceRange(source, at: 0) }
}

/// A line and a column, as editors count them: both from 1, columns in Unicode code points.
package struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int

  /// The column in code points, counted from 1; the end of a line is one column after its last code point.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as text, such as `41:1`.
  package var description: String { "\(line):\(column)" }

  /// Compares positions by their order in the text.
  package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
