// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

/// A tag of HTML, which determines the attributes of its element.
public protocol HTMLTag {
  /// The markup of the empty element, such as `<br>` or `<a></a>`.
  static var _markup: StaticString { get }
}

/// The tag of an element with content.
public protocol ContentTag: HTMLTag {
  /// Whether a parser drops a line feed right after the start tag.
  static var _swallowsLineFeed: Bool { get }
}

extension ContentTag {
  /// `false`: the line feed is content.
  @inlinable @inline(__always)
  public static var _swallowsLineFeed: Bool { false }
}

/// The tags of all HTML elements.
public enum Tags {}

/// The keywords of attributes.
///
/// ```swift
/// a(.href("/"), .target(.blank))  // `.blank` is `Keywords.Target.blank`
/// ```
public enum Keywords {}

extension Tags {
  /// The tag for `View.attribute(_:)`, which can modify any element.
  ///
  /// It has the global attributes only, and no element uses it.
  public enum any: ContentTag {
    /// `<div></div>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<div></div>" }
  }
}
