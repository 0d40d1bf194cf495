/// A place in a text as people and editors count it: lines from 1, and in a line Unicode code points from 1.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, the first being 1.
  public var line: Int

  /// The code point within the line, the first being 1; one more than there are stands for the line's end.
  public var column: Int

  /// Names a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as tools print it, such as `41:1`.
  public var description: String { "\(line):\(column)" }

  /// Orders positions as they come in the text.
  public static func < (former: SourcePosition, latter: SourcePosition) -> Bool {
    (former.line, former.column) < (latter.line, latter.column)
  }
}
