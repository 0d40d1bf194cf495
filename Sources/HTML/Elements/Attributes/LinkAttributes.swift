// What ties a page to others.

/// A tag that leads somewhere.
public protocol TakesHref: Tag {}

extension Tags.a: TakesHref {}
extension Tags.area: TakesHref {}
extension Tags.base: TakesHref {}
extension Tags.link: TakesHref {}

extension Attribute where T: TakesHref {
  /// Where it leads.
  @inlinable @inline(__always)
  public static func href(_ url: String?) -> Self { Self(" href=\"", url: url) }

  /// Where it leads, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func href(_ url: TrustedURL) -> Self { Self(" href=\"", url: url) }
}

/// A tag that says where what it leads to is shown.
public protocol TakesTarget: Tag {}

extension Tags.a: TakesTarget {}
extension Tags.area: TakesTarget {}
extension Tags.base: TakesTarget {}
extension Tags.form: TakesTarget {}

extension Attribute where T: TakesTarget {
  /// Where what it leads to is shown.
  @inlinable @inline(__always)
  public static func target(_ target: HTML.Target) -> Self { Self(" target=\"", keyword: target) }

  /// The name of the frame or window that shows what it leads to.
  @inlinable @inline(__always)
  public static func target(_ name: String?) -> Self { Self(" target=\"", text: name) }
}

/// A tag that says in which language the resource is that it leads to.
public protocol TakesHreflang: Tag {}

extension Tags.a: TakesHreflang {}
extension Tags.area: TakesHreflang {}
extension Tags.link: TakesHreflang {}

extension Attribute where T: TakesHreflang {
  /// The language of what it leads to.
  @inlinable @inline(__always)
  public static func hreflang(_ language: String?) -> Self { Self(" hreflang=\"", text: language) }
}

/// A tag that a reader follows.
public protocol TakesHyperlink: Tag {}

extension Tags.a: TakesHyperlink {}
extension Tags.area: TakesHyperlink {}

extension Attribute where T: TakesHyperlink {
  /// What it leads to is saved instead of shown.
  @inlinable @inline(__always)
  public static var download: Self { Self(" download=\"", true) }

  /// What it leads to is saved instead of shown, if `isPresent`.
  @inlinable @inline(__always)
  public static func download(_ isPresent: Bool) -> Self { Self(" download=\"", isPresent) }

  /// What it leads to is saved under `name`.
  @inlinable @inline(__always)
  public static func download(_ name: String?) -> Self { Self(" download=\"", text: name) }

  /// The address that is told when a reader follows the link.
  @inlinable @inline(__always)
  public static func ping(_ url: String?) -> Self { Self(" ping=\"", url: url) }

  /// The address that is told when a reader follows the link, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func ping(_ url: TrustedURL) -> Self { Self(" ping=\"", url: url) }
}

extension HTML {
  /// Where what a link leads to is shown.
  public enum Target: String, Sendable {
    /// In place of the page itself, as without a target.
    case current = "_self"
    /// In a new window.
    case blank = "_blank"
    /// In place of the page that frames this one.
    case parent = "_parent"
    /// In place of all frames.
    case top = "_top"
  }
}
