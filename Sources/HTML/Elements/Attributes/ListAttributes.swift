// What lists take.

extension Attribute where T == Tags.ol {
  /// The number of the first item.
  @inlinable @inline(__always)
  public static func start(_ number: Int) -> Self { Self(" start=\"", number: number) }

  /// The first item's number, if it is given.
  @inlinable @inline(__always)
  public static func start(_ number: Int?) -> Self { Self(" start=\"", text: number.map { "\($0)" }) }

  /// The numbers go down.
  @inlinable @inline(__always)
  public static var reversed: Self { Self(" reversed=\"", true) }

  /// The numbers go down, if `isPresent`.
  @inlinable @inline(__always)
  public static func reversed(_ isPresent: Bool) -> Self { Self(" reversed=\"", isPresent) }

  /// How the numbers are written.
  @inlinable @inline(__always)
  public static func type(_ numbering: HTML.Numbering) -> Self { Self(" type=\"", keyword: numbering) }
}

extension Attribute where T == Tags.li {
  /// The number of the item.
  @inlinable @inline(__always)
  public static func value(_ number: Int) -> Self { Self(" value=\"", number: number) }
}

extension HTML {
  /// How the numbers of a list are written.
  public enum Numbering: String, Sendable {
    /// 1, 2, 3.
    case decimal = "1"
    /// a, b, c.
    case lowerAlpha = "a"
    /// A, B, C.
    case upperAlpha = "A"
    /// i, ii, iii.
    case lowerRoman = "i"
    /// I, II, III.
    case upperRoman = "I"
  }
}
