/// A tag of HTML; which attributes an element takes is known by its tag.
public protocol Tag {
  /// The tag's constant markup: `"<br>"`, or `"<a></a>"` where it holds content.
  static var markup: StaticString { get }
}

/// A tag whose element holds content.
public protocol ContentTag: Tag {
  /// Whether a parser drops a line feed right behind the start tag.
  static var swallowsLineFeed: Bool { get }
}

extension ContentTag {
  /// A line feed is content like any other.
  @inlinable @inline(__always)
  public static var swallowsLineFeed: Bool { false }
}
