// Attributes for fetching resources.

/// A tag that embeds a resource.
public protocol TakesSource: HTMLTag {}

extension Tags.audio: TakesSource {}
extension Tags.embed: TakesSource {}
extension Tags.iframe: TakesSource {}
extension Tags.img: TakesSource {}
extension Tags.input: TakesSource {}
extension Tags.script: TakesSource {}
extension Tags.source: TakesSource {}
extension Tags.track: TakesSource {}
extension Tags.video: TakesSource {}

extension Attribute where T: TakesSource {
  /// The URL of the resource.
  @inlinable @inline(__always)
  public static func src(_ url: String?) -> Self { Self(" src=\"", url: url) }

  /// The URL of the resource; the URL is not checked.
  @inlinable @inline(__always)
  public static func src(_ url: TrustedURL) -> Self { Self(" src=\"", url: url) }
}

/// A tag whose resource can be fetched with CORS.
public protocol TakesCrossOrigin: HTMLTag {}

extension Tags.audio: TakesCrossOrigin {}
extension Tags.img: TakesCrossOrigin {}
extension Tags.link: TakesCrossOrigin {}
extension Tags.script: TakesCrossOrigin {}
extension Tags.video: TakesCrossOrigin {}

extension Attribute where T: TakesCrossOrigin {
  /// Sends cross-origin requests without credentials.
  @inlinable @inline(__always)
  public static var crossorigin: Self { Self(" crossorigin=\"", true) }

  /// Whether a cross-origin request has credentials.
  @inlinable @inline(__always)
  public static func crossorigin(_ mode: Keywords.CrossOrigin) -> Self { Self(" crossorigin=\"", keyword: mode) }
}

/// A tag with a referrer policy.
public protocol TakesReferrerPolicy: HTMLTag {}

extension Tags.a: TakesReferrerPolicy {}
extension Tags.area: TakesReferrerPolicy {}
extension Tags.iframe: TakesReferrerPolicy {}
extension Tags.img: TakesReferrerPolicy {}
extension Tags.link: TakesReferrerPolicy {}
extension Tags.script: TakesReferrerPolicy {}

extension Attribute where T: TakesReferrerPolicy {
  /// The referrer policy of the request.
  @inlinable @inline(__always)
  public static func referrerpolicy(_ policy: Keywords.ReferrerPolicy) -> Self {
    Self(" referrerpolicy=\"", keyword: policy)
  }
}

/// A tag whose resource can be verified.
public protocol TakesIntegrity: HTMLTag {}

extension Tags.link: TakesIntegrity {}
extension Tags.script: TakesIntegrity {}

extension Attribute where T: TakesIntegrity {
  /// The allowed hashes of the resource, such as `sha384-…`.
  @inlinable @inline(__always)
  public static func integrity(_ hashes: String?) -> Self { Self(" integrity=\"", text: hashes) }
}

/// A tag whose resource has a fetch priority.
public protocol TakesFetchPriority: HTMLTag {}

extension Tags.img: TakesFetchPriority {}
extension Tags.link: TakesFetchPriority {}
extension Tags.script: TakesFetchPriority {}

extension Attribute where T: TakesFetchPriority {
  /// The fetch priority of the resource.
  @inlinable @inline(__always)
  public static func fetchpriority(_ priority: Keywords.FetchPriority) -> Self {
    Self(" fetchpriority=\"", keyword: priority)
  }
}

/// A tag whose resource can block the page.
public protocol TakesBlocking: HTMLTag {}

extension Tags.link: TakesBlocking {}
extension Tags.script: TakesBlocking {}
extension Tags.style: TakesBlocking {}

extension Attribute where T: TakesBlocking {
  /// What the resource blocks.
  @inlinable @inline(__always)
  public static func blocking(_ operation: Keywords.Blocking) -> Self { Self(" blocking=\"", keyword: operation) }
}

/// A tag whose resource can be loaded lazily.
public protocol TakesLoading: HTMLTag {}

