/// A direction of the page.
public enum Axis: Sendable {
  /// Along the lines of text.
  case horizontal
  /// Down the page.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Along the lines of text.
    public static let horizontal = Self(rawValue: 1)
    /// Down the page.
    public static let vertical = Self(rawValue: 2)
  }
}
