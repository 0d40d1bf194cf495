// Attributes of quotations, edits, dates and values.

/// A tag with a source.
public protocol TakesCitation: HTMLTag {}

extension Tags.blockquote: TakesCitation {}
extension Tags.del: TakesCitation {}
extension Tags.ins: TakesCitation {}
extension Tags.q: TakesCitation {}

extension Attribute where T: TakesCitation {
  /// The URL of the quotation's source or of the reason for the edit.
  @inlinable @inline(__always)
  public static func cite(_ url: String?) -> Self { Self(" cite=\"", url: url) }

  /// The URL of the quotation's source or of the reason for the edit; this URL is not checked.
  @inlinable @inline(__always)
  public static func cite(_ url: TrustedURL) -> Self { Self(" cite=\"", url: url) }
}

/// A tag with a machine-readable date or time.
public protocol TakesDatetime: HTMLTag {}

extension Tags.del: TakesDatetime {}
extension Tags.ins: TakesDatetime {}
extension Tags.time: TakesDatetime {}

extension Attribute where T: TakesDatetime {
  /// The machine-readable date, time or duration, such as `2026-01-02`.
  @inlinable @inline(__always)
  public static func datetime(_ text: String?) -> Self { Self(" datetime=\"", text: text) }
}

extension Attribute where T == Tags.data {
  /// The machine-readable value.
  @inlinable @inline(__always)
  public static func value(_ value: String?) -> Self { Self(" value=\"", text: value) }
}

// Attributes of lists.

extension Attribute where T == Tags.ol {
  /// The number of the first item; `nil` leaves the attribute out.
  @inlinable @inline(__always)
  public static func start(_ number: Int?) -> Self { Self(" start=\"", text: number.map { "\($0)" }) }

  /// The numbers are descending.
  @inlinable @inline(__always)
  public static var reversed: Self { Self(" reversed=\"", true) }

  /// The numbers are descending, if `isPresent`.
  @inlinable @inline(__always)
  public static func reversed(_ isPresent: Bool) -> Self { Self(" reversed=\"", isPresent) }

  /// The numbering style.
  @inlinable @inline(__always)
  public static func type(_ numbering: Keywords.Numbering) -> Self { Self(" type=\"", keyword: numbering) }
}

extension Attribute where T == Tags.li {
  /// The number of the item.
  @inlinable @inline(__always)
  public static func value(_ number: Int) -> Self { Self(" value=\"", number: number) }
}

extension Keywords {
  /// The numbering style of a list.
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

// Attributes of table columns and cells.

/// The tag of table columns.
public protocol TakesSpan: HTMLTag {}

extension Tags.col: TakesSpan {}
extension Tags.colgroup: TakesSpan {}

extension Attribute where T: TakesSpan {
  /// The number of columns.
  @inlinable @inline(__always)
  public static func span(_ columns: Int) -> Self { Self(" span=\"", number: columns) }
}

/// The tag of a table cell.
public protocol TakesCellSpan: HTMLTag {}

extension Tags.td: TakesCellSpan {}
extension Tags.th: TakesCellSpan {}

extension Attribute where T: TakesCellSpan {
  /// The number of columns that the cell spans.
  @inlinable @inline(__always)
  public static func colspan(_ columns: Int) -> Self { Self(" colspan=\"", number: columns) }

  /// The number of rows that the cell spans; 0 for all remaining rows.
  @inlinable @inline(__always)
  public static func rowspan(_ rows: Int) -> Self { Self(" rowspan=\"", number: rows) }

  /// The ids of the header cells of this cell.
  @inlinable @inline(__always)
  public static func headers(_ ids: [String]) -> Self { Self(" headers=\"", list: ids) }

  /// The ids of the header cells of this cell, separated by spaces.
  @inlinable @inline(__always)
  public static func headers(_ ids: String?) -> Self { Self(" headers=\"", text: ids) }
}

extension Attribute where T == Tags.th {
  /// The cells that this header cell labels.
  @inlinable @inline(__always)
  public static func scope(_ scope: Keywords.Scope) -> Self { Self(" scope=\"", keyword: scope) }

  /// A short form of the header.
  @inlinable @inline(__always)
  public static func abbr(_ text: String?) -> Self { Self(" abbr=\"", text: text) }
}

extension Keywords {
  /// The cells that a header cell labels.
  public enum Scope: String, Sendable {
    /// The cells of its row.
    case row
    /// The cells of its column.
    case col
    /// The cells of its row group.
    case rowgroup
    /// The cells of its column group.
    case colgroup
  }
}
