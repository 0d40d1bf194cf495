/// What is to become of the addresses in a piece of raw HTML; values are known by where they begin in the piece.
///
/// ```swift
/// var edits = RawMarkupEdits()
/// for value in RawMarkupScan(piece, policy).addresses where value.value == "about.md" {
///   edits.addresses[value.range.lowerBound, default: []].append("/about/")
/// }
/// let places = filter.write(piece, editing: edits, to: &output) { print($0.message) }
/// ```
public struct RawMarkupEdits: Sendable {
  /// What images are given that say neither how wide nor how high they are.
  public struct ImageBox: Sendable {
    let width: Int
    let height: Int
    let isLazy: Bool

    /// A size in pixels, and whether the image is fetched only when it is near, unless its author says when.
    public init(width: Int, height: Int, isLazy: Bool) {
      self.width = width
      self.height = height
      self.isLazy = isLazy
    }
  }

  /// The addresses that a value is to hold, in order: one, but for a `srcset`.
  public var addresses: [Int: [String]] = [:]
  /// The room that images take, by their `src`.
  public var boxes: [Int: ImageBox] = [:]
  /// The values whose tags go, so that of a link its text is left.
  public var leftOut: Set<Int> = []

  /// Changes nothing.
  public init() {}
}

/// Which attributes hold addresses that a page's reader follows or loads.
enum RawAddressAttribute {
  case one
  /// Several, each with a size.
  case several

  init?(_ name: String, on element: String) {
    switch name {
    case "srcset", "imagesrcset": self = .several
    // A base is what other addresses begin at, not one of them.
    case "href", "src", "poster", "cite": if element == "base" { return nil } else { self = .one }
    case "data": if element == "object" { self = .one } else { return nil }
    default: return nil
    }
  }
}
