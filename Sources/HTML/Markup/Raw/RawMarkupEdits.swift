/// Edits to the URLs in a piece of raw HTML; keys are offsets of attribute values in the piece.
///
/// ```swift
/// var edits = RawMarkupEdits()
/// for value in RawMarkupScan(piece, policy).addresses where value.value == "about.md" {
///   edits.addresses[value.range.lowerBound, default: []].append("/about/")
/// }
/// let places = filter.write(piece, editing: edits, to: &output) { print($0.message) }
/// ```
package struct RawMarkupEdits: Sendable {
  /// The size to write on an image whose tag has no size.
  package struct ImageBox: Sendable {
    let width: Int
    let height: Int
    let isLazy: Bool

    /// Creates a size in pixels; `isLazy` loads the image only when it is near the viewport.
    package init(width: Int, height: Int, isLazy: Bool) {
      self.width = width
      self.height = height
      self.isLazy = isLazy
    }
  }

  /// The tag of an image with a box in the output.
  package struct ImageTag: Sendable {
    /// The offset of its `src` in the piece.
    package let source: Int
    /// The tag in the output.
    package let range: Range<Int>
    /// The names of the attributes that the author wrote.
    package let names: Set<String>
    /// The width that the author wrote.
    package let width: String?
    /// Whether the tag loads the image lazily, and the author did not ask for that.
    package let isLazy: Bool
  }

  /// The places in the output of one piece that a page may change.
  package struct Places: Sendable {
    /// The offsets of URLs that are relative to the page.
    package var addresses: [Int] = []
    /// The tags of images with a box, unless they or an element around them choose between files.
    package var images: [ImageTag] = []
  }

  /// The new URLs of a value: one, or several for a `srcset`.
  package var addresses: [Int: [String]] = [:]
  /// The sizes of images, by the offset of their `src`.
  package var boxes: [Int: ImageBox] = [:]
  /// The values whose tags are removed; the content of a removed link stays.
  package var removedLinks: Set<Int> = []

  /// Creates an empty set of edits.
  package init() {}
}

/// The kinds of attributes that contain URLs to follow or load.
enum RawAddressAttribute {
  case one
  /// Several URLs, each with a size.
  case several

  init?(_ name: String, on element: String) {
    switch name {
    case "srcset", "imagesrcset": self = .several
    // `<base href>` is not a link but the base of other URLs.
    case "href", "src", "poster", "cite": if element == "base" { return nil } else { self = .one }
    case "data": if element == "object" { self = .one } else { return nil }
    default: return nil
    }
  }
}