extension Tags.audio: TakesLoading {}
extension Tags.iframe: TakesLoading {}
extension Tags.img: TakesLoading {}
extension Tags.video: TakesLoading {}

extension Attribute where T: TakesLoading {
  /// When the resource is loaded.
  @inlinable @inline(__always)
  public static func loading(_ loading: Keywords.Loading) -> Self { Self(" loading=\"", keyword: loading) }
}

extension Keywords {
  /// Whether a cross-origin request has credentials.
  public enum CrossOrigin: String, Sendable {
    /// Without credentials.
    case anonymous
    /// With credentials.
    case useCredentials = "use-credentials"
  }
}

extension Keywords {
  /// The information about the page that a request sends in its `Referer` header.
  public enum ReferrerPolicy: String, Sendable {
    /// Nothing.
    case noReferrer = "no-referrer"
    /// The URL, except from HTTPS to HTTP.
    case noReferrerWhenDowngrade = "no-referrer-when-downgrade"
    /// The URL, to the same origin only.
    case sameOrigin = "same-origin"
    /// The origin.
    case origin
    /// The origin, except from HTTPS to HTTP.
    case strictOrigin = "strict-origin"
    /// The URL to the same origin; the origin to other origins.
    case originWhenCrossOrigin = "origin-when-cross-origin"
    /// The URL to the same origin; the origin to other origins, except from HTTPS to HTTP.
    case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
    /// The URL, always.
    case unsafeURL = "unsafe-url"
  }
}

extension Keywords {
  /// The fetch priority of a resource.
  public enum FetchPriority: String, Sendable {
    /// Before others of its kind.
    case high
    /// After others of its kind.
    case low
    /// Like others of its kind.
    case auto
  }
}

extension Keywords {
  /// What a resource blocks.
  public enum Blocking: String, Sendable {
    /// Rendering of the page.
    case render
  }
}

extension Keywords {
  /// When a resource is loaded.
  public enum Loading: String, Sendable {
    /// Immediately.
    case eager
    /// When it is close to the visible part of the page.
    case lazy
  }
}

// Attributes for media types, media queries and sizes.

/// A tag whose resource has a media type.
public protocol TakesMediaType: HTMLTag {}

extension Tags.a: TakesMediaType {}
extension Tags.area: TakesMediaType {}
extension Tags.embed: TakesMediaType {}
extension Tags.link: TakesMediaType {}
extension Tags.object: TakesMediaType {}
extension Tags.source: TakesMediaType {}

extension Attribute where T: TakesMediaType {
  /// The media type of the resource, such as `image/avif`.
  @inlinable @inline(__always)
  public static func type(_ mediaType: String?) -> Self { Self(" type=\"", text: mediaType) }
}

/// A tag with a media query.
public protocol TakesMedia: HTMLTag {}

extension Tags.link: TakesMedia {}
extension Tags.meta: TakesMedia {}
extension Tags.source: TakesMedia {}
extension Tags.style: TakesMedia {}

extension Attribute where T: TakesMedia {
  /// The media query that must match.
  @inlinable @inline(__always)
  public static func media(_ query: String?) -> Self { Self(" media=\"", text: query) }
}

/// A tag with a width and a height.
public protocol TakesSize: HTMLTag {}

extension Tags.canvas: TakesSize {}
extension Tags.embed: TakesSize {}
extension Tags.iframe: TakesSize {}
extension Tags.img: TakesSize {}
extension Tags.input: TakesSize {}
extension Tags.object: TakesSize {}
extension Tags.source: TakesSize {}
extension Tags.video: TakesSize {}

extension Attribute where T: TakesSize {
  /// The width in pixels.
  @inlinable @inline(__always)
  public static func width(_ pixels: Int) -> Self { Self(" width=\"", number: pixels) }

  /// The height in pixels.
  @inlinable @inline(__always)
  public static func height(_ pixels: Int) -> Self { Self(" height=\"", number: pixels) }
}
