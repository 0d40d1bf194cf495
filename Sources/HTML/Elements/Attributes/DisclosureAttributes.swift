// What opens and closes.

/// A tag whose element opens and closes.
public protocol TakesOpen: Tag {}

extension Tags.details: TakesOpen {}
extension Tags.dialog: TakesOpen {}

extension Attribute where T: TakesOpen {
  /// The content is shown.
  @inlinable @inline(__always)
  public static var open: Self { Self(" open=\"", true) }

  /// The content is shown, if `isPresent`.
  @inlinable @inline(__always)
  public static func open(_ isPresent: Bool) -> Self { Self(" open=\"", isPresent) }
}

extension Attribute where T == Tags.dialog {
  /// What the reader can close the dialog with.
  @inlinable @inline(__always)
  public static func closedby(_ means: HTML.ClosedBy) -> Self { Self(" closedby=\"", keyword: means) }
}

extension HTML {
  /// What a reader can close a dialog with.
  public enum ClosedBy: String, Sendable {
    /// A click beside it, or the key for it.
    case any
    /// The key for it.
    case closerequest
    /// What the dialog itself offers.
    case none
  }
}
