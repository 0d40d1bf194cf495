// How a resource is fetched.

/// A tag that takes in a resource.
public protocol TakesSource: Tag {}

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
  /// Where the resource is found.
  @inlinable @inline(__always)
  public static func src(_ url: String?) -> Self { Self(" src=\"", url: url) }

  /// Where the resource is found, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func src(_ url: TrustedURL) -> Self { Self(" src=\"", url: url) }
}

/// A tag whose resource may come from another site.
public protocol TakesCrossOrigin: Tag {}

extension Tags.audio: TakesCrossOrigin {}
extension Tags.img: TakesCrossOrigin {}
extension Tags.link: TakesCrossOrigin {}
extension Tags.script: TakesCrossOrigin {}
extension Tags.video: TakesCrossOrigin {}

extension Attribute where T: TakesCrossOrigin {
  /// The resource of another site is fetched without cookies.
  @inlinable @inline(__always)
  public static var crossorigin: Self { Self(" crossorigin=\"", true) }

  /// How the resource of another site is fetched.
  @inlinable @inline(__always)
  public static func crossorigin(_ mode: HTML.CrossOrigin) -> Self { Self(" crossorigin=\"", keyword: mode) }
}

/// A tag that says what a site is told of the page.
public protocol TakesReferrerPolicy: Tag {}

extension Tags.a: TakesReferrerPolicy {}
extension Tags.area: TakesReferrerPolicy {}
extension Tags.iframe: TakesReferrerPolicy {}
extension Tags.img: TakesReferrerPolicy {}
extension Tags.link: TakesReferrerPolicy {}
extension Tags.script: TakesReferrerPolicy {}

extension Attribute where T: TakesReferrerPolicy {
  /// What the site is told of the page.
  @inlinable @inline(__always)
  public static func referrerpolicy(_ policy: HTML.ReferrerPolicy) -> Self {
    Self(" referrerpolicy=\"", keyword: policy)
  }
}

/// A tag whose resource can be checked.
public protocol TakesIntegrity: Tag {}

extension Tags.link: TakesIntegrity {}
extension Tags.script: TakesIntegrity {}

extension Attribute where T: TakesIntegrity {
  /// The hashes that the resource may have, as in `sha384-…`.
  @inlinable @inline(__always)
  public static func integrity(_ hashes: String?) -> Self { Self(" integrity=\"", text: hashes) }
}

/// A tag whose resource can be more or less urgent.
public protocol TakesFetchPriority: Tag {}

extension Tags.img: TakesFetchPriority {}
extension Tags.link: TakesFetchPriority {}
extension Tags.script: TakesFetchPriority {}

extension Attribute where T: TakesFetchPriority {
  /// How urgent the resource is.
  @inlinable @inline(__always)
  public static func fetchpriority(_ priority: HTML.FetchPriority) -> Self {
    Self(" fetchpriority=\"", keyword: priority)
  }
}

/// A tag whose resource can hold the page up.
public protocol TakesBlocking: Tag {}

extension Tags.link: TakesBlocking {}
extension Tags.script: TakesBlocking {}
extension Tags.style: TakesBlocking {}

extension Attribute where T: TakesBlocking {
  /// What waits for the resource.
  @inlinable @inline(__always)
  public static func blocking(_ operation: HTML.Blocking) -> Self { Self(" blocking=\"", keyword: operation) }
}

/// A tag whose resource can wait until it is seen.
public protocol TakesLoading: Tag {}

extension Tags.audio: TakesLoading {}
extension Tags.iframe: TakesLoading {}
extension Tags.img: TakesLoading {}
extension Tags.video: TakesLoading {}

extension Attribute where T: TakesLoading {
  /// When the resource is loaded.
  @inlinable @inline(__always)
  public static func loading(_ loading: HTML.Loading) -> Self { Self(" loading=\"", keyword: loading) }
}

extension HTML {
  /// How a resource of another site is fetched.
  public enum CrossOrigin: String, Sendable {
    /// Without cookies.
    case anonymous
    /// With cookies.
    case useCredentials = "use-credentials"
  }
}

extension HTML {
  /// What a site is told of the page that leads to it.
  public enum ReferrerPolicy: String, Sendable {
    /// Nothing.
    case noReferrer = "no-referrer"
    /// The address, unless the connection gets less secure.
    case noReferrerWhenDowngrade = "no-referrer-when-downgrade"
    /// The address, if it is the same site.
    case sameOrigin = "same-origin"
    /// The site.
    case origin
    /// The site, unless the connection gets less secure.
    case strictOrigin = "strict-origin"
    /// The address, or to another site the site.
    case originWhenCrossOrigin = "origin-when-cross-origin"
    /// The address, or to another site the site, unless the connection gets less secure.
    case strictOriginWhenCrossOrigin = "strict-origin-when-cross-origin"
    /// The address, always.
    case unsafeURL = "unsafe-url"
  }
}

extension HTML {
  /// How urgent a resource is.
  public enum FetchPriority: String, Sendable {
    /// More than others of its kind.
    case high
    /// Less than others of its kind.
    case low
    /// As others of its kind.
    case auto
  }
}

extension HTML {
  /// What waits for a resource.
  public enum Blocking: String, Sendable {
    /// The page is not shown before.
    case render
  }
}

extension HTML {
  /// When a resource is loaded.
  public enum Loading: String, Sendable {
    /// At once.
    case eager
    /// When it comes near to what the reader sees.
    case lazy
  }
}
