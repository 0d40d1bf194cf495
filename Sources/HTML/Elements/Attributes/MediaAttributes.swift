// Attributes of video and audio.

/// A tag with playback controls.
public protocol TakesControls: HTMLTag {}

extension Tags.audio: TakesControls {}
extension Tags.img: TakesControls {}
extension Tags.video: TakesControls {}

extension Attribute where T: TakesControls {
  /// The browser shows controls.
  @inlinable @inline(__always)
  public static var controls: Self { Self(" controls=\"", true) }

  /// The browser shows controls, if `isPresent`.
  @inlinable @inline(__always)
  public static func controls(_ isPresent: Bool) -> Self { Self(" controls=\"", isPresent) }
}

/// A tag with playback.
public protocol TakesPlayback: HTMLTag {}

extension Tags.audio: TakesPlayback {}
extension Tags.video: TakesPlayback {}

extension Attribute where T: TakesPlayback {
  /// Playback starts automatically.
  @inlinable @inline(__always)
  public static var autoplay: Self { Self(" autoplay=\"", true) }

  /// Playback starts automatically, if `isPresent`.
  @inlinable @inline(__always)
  public static func autoplay(_ isPresent: Bool) -> Self { Self(" autoplay=\"", isPresent) }

  /// Playback loops.
  @inlinable @inline(__always)
  public static var loop: Self { Self(" loop=\"", true) }

  /// Playback loops, if `isPresent`.
  @inlinable @inline(__always)
  public static func loop(_ isPresent: Bool) -> Self { Self(" loop=\"", isPresent) }

  /// The audio is initially muted.
  @inlinable @inline(__always)
  public static var muted: Self { Self(" muted=\"", true) }

  /// The audio is initially muted, if `isPresent`.
  @inlinable @inline(__always)
  public static func muted(_ isPresent: Bool) -> Self { Self(" muted=\"", isPresent) }

  /// The data that the browser loads before playback.
  @inlinable @inline(__always)
  public static func preload(_ preload: Keywords.Preload) -> Self { Self(" preload=\"", keyword: preload) }
}

extension Attribute where T == Tags.video {
  /// The image shown before playback.
  @inlinable @inline(__always)
  public static func poster(_ url: String?) -> Self { Self(" poster=\"", url: url) }

  /// The image shown before playback, whose URL is not checked.
  @inlinable @inline(__always)
  public static func poster(_ url: TrustedURL) -> Self { Self(" poster=\"", url: url) }

  /// The video plays inline instead of in full screen.
  @inlinable @inline(__always)
  public static var playsinline: Self { Self(" playsinline=\"", true) }

  /// The video plays inline instead of in full screen, if `isPresent`.
  @inlinable @inline(__always)
  public static func playsinline(_ isPresent: Bool) -> Self { Self(" playsinline=\"", isPresent) }
}

extension Attribute where T == Tags.track {
  /// The kind of text track.
  @inlinable @inline(__always)
  public static func kind(_ kind: Keywords.TrackKind) -> Self { Self(" kind=\"", keyword: kind) }

  /// The language of the text track.
  @inlinable @inline(__always)
  public static func srclang(_ language: String?) -> Self { Self(" srclang=\"", text: language) }

  /// The text track is the default.
  @inlinable @inline(__always)
  public static var `default`: Self { Self(" default=\"", true) }

  /// The text track is the default, if `isPresent`.
  @inlinable @inline(__always)
  public static func `default`(_ isPresent: Bool) -> Self { Self(" default=\"", isPresent) }
}

extension Keywords {
  /// The data of a video or an audio that a browser loads before playback.
  public enum Preload: String, Sendable {
    /// Nothing.
    case none
    /// Metadata, such as duration and size.
    case metadata
    /// As much as the browser decides.
    case auto
  }
}

extension Keywords {
  /// The kind of a text track.
  public enum TrackKind: String, Sendable {
    /// Translated dialogue.
    case subtitles
    /// Dialogue and sounds.
    case captions
    /// Descriptions of the video.
    case descriptions
    /// Chapter titles.
    case chapters
    /// Data for scripts.
    case metadata
  }
}

// Attributes of embedded documents and resources.

extension Attribute where T == Tags.iframe {
  /// The embedded document as markup, in place of a URL.
  @inlinable
  public static func srcdoc(_ document: RawHTML) -> Self { Self(" srcdoc=\"", text: document.markup) }

  /// The document has no permissions.
  @inlinable @inline(__always)
  public static var sandbox: Self { Self(" sandbox=\"", true) }

  /// The document has only the given permissions.
  public static func sandbox(_ allowed: Keywords.Sandbox...) -> Self {
    Self(" sandbox=\"", text: allowed.map(\.rawValue).joined(separator: " "))
  }

  /// The permissions policy of the document, such as `fullscreen; geolocation 'none'`.
  @inlinable @inline(__always)
  public static func allow(_ policy: String?) -> Self { Self(" allow=\"", text: policy) }

  /// The document may use the full screen.
  @inlinable @inline(__always)
  public static var allowfullscreen: Self { Self(" allowfullscreen=\"", true) }

  /// The document may use the full screen, if `isPresent`.
  @inlinable @inline(__always)
  public static func allowfullscreen(_ isPresent: Bool) -> Self { Self(" allowfullscreen=\"", isPresent) }
}

extension Attribute where T == Tags.object {
  /// The URL of the resource.
  @inlinable @inline(__always)
  public static func data(_ url: String?) -> Self { Self(" data=\"", url: url) }

  /// The URL of the resource, which is not checked.
  @inlinable @inline(__always)
  public static func data(_ url: TrustedURL) -> Self { Self(" data=\"", url: url) }
}

extension Keywords {
  /// A permission of a sandboxed document.
  public enum Sandbox: String, Sendable {
    /// Download files.
    case downloads = "allow-downloads"
    /// Submit forms.
    case forms = "allow-forms"
    /// Open modal windows.
    case modals = "allow-modals"
    /// Lock the screen orientation.
    case orientationLock = "allow-orientation-lock"
    /// Lock the pointer.
    case pointerLock = "allow-pointer-lock"
    /// Open windows.
    case popups = "allow-popups"
    /// Open windows without a sandbox.
    case popupsToEscapeSandbox = "allow-popups-to-escape-sandbox"
    /// Start a presentation on another screen.
    case presentation = "allow-presentation"
    /// Keep its own origin.
    case sameOrigin = "allow-same-origin"
    /// Run scripts.
    case scripts = "allow-scripts"
    /// Navigate the top-level page.
    case topNavigation = "allow-top-navigation"
    /// Navigate the top-level page after a user action.
    case topNavigationByUserActivation = "allow-top-navigation-by-user-activation"
    /// Open other applications through custom protocols.
    case topNavigationToCustomProtocols = "allow-top-navigation-to-custom-protocols"
  }
}
