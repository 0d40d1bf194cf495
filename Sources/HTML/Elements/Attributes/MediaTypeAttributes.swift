// What kind a resource is, and for which readers.

/// A tag whose resource has a media type.
public protocol TakesMediaType: Tag {}

extension Tags.a: TakesMediaType {}
extension Tags.area: TakesMediaType {}
extension Tags.embed: TakesMediaType {}
extension Tags.link: TakesMediaType {}
extension Tags.object: TakesMediaType {}
extension Tags.source: TakesMediaType {}

extension Attribute where T: TakesMediaType {
  /// The media type of the resource, as in `image/avif`.
  @inlinable @inline(__always)
  public static func type(_ mediaType: String?) -> Self { Self(" type=\"", text: mediaType) }
}

/// A tag that holds for some readers only.
public protocol TakesMedia: Tag {}

extension Tags.link: TakesMedia {}
extension Tags.meta: TakesMedia {}
extension Tags.source: TakesMedia {}
extension Tags.style: TakesMedia {}

extension Attribute where T: TakesMedia {
  /// The media query that must hold.
  @inlinable @inline(__always)
  public static func media(_ query: String?) -> Self { Self(" media=\"", text: query) }
}

/// A tag whose resource has a size.
public protocol TakesSize: Tag {}

extension Tags.canvas: TakesSize {}
extension Tags.embed: TakesSize {}
extension Tags.iframe: TakesSize {}
extension Tags.img: TakesSize {}
extension Tags.input: TakesSize {}
extension Tags.object: TakesSize {}
extension Tags.source: TakesSize {}
extension Tags.video: TakesSize {}

extension Attribute where T: TakesSize {
  /// How wide it is, in pixels.
  @inlinable @inline(__always)
  public static func width(_ pixels: Int) -> Self { Self(" width=\"", number: pixels) }

  /// How high it is, in pixels.
  @inlinable @inline(__always)
  public static func height(_ pixels: Int) -> Self { Self(" height=\"", number: pixels) }
}
