// What films and sounds take.

/// A tag whose resource can be stopped and started.
public protocol TakesControls: Tag {}

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

/// A tag whose resource is played.
public protocol TakesPlayback: Tag {}

extension Tags.audio: TakesPlayback {}
extension Tags.video: TakesPlayback {}

extension Attribute where T: TakesPlayback {
  /// It plays as soon as it can.
  @inlinable @inline(__always)
  public static var autoplay: Self { Self(" autoplay=\"", true) }

  /// It plays as soon as it can, if `isPresent`.
  @inlinable @inline(__always)
  public static func autoplay(_ isPresent: Bool) -> Self { Self(" autoplay=\"", isPresent) }

  /// It starts again at its end.
  @inlinable @inline(__always)
  public static var loop: Self { Self(" loop=\"", true) }

  /// It starts again at its end, if `isPresent`.
  @inlinable @inline(__always)
  public static func loop(_ isPresent: Bool) -> Self { Self(" loop=\"", isPresent) }

  /// It is silent at first.
  @inlinable @inline(__always)
  public static var muted: Self { Self(" muted=\"", true) }

  /// It is silent at first, if `isPresent`.
  @inlinable @inline(__always)
  public static func muted(_ isPresent: Bool) -> Self { Self(" muted=\"", isPresent) }

  /// What is loaded before it is played.
  @inlinable @inline(__always)
  public static func preload(_ preload: HTML.Preload) -> Self { Self(" preload=\"", keyword: preload) }
}

extension Attribute where T == Tags.video {
  /// The image that is shown before the film.
  @inlinable @inline(__always)
  public static func poster(_ url: String?) -> Self { Self(" poster=\"", url: url) }

  /// The image that is shown before the film, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func poster(_ url: TrustedURL) -> Self { Self(" poster=\"", url: url) }

  /// The film is played in its place instead of filling the screen.
  @inlinable @inline(__always)
  public static var playsinline: Self { Self(" playsinline=\"", true) }

  /// The film is played in its place instead of filling the screen, if `isPresent`.
  @inlinable @inline(__always)
  public static func playsinline(_ isPresent: Bool) -> Self { Self(" playsinline=\"", isPresent) }
}

extension Attribute where T == Tags.track {
  /// What the text is.
  @inlinable @inline(__always)
  public static func kind(_ kind: HTML.TrackKind) -> Self { Self(" kind=\"", keyword: kind) }

  /// The language of the text.
  @inlinable @inline(__always)
  public static func srclang(_ language: String?) -> Self { Self(" srclang=\"", text: language) }

  /// The text is shown unless the reader wants another.
  @inlinable @inline(__always)
  public static var `default`: Self { Self(" default=\"", true) }

  /// The text is shown unless the reader wants another, if `isPresent`.
  @inlinable @inline(__always)
  public static func `default`(_ isPresent: Bool) -> Self { Self(" default=\"", isPresent) }
}

extension HTML {
  /// What is loaded of a film or a sound before it is played.
  public enum Preload: String, Sendable {
    /// Nothing.
    case none
    /// Its length, its size and the like.
    case metadata
    /// As much as the browser likes.
    case auto
  }
}

extension HTML {
  /// What text that runs along with a film is.
  public enum TrackKind: String, Sendable {
    /// What is said, translated.
    case subtitles
    /// What is said and heard.
    case captions
    /// What is seen.
    case descriptions
    /// The titles of chapters.
    case chapters
    /// Data for programs.
    case metadata
  }
}
