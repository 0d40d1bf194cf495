// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of tables.

public import Views

extension Tags {
  /// A table.
  public enum table: ContentTag {
    /// `<table></table>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<table></table>" }
  }

  /// The caption of a table.
  public enum caption: ContentTag {
    /// `<caption></caption>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<caption></caption>" }
  }

  /// A group of columns.
  public enum colgroup: ContentTag {
    /// `<colgroup></colgroup>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<colgroup></colgroup>" }
  }

  /// One or more columns of a `colgroup`.
  public enum col: HTMLTag {
    /// `<col>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<col>" }
  }

  /// The body rows of a table.
  public enum tbody: ContentTag {
    /// `<tbody></tbody>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<tbody></tbody>" }
  }

  /// The header rows of a table.
  public enum thead: ContentTag {
    /// `<thead></thead>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<thead></thead>" }
  }

  /// The footer rows of a table.
  public enum tfoot: ContentTag {
    /// `<tfoot></tfoot>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<tfoot></tfoot>" }
  }

  /// A table row.
  public enum tr: ContentTag {
    /// `<tr></tr>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<tr></tr>" }
  }

  /// A data cell.
  public enum td: ContentTag {
    /// `<td></td>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<td></td>" }
  }

  /// A header cell.
  public enum th: ContentTag {
    /// `<th></th>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<th></th>" }
  }
}

/// A table.
public typealias table<Attributes: AttributeList, Content: View> = Element<Tags.table, Attributes, Content>

/// The caption of a table.
public typealias caption<Attributes: AttributeList, Content: View> = Element<Tags.caption, Attributes, Content>

/// A group of columns.
public typealias colgroup<Attributes: AttributeList, Content: View> = Element<Tags.colgroup, Attributes, Content>

/// One or more columns of a `colgroup`.
public typealias col<Attributes: AttributeList> = VoidElement<Tags.col, Attributes>

/// The body rows of a table.
public typealias tbody<Attributes: AttributeList, Content: View> = Element<Tags.tbody, Attributes, Content>

/// The header rows of a table.
public typealias thead<Attributes: AttributeList, Content: View> = Element<Tags.thead, Attributes, Content>

/// The footer rows of a table.
public typealias tfoot<Attributes: AttributeList, Content: View> = Element<Tags.tfoot, Attributes, Content>

/// A table row.
public typealias tr<Attributes: AttributeList, Content: View> = Element<Tags.tr, Attributes, Content>

/// A data cell.
public typealias td<Attributes: AttributeList, Content: View> = Element<Tags.td, Attributes, Content>

/// A header cell.
public typealias th<Attributes: AttributeList, Content: View> = Element<Tags.th, Attributes, Content>
