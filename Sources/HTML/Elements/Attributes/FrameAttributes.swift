// What documents and resources in a frame take.

extension Attribute where T == Tags.iframe {
  /// The document itself, in place of an address; it is `RawHTML`, since all its markup counts.
  @inlinable
  public static func srcdoc(_ document: RawHTML) -> Self { Self(" srcdoc=\"", text: document.markup) }

  /// The document may do nothing but be read.
  @inlinable @inline(__always)
  public static var sandbox: Self { Self(" sandbox=\"", true) }

  /// The document may do nothing but be read, and what is allowed here.
  public static func sandbox(_ allowed: HTML.Sandbox...) -> Self {
    Self(" sandbox=\"", text: allowed.map(\.rawValue).joined(separator: " "))
  }

  /// The permissions policy of the document, as in `fullscreen; geolocation 'none'`.
  @inlinable @inline(__always)
  public static func allow(_ policy: String?) -> Self { Self(" allow=\"", text: policy) }

  /// The document may fill the screen.
  @inlinable @inline(__always)
  public static var allowfullscreen: Self { Self(" allowfullscreen=\"", true) }

  /// The document may fill the screen, if `isPresent`.
  @inlinable @inline(__always)
  public static func allowfullscreen(_ isPresent: Bool) -> Self { Self(" allowfullscreen=\"", isPresent) }
}

extension Attribute where T == Tags.object {
  /// Where the resource is found.
  @inlinable @inline(__always)
  public static func data(_ url: String?) -> Self { Self(" data=\"", url: url) }

  /// Where the resource is found, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func data(_ url: TrustedURL) -> Self { Self(" data=\"", url: url) }
}

extension HTML {
  /// What a document in a frame may do in spite of its sandbox.
  public enum Sandbox: String, Sendable {
    /// Save files.
    case downloads = "allow-downloads"
    /// Send forms.
    case forms = "allow-forms"
    /// Open modal windows.
    case modals = "allow-modals"
    /// Hold the orientation of the screen.
    case orientationLock = "allow-orientation-lock"
    /// Hold the pointer.
    case pointerLock = "allow-pointer-lock"
    /// Open windows.
    case popups = "allow-popups"
    /// Open windows without a sandbox.
    case popupsToEscapeSandbox = "allow-popups-to-escape-sandbox"
    /// Show itself on another screen.
    case presentation = "allow-presentation"
    /// Count as a part of its own site.
    case sameOrigin = "allow-same-origin"
    /// Run scripts.
    case scripts = "allow-scripts"
    /// Lead the whole window elsewhere.
    case topNavigation = "allow-top-navigation"
    /// Lead the whole window elsewhere when the reader acts.
    case topNavigationByUserActivation = "allow-top-navigation-by-user-activation"
    /// Start other applications.
    case topNavigationToCustomProtocols = "allow-top-navigation-to-custom-protocols"
  }
}
