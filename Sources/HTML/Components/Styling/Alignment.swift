/// A position in a box, for `ZStack`, `frame`, `overlay` and `background`.
///
/// `leading` is the side where a line of text starts.
public enum Alignment: String, Sendable {
  /// The center.
  case center
  /// The middle of the leading edge.
  case leading
  /// The middle of the trailing edge.
  case trailing
  /// The middle of the top edge.
  case top
  /// The middle of the bottom edge.
  case bottom
  /// The leading corner of the top edge.
  case topLeading = "top-leading"
  /// The trailing corner of the top edge.
  case topTrailing = "top-trailing"
  /// The leading corner of the bottom edge.
  case bottomLeading = "bottom-leading"
  /// The trailing corner of the bottom edge.
  case bottomTrailing = "bottom-trailing"

  /// The class of `views.css` that places content.
  var placement: String { "place-\(rawValue)" }
}
