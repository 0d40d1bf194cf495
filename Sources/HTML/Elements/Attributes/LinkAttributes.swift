// Attributes of links.

/// A tag with a target URL.
public protocol TakesHref: HTMLTag {}

extension Tags.a: TakesHref {}
extension Tags.area: TakesHref {}
extension Tags.base: TakesHref {}
extension Tags.link: TakesHref {}

extension Attribute where T: TakesHref {
  /// The target URL.
  @inlinable @inline(__always)
  public static func href(_ url: String?) -> Self { Self(" href=\"", url: url) }

  /// The target URL; it is not checked.
  @inlinable @inline(__always)
  public static func href(_ url: TrustedURL) -> Self { Self(" href=\"", url: url) }
}

/// A tag whose target opens in a chosen frame or window.
public protocol TakesTarget: HTMLTag {}

extension Tags.a: TakesTarget {}
extension Tags.area: TakesTarget {}
extension Tags.base: TakesTarget {}
extension Tags.form: TakesTarget {}

extension Attribute where T: TakesTarget {
  /// Where the target opens.
  @inlinable @inline(__always)
  public static func target(_ target: Keywords.Target) -> Self { Self(" target=\"", keyword: target) }

  /// The name of the frame or window where the target opens.
  @inlinable @inline(__always)
  public static func target(_ name: String?) -> Self { Self(" target=\"", text: name) }
}

/// A tag whose target has a language.
public protocol TakesHreflang: HTMLTag {}

extension Tags.a: TakesHreflang {}
extension Tags.area: TakesHreflang {}
extension Tags.link: TakesHreflang {}

extension Attribute where T: TakesHreflang {
  /// The language of the target.
  @inlinable @inline(__always)
  public static func hreflang(_ language: String?) -> Self { Self(" hreflang=\"", text: language) }
}

/// The tag of a hyperlink.
public protocol TakesHyperlink: HTMLTag {}

extension Tags.a: TakesHyperlink {}
extension Tags.area: TakesHyperlink {}

extension Attribute where T: TakesHyperlink {
  /// The browser downloads the target.
  @inlinable @inline(__always)
  public static var download: Self { Self(" download=\"", true) }

  /// The browser downloads the target, if `isPresent`.
  @inlinable @inline(__always)
  public static func download(_ isPresent: Bool) -> Self { Self(" download=\"", isPresent) }

  /// The browser downloads the target as a file with this name.
  @inlinable @inline(__always)
  public static func download(_ name: String?) -> Self { Self(" download=\"", text: name) }

  /// The URL that the browser notifies when a user follows the link.
  @inlinable @inline(__always)
  public static func ping(_ url: String?) -> Self { Self(" ping=\"", url: url) }

  /// The URL that the browser notifies when a user follows the link; the URL is not checked.
  @inlinable @inline(__always)
  public static func ping(_ url: TrustedURL) -> Self { Self(" ping=\"", url: url) }
}

extension Keywords {
  /// Where the target of a link opens.
  public enum Target: String, Sendable {
    /// In the same frame, which is the default.
    case current = "_self"
    /// In a new window.
    case blank = "_blank"
    /// In the parent frame.
    case parent = "_parent"
    /// In the whole window.
    case top = "_top"
  }
}

// The attribute `rel`, the relation between a page and the target of a link.

extension Attribute where T: TakesHyperlink {
  /// The relations of the target to this page.
  @inlinable @inline(__always)
  public static func rel(_ relations: Keywords.AnchorRelation...) -> Self { Self(" rel=\"", keywords: relations) }

  /// The relations of the target to this page, separated by spaces.
  @inlinable @inline(__always)
  public static func rel(_ relations: String?) -> Self { Self(" rel=\"", text: relations) }
}

extension Attribute where T == Tags.link {
  /// The relations of the resource to this page.
  @inlinable @inline(__always)
  public static func rel(_ relations: Keywords.LinkRelation...) -> Self { Self(" rel=\"", keywords: relations) }

  /// The relations of the resource to this page, separated by spaces.
  @inlinable @inline(__always)
  public static func rel(_ relations: String?) -> Self { Self(" rel=\"", text: relations) }
}

extension Attribute where T == Tags.form {
  /// The relations of the form's target to this page.
  @inlinable @inline(__always)
  public static func rel(_ relations: Keywords.FormRelation...) -> Self { Self(" rel=\"", keywords: relations) }

  /// The relations of the form's target to this page, separated by spaces.
  @inlinable @inline(__always)
  public static func rel(_ relations: String?) -> Self { Self(" rel=\"", text: relations) }
}

extension Keywords {
  /// The relation of a hyperlink's target to the page.
  public enum AnchorRelation: String, Sendable {
    /// An alternative version of the page.
    case alternate
    /// The author of the page.
    case author
    /// The permalink of the article.
    case bookmark
    /// Another site.
    case external
    /// Help.
    case help
    /// The license of the content.
    case license
    /// The next page of a series.
    case next
    /// A page that this site does not endorse.
    case nofollow
    /// A page without access to this page's window.
    case noopener
    /// A page that receives no referrer.
    case noreferrer
    /// A page in a new window with access to this page's window.
    case opener
    /// The previous page of a series.
    case prev
    /// The privacy policy.
    case privacyPolicy = "privacy-policy"
    /// A search of the site.
    case search
    /// A page about a tag of the article.
    case tag
    /// The terms of service.
    case termsOfService = "terms-of-service"
  }
}

extension Keywords {
  /// The relation of a linked resource to the page.
  public enum LinkRelation: String, Sendable {
    /// An alternative version of the page, such as a feed.
    case alternate
    /// The author of the page.
    case author
    /// The preferred URL of the page.
    case canonical
    /// A dictionary for the compression of later responses.
    case compressionDictionary = "compression-dictionary"
    /// A host to resolve in advance.
    case dnsPrefetch = "dns-prefetch"
    /// An element that must be parsed before the page is rendered.
    case expect
    /// Help.
    case help
    /// The icon of the page.
    case icon
    /// The license of the content.
    case license
    /// The web application manifest.
    case manifest
    /// A monochrome icon.
    case maskIcon = "mask-icon"
    /// Another page of the same person.
    case me
    /// A module to load in advance.
    case modulepreload
    /// The next page of a series.
    case next
    /// The pingback server of the page.
    case pingback
    /// A host to connect to in advance.
    case preconnect
    /// A resource for the next page.
    case prefetch
    /// A resource that the page needs soon.
    case preload
    /// The previous page of a series.
    case prev
    /// The privacy policy.
    case privacyPolicy = "privacy-policy"
    /// A search of the site.
    case search
    /// A stylesheet.
    case stylesheet
    /// The terms of service.
    case termsOfService = "terms-of-service"
  }
}

extension Keywords {
  /// The relation of a form's target to the page.
  public enum FormRelation: String, Sendable {
    /// Another site.
    case external
    /// Help.
    case help
    /// The license of the content.
    case license
    /// The next page of a series.
    case next
    /// A page that this site does not endorse.
    case nofollow
    /// A page without access to this page's window.
    case noopener
    /// A page that receives no referrer.
    case noreferrer
    /// A page in a new window with access to this page's window.
    case opener
    /// The previous page of a series.
    case prev
    /// A search of the site.
    case search
  }
}
