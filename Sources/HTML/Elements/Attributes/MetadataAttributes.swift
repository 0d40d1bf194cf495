// Attributes of `meta` and `link`.

extension Attribute where T == Tags.meta {
  /// The name of the metadata.
  @inlinable @inline(__always)
  public static func name(_ name: Keywords.Metadata) -> Self { Self(" name=\"", keyword: name) }

  /// The value of the metadata.
  @inlinable @inline(__always)
  public static func content(_ text: String?) -> Self { Self(" content=\"", text: text) }

  /// The character encoding of the page, which is `utf-8`.
  @inlinable @inline(__always)
  public static func charset(_ encoding: String?) -> Self { Self(" charset=\"", text: encoding) }

  /// The instruction for the browser.
  @inlinable @inline(__always)
  public static func httpEquiv(_ pragma: Keywords.Pragma) -> Self { Self(" http-equiv=\"", keyword: pragma) }

  /// The instruction for the browser, by the name of an HTTP header.
  @inlinable @inline(__always)
  public static func httpEquiv(_ name: String?) -> Self { Self(" http-equiv=\"", text: name) }

  /// The name of an RDFa property, such as Open Graph's `og:title`.
  @inlinable @inline(__always)
  public static func property(_ name: String?) -> Self { Self(" property=\"", text: name) }
}

extension Attribute where T == Tags.link {
  /// The kind of the preloaded resource.
  @inlinable @inline(__always)
  public static func `as`(_ destination: Keywords.Destination) -> Self { Self(" as=\"", keyword: destination) }

  /// The stylesheet is disabled.
  @inlinable @inline(__always)
  public static var disabled: Self { Self(" disabled=\"", true) }

  /// The stylesheet is disabled, if `isPresent`.
  @inlinable @inline(__always)
  public static func disabled(_ isPresent: Bool) -> Self { Self(" disabled=\"", isPresent) }

  /// The color of a mask icon.
  @inlinable @inline(__always)
  public static func color(_ color: String?) -> Self { Self(" color=\"", text: color) }

  /// The sizes of an icon, such as `16x16 32x32`, or `any`.
  @inlinable @inline(__always)
  public static func sizes(_ sizes: String?) -> Self { Self(" sizes=\"", text: sizes) }

  /// The alternative files of a preloaded image.
  public static func imagesrcset(_ candidates: [SourceCandidate]) -> Self {
    Self(" imagesrcset=\"", text: SourceCandidate.list(candidates))
  }

  /// The alternative files of a preloaded image, in the syntax of `srcset`.
  public static func imagesrcset(_ candidates: String) -> Self {
    imagesrcset(SourceCandidate.parse(candidates))
  }

  /// The displayed width of a preloaded image by media query.
  @inlinable @inline(__always)
  public static func imagesizes(_ sizes: String?) -> Self { Self(" imagesizes=\"", text: sizes) }
}

extension Keywords {
  /// The name of metadata in a `meta` element.
  public enum Metadata: String, Sendable {
    /// The name of the web application.
    case applicationName = "application-name"
    /// The author of the page.
    case author
    /// The description for search engines.
    case description
    /// The program that generated the page.
    case generator
    /// Keywords, separated by commas.
    case keywords
    /// The referrer policy of the page.
    case referrer
    /// The color for the browser's toolbar.
    case themeColor = "theme-color"
    /// The supported color schemes.
    case colorScheme = "color-scheme"
    /// The viewport on small screens.
    case viewport
    /// Instructions for search engines.
    case robots
  }
}

extension Keywords {
  /// An instruction of a `meta` element for the browser.
  public enum Pragma: String, Sendable {
    /// The content security policy.
    case contentSecurityPolicy = "content-security-policy"
    /// The character encoding of the page.
    case contentType = "content-type"
    /// The default stylesheet set.
    case defaultStyle = "default-style"
    /// The delay until a reload or redirect.
    case refresh
    /// The compatibility mode of Internet Explorer.
    case compatible = "x-ua-compatible"
  }
}

extension Keywords {
  /// The kind of a preloaded resource.
  public enum Destination: String, Sendable {
    /// An audio worklet.
    case audioworklet
    /// A request by a script.
    case fetch
    /// A font.
    case font
    /// An image.
    case image
    /// A JSON module.
    case json
    /// A paint worklet.
    case paintworklet
    /// A script.
    case script
    /// A service worker.
    case serviceworker
    /// A shared worker.
    case sharedworker
    /// A stylesheet.
    case style
    /// A text module.
    case text
    /// A text track.
    case track
    /// A worker.
    case worker
  }
}

// Attributes of scripts.

extension Attribute where T == Tags.script {
  /// The kind of script.
  @inlinable @inline(__always)
  public static func type(_ type: Keywords.ScriptType) -> Self { Self(" type=\"", keyword: type) }

  /// The media type of data that is not a script.
  @inlinable @inline(__always)
  public static func type(_ mediaType: String?) -> Self { Self(" type=\"", text: mediaType) }

  /// The script runs as soon as it is loaded.
  @inlinable @inline(__always)
  public static var async: Self { Self(" async=\"", true) }

  /// The script runs as soon as it is loaded, if `isPresent`.
  @inlinable @inline(__always)
  public static func async(_ isPresent: Bool) -> Self { Self(" async=\"", isPresent) }

  /// The script runs after the page is parsed.
  @inlinable @inline(__always)
  public static var `defer`: Self { Self(" defer=\"", true) }

  /// The script runs after the page is parsed, if `isPresent`.
  @inlinable @inline(__always)
  public static func `defer`(_ isPresent: Bool) -> Self { Self(" defer=\"", isPresent) }

  /// The script is for browsers without modules.
  @inlinable @inline(__always)
  public static var nomodule: Self { Self(" nomodule=\"", true) }

  /// The script is for browsers without modules, if `isPresent`.
  @inlinable @inline(__always)
  public static func nomodule(_ isPresent: Bool) -> Self { Self(" nomodule=\"", isPresent) }
}

extension Keywords {
  /// The kind of a script.
  public enum ScriptType: String, Sendable {
    /// A classic script, which is the default.
    case javaScript = "text/javascript"
    /// A module.
    case module
    /// An import map.
    case importmap
    /// Speculation rules for loading pages in advance.
    case speculationrules
  }
}
