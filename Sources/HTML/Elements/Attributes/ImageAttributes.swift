// What images take.

/// A tag whose image can be told in words.
public protocol TakesAlternative: Tag {}

extension Tags.area: TakesAlternative {}
extension Tags.img: TakesAlternative {}
extension Tags.input: TakesAlternative {}

extension Attribute where T: TakesAlternative {
  /// What stands in for the image.
  @inlinable @inline(__always)
  public static func alt(_ text: String?) -> Self { Self(" alt=\"", text: text) }
}

/// A tag with an image in several versions.
public protocol TakesCandidates: Tag {}

extension Tags.img: TakesCandidates {}
extension Tags.source: TakesCandidates {}

extension Attribute where T: TakesCandidates {
  /// The versions of the image, without those whose address would run code.
  public static func srcset(_ candidates: [SourceCandidate]) -> Self {
    Self(" srcset=\"", text: SourceCandidate.list(candidates))
  }

  /// The versions of the image, as HTML writes them, without those whose address would run code.
  public static func srcset(_ candidates: String) -> Self {
    srcset(SourceCandidate.parse(candidates))
  }

  /// How wide the image is shown, by media query.
  @inlinable @inline(__always)
  public static func sizes(_ sizes: String?) -> Self { Self(" sizes=\"", text: sizes) }
}

extension Attribute where T == Tags.img {
  /// Whether the page waits for the image to be decoded.
  @inlinable @inline(__always)
  public static func decoding(_ decoding: HTML.Decoding) -> Self { Self(" decoding=\"", keyword: decoding) }

  /// The `map` of the image, as in `#plan`.
  @inlinable @inline(__always)
  public static func usemap(_ name: String?) -> Self { Self(" usemap=\"", text: name) }

  /// The link around tells where in the image it was followed.
  @inlinable @inline(__always)
  public static var ismap: Self { Self(" ismap=\"", true) }

  /// The link around tells where in the image it was followed, if `isPresent`.
  @inlinable @inline(__always)
  public static func ismap(_ isPresent: Bool) -> Self { Self(" ismap=\"", isPresent) }
}

extension Attribute where T == Tags.area {
  /// The shape of the area.
  @inlinable @inline(__always)
  public static func shape(_ shape: HTML.Shape) -> Self { Self(" shape=\"", keyword: shape) }

  /// The corners, or the centre and the radius, in pixels.
  public static func coords(_ pixels: [Int]) -> Self {
    Self(" coords=\"", list: pixels.map(\.description), separator: ",")
  }

  /// The corners, or the centre and the radius, in pixels, separated by commas.
  @inlinable @inline(__always)
  public static func coords(_ pixels: String?) -> Self { Self(" coords=\"", text: pixels) }
}

extension HTML {
  /// Whether a page waits for an image to be decoded.
  public enum Decoding: String, Sendable {
    /// It waits.
    case sync
    /// It does not wait.
    case async
    /// As the browser likes.
    case auto
  }
}

extension HTML {
  /// The shape of an area of an image.
  public enum Shape: String, Sendable {
    /// A centre and a radius.
    case circle
    /// The whole image.
    case `default`
    /// Three corners or more.
    case poly
    /// Two corners.
    case rect
  }
}
