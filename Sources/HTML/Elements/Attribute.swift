public import Markup

/// An attribute that an element with the tag `T` takes.
///
/// ```swift
/// a(.href("/"), .class("home"))  // fine
/// a(.src("/"))  // does not compile: a link has no `src`
/// ```
public struct Attribute<T: Tag> {
  /// The attribute as it is written.
  public let markup: MarkupAttribute

  /// Makes an attribute from its opening, such as ` href="`, and its value.
  @inlinable @inline(__always)
  init(_ opening: StaticString, _ value: MarkupAttribute.Value) {
    markup = MarkupAttribute(opening, value)
  }

  /// An attribute that stands or does not.
  @inlinable @inline(__always)
  init(_ opening: StaticString, _ isPresent: Bool) {
    markup = MarkupAttribute(opening, isPresent ? .present : .absent)
  }
}
