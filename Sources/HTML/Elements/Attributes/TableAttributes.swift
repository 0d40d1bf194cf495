// What columns and cells take.

/// A tag that stands for columns.
public protocol TakesSpan: Tag {}

extension Tags.col: TakesSpan {}
extension Tags.colgroup: TakesSpan {}

extension Attribute where T: TakesSpan {
  /// How many columns it stands for.
  @inlinable @inline(__always)
  public static func span(_ columns: Int) -> Self { Self(" span=\"", number: columns) }
}

/// A cell.
public protocol TakesCellSpan: Tag {}

extension Tags.td: TakesCellSpan {}
extension Tags.th: TakesCellSpan {}

extension Attribute where T: TakesCellSpan {
  /// How many columns the cell spans.
  @inlinable @inline(__always)
  public static func colspan(_ columns: Int) -> Self { Self(" colspan=\"", number: columns) }

  /// How many rows the cell spans; 0 for all that are left.
  @inlinable @inline(__always)
  public static func rowspan(_ rows: Int) -> Self { Self(" rowspan=\"", number: rows) }

  /// The ids of the cells that head this one.
  @inlinable @inline(__always)
  public static func headers(_ ids: [String]) -> Self { Self(" headers=\"", list: ids) }

  /// The ids of the cells that head this one, separated by spaces.
  @inlinable @inline(__always)
  public static func headers(_ ids: String?) -> Self { Self(" headers=\"", text: ids) }
}

extension Attribute where T == Tags.th {
  /// Which cells this one heads.
  @inlinable @inline(__always)
  public static func scope(_ scope: HTML.Scope) -> Self { Self(" scope=\"", keyword: scope) }

  /// A shorter title for places where it is repeated.
  @inlinable @inline(__always)
  public static func abbr(_ text: String?) -> Self { Self(" abbr=\"", text: text) }
}

extension HTML {
  /// Which cells a cell heads.
  public enum Scope: String, Sendable {
    /// Those of its row.
    case row
    /// Those of its column.
    case col
    /// Those of its group of rows.
    case rowgroup
    /// Those of its group of columns.
    case colgroup
  }
}
