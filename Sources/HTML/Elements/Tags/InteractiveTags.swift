// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of what a reader opens and closes.

public import Views

extension Tags {
  /// What can be opened to read more.
  public enum details: ContentTag {
    /// `<details></details>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<details></details>" }
  }

  /// What stands there while a `details` is closed.
  public enum summary: ContentTag {
    /// `<summary></summary>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<summary></summary>" }
  }

  /// A window in the page.
  public enum dialog: ContentTag {
    /// `<dialog></dialog>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<dialog></dialog>" }
  }
}

extension HTML {
  /// What can be opened to read more.
  public typealias details<Attributes: AttributeList, Content: View> = Element<Tags.details, Attributes, Content>

  /// What stands there while a `details` is closed.
  public typealias summary<Attributes: AttributeList, Content: View> = Element<Tags.summary, Attributes, Content>

  /// A window in the page.
  public typealias dialog<Attributes: AttributeList, Content: View> = Element<Tags.dialog, Attributes, Content>
}

/// What can be opened to read more.
public typealias details<Attributes: AttributeList, Content: View> = HTML.details<Attributes, Content>

/// What stands there while a `details` is closed.
public typealias summary<Attributes: AttributeList, Content: View> = HTML.summary<Attributes, Content>

/// A window in the page.
public typealias dialog<Attributes: AttributeList, Content: View> = HTML.dialog<Attributes, Content>
