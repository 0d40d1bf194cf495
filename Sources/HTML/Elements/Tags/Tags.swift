// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

/// Every tag of HTML: types without values, by which an element knows its name and an attribute who takes it.
public enum Tags {}

/// Every element of HTML, for places where the bare name is taken, and the keywords of their attributes.
///
/// ```swift
/// struct Head: View {
///   let title: String
///   var body: some View { HTML.title { Text(title) } }
/// }
/// ```
public enum HTML {}

extension Tags {
  /// Any element: the tag of an attribute that a modifier lands on elements it does not know.
  ///
  /// It takes the attributes that every element takes and stands for no element itself.
  public enum any: ContentTag {
    /// `<div></div>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<div></div>" }
  }
}
