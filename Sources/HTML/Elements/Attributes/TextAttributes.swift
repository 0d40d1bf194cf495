// What quotations, edits, dates and values take.

/// A tag that says where something comes from or why.
public protocol TakesCitation: Tag {}

extension Tags.blockquote: TakesCitation {}
extension Tags.del: TakesCitation {}
extension Tags.ins: TakesCitation {}
extension Tags.q: TakesCitation {}

extension Attribute where T: TakesCitation {
  /// Where the words come from, or why they were changed.
  @inlinable @inline(__always)
  public static func cite(_ url: String?) -> Self { Self(" cite=\"", url: url) }

  /// Where the words come from, or why they were changed, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func cite(_ url: TrustedURL) -> Self { Self(" cite=\"", url: url) }
}

/// A tag with a point in time.
public protocol TakesDatetime: Tag {}

extension Tags.del: TakesDatetime {}
extension Tags.ins: TakesDatetime {}
extension Tags.time: TakesDatetime {}

extension Attribute where T: TakesDatetime {
  /// The date, time or duration for machines, as in `2026-01-02`.
  @inlinable @inline(__always)
  public static func datetime(_ text: String?) -> Self { Self(" datetime=\"", text: text) }
}

extension Attribute where T == Tags.data {
  /// The value for machines.
  @inlinable @inline(__always)
  public static func value(_ value: String?) -> Self { Self(" value=\"", text: value) }
}
