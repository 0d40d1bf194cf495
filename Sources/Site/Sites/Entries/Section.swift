import Articles
import Dates

/// Articles of one folder, as a site shows them together.
struct Section: Sendable {
  /// Its folders, joined by slashes.
  let path: String
  /// The address of its first page.
  let address: String
  /// What it is called.
  let title: String
  /// The article about it.
  let index: Int?
  /// What that says of the others.
  let settings: SectionSettings
  /// Whether they are posts.
  let holdsPosts: Bool
  /// The order of its articles.
  let order: SectionSettings.Order
  /// Its articles, in its order.
  let entries: [Int]
  /// The sections directly below it.
  let sections: [Int]

  /// Whether the article behind another one is older.
  var isNewestFirst: Bool { order == .newest || order == .updated }

  /// The last part of its path.
  var name: String { SectionPath.name(of: path) }
}

extension [Entry] {
  /// Indices of entries in the order of a section.
  func sorted(_ indices: [Int], by order: SectionSettings.Order) -> [Int] {
    switch order {
    case .newest: indices.sorted { Entry.isNewer(self[$0], self[$1]) }
    case .oldest:
      indices.sorted { (self[$0].date ?? .latest, self[$0].path) < (self[$1].date ?? .latest, self[$1].path) }
    case .order: sortedByTitle(indices) { $0.metadata.order ?? .max }
    case .title: sortedByTitle(indices) { _ in 0 }
    case .updated:
      indices.sorted {
        let (one, other) = (
          self[$0].updated ?? self[$0].date ?? .earliest, self[$1].updated ?? self[$1].date ?? .earliest
        )
        return one == other ? self[$0].precedesByPath(self[$1]) : one > other
      }
    }
  }

  /// Indices in the order of ranks, those of one rank by title, those of one title by path.
  private func sortedByTitle(_ indices: [Int], behind rank: (Entry) -> Int) -> [Int] {
    let keyed = indices.map { (index: $0, rank: rank(self[$0]), title: self[$0].titleOrder) }
    return keyed.sorted { one, other in
      if one.rank != other.rank { return one.rank < other.rank }
      return one.title == other.title
        ? self[one.index].precedesByPath(self[other.index]) : one.title < other.title
    }
    .map(\.index)
  }
}
