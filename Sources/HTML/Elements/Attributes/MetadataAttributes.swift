// What the head of a document says: `meta` and `link`.

extension Attribute where T == Tags.meta {
  /// What is said of the page.
  @inlinable @inline(__always)
  public static func name(_ name: HTML.Metadata) -> Self { Self(" name=\"", keyword: name) }

  /// What is said.
  @inlinable @inline(__always)
  public static func content(_ text: String?) -> Self { Self(" content=\"", text: text) }

  /// The encoding of the page, which is `utf-8`.
  @inlinable @inline(__always)
  public static func charset(_ encoding: String?) -> Self { Self(" charset=\"", text: encoding) }

  /// What the browser is told.
  @inlinable @inline(__always)
  public static func httpEquiv(_ pragma: HTML.Pragma) -> Self { Self(" http-equiv=\"", keyword: pragma) }

  /// What the browser is told, by a name of HTTP.
  @inlinable @inline(__always)
  public static func httpEquiv(_ name: String?) -> Self { Self(" http-equiv=\"", text: name) }

  /// What is said of the page, in a vocabulary of RDFa such as Open Graph's `og:title`.
  @inlinable @inline(__always)
  public static func property(_ name: String?) -> Self { Self(" property=\"", text: name) }
}

extension Attribute where T == Tags.link {
  /// What the resource that is loaded ahead is for.
  @inlinable @inline(__always)
  public static func `as`(_ destination: HTML.Destination) -> Self { Self(" as=\"", keyword: destination) }

  /// The style sheet does not apply.
  @inlinable @inline(__always)
  public static var disabled: Self { Self(" disabled=\"", true) }

  /// The style sheet does not apply, if `isPresent`.
  @inlinable @inline(__always)
  public static func disabled(_ isPresent: Bool) -> Self { Self(" disabled=\"", isPresent) }

  /// The colour of an icon that is a mask.
  @inlinable @inline(__always)
  public static func color(_ color: String?) -> Self { Self(" color=\"", text: color) }

  /// The sizes of an icon, as in `16x16 32x32`, or `any`.
  @inlinable @inline(__always)
  public static func sizes(_ sizes: String?) -> Self { Self(" sizes=\"", text: sizes) }

  /// The versions of an image that is loaded ahead.
  public static func imagesrcset(_ candidates: [SourceCandidate]) -> Self {
    Self(" imagesrcset=\"", text: SourceCandidate.list(candidates))
  }

  /// The versions of an image that is loaded ahead, as `srcset` writes them.
  public static func imagesrcset(_ candidates: String) -> Self {
    imagesrcset(SourceCandidate.parse(candidates))
  }

  /// How wide an image is shown that is loaded ahead, by media query.
  @inlinable @inline(__always)
  public static func imagesizes(_ sizes: String?) -> Self { Self(" imagesizes=\"", text: sizes) }
}

extension HTML {
  /// What a `meta` says of the page.
  public enum Metadata: String, Sendable {
    /// What the application is called.
    case applicationName = "application-name"
    /// Who wrote the page.
    case author
    /// What the page is about, as search engines show it.
    case description
    /// What made the page.
    case generator
    /// Words that the page is about, separated by commas.
    case keywords
    /// What other sites are told of the page.
    case referrer
    /// The colour of the browser round the page.
    case themeColor = "theme-color"
    /// Whether the page comes in light and dark.
    case colorScheme = "color-scheme"
    /// How the page fits a small screen.
    case viewport
    /// What search engines may do with the page.
    case robots
  }
}

extension HTML {
  /// What a `meta` tells the browser.
  public enum Pragma: String, Sendable {
    /// What the page may load and run.
    case contentSecurityPolicy = "content-security-policy"
    /// The encoding of the page.
    case contentType = "content-type"
    /// The style sheets that apply at first.
    case defaultStyle = "default-style"
    /// When the page gives way to another.
    case refresh
    /// As which version an old browser acts.
    case compatible = "x-ua-compatible"
  }
}

extension HTML {
  /// What a resource that is loaded ahead is for.
  public enum Destination: String, Sendable {
    /// A program that makes sound.
    case audioworklet
    /// A program that fetches it.
    case fetch
    /// A font.
    case font
    /// An image.
    case image
    /// A module of data.
    case json
    /// A program that draws.
    case paintworklet
    /// A program.
    case script
    /// A program that answers for the site.
    case serviceworker
    /// A program that pages share.
    case sharedworker
    /// A style sheet.
    case style
    /// A module of text.
    case text
    /// Text that runs along with a film.
    case track
    /// A program beside the page.
    case worker
  }
}
