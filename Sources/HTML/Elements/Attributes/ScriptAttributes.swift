// When and how a script runs.

extension Attribute where T == Tags.script {
  /// What the script is.
  @inlinable @inline(__always)
  public static func type(_ type: HTML.ScriptType) -> Self { Self(" type=\"", keyword: type) }

  /// The media type of data that is no script.
  @inlinable @inline(__always)
  public static func type(_ mediaType: String?) -> Self { Self(" type=\"", text: mediaType) }

  /// The script runs as soon as it is there.
  @inlinable @inline(__always)
  public static var async: Self { Self(" async=\"", true) }

  /// The script runs as soon as it is there, if `isPresent`.
  @inlinable @inline(__always)
  public static func async(_ isPresent: Bool) -> Self { Self(" async=\"", isPresent) }

  /// The script runs when the page is parsed.
  @inlinable @inline(__always)
  public static var `defer`: Self { Self(" defer=\"", true) }

  /// The script runs when the page is parsed, if `isPresent`.
  @inlinable @inline(__always)
  public static func `defer`(_ isPresent: Bool) -> Self { Self(" defer=\"", isPresent) }

  /// The script is for browsers that know no modules.
  @inlinable @inline(__always)
  public static var nomodule: Self { Self(" nomodule=\"", true) }

  /// The script is for browsers that know no modules, if `isPresent`.
  @inlinable @inline(__always)
  public static func nomodule(_ isPresent: Bool) -> Self { Self(" nomodule=\"", isPresent) }
}

extension HTML {
  /// What a script is.
  public enum ScriptType: String, Sendable {
    /// A classic script, as without a type.
    case javaScript = "text/javascript"
    /// A module.
    case module
    /// Where modules are found.
    case importmap
    /// What may be loaded ahead.
    case speculationrules
  }
}
