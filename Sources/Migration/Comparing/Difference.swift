/// A difference between the two sites, such as a missing page or a missing word.
package struct Difference: Sendable, Equatable {
  /// The kinds of differences, the most severe first.
  package enum Kind: Int, Sendable, CaseIterable, Comparable {
    case address, unread, leftover, words, images, feedIDs, added, elements, ids, order, feeds, attributes

    package static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Whether readers see something broken or miss something.
    package var isSevere: Bool { self <= .feedIDs }

    /// The name in reports.
    package var name: String {
      switch self {
      case .address: "address"
      case .unread: "not compared"
      case .leftover: "left-over syntax"
      case .words: "missing words"
      case .images: "missing images"
      case .feedIDs: "changed ids in feeds"
      case .added: "added words"
      case .elements: "elements"
      case .ids: "ids"
      case .order: "dates, terms and order"
      case .feeds: "feeds"
      case .attributes: "attributes"
      }
    }
  }

  package let kind: Kind
  /// The address of the page, in the old site if it is there.
  package let page: String
  /// The difference in a sentence without a full stop.
  package let message: String
  /// The file and line that show the difference.
  package var place: Place?

  /// A line in a file of the old or the new site.
  package struct Place: Sendable, Equatable {
    package let isOld: Bool
    package let path: String
    package let line: Int
  }
}
