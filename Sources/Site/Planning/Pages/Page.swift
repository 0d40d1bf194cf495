package import Addresses
import Articles

/// A planned page of a site.
package struct Page: Sendable {
  package let kind: PageKind
  /// The address, without the path of the site.
  package let address: String
  /// The index of the Swift page that it shows.
  package var code: Int?
  /// The index of the entry that it shows.
  package var entry: Int?
  /// The index of the section that it lists.
  package var section: Int?
  /// The index of its taxonomy, if it lists a taxonomy or a term.
  package var taxonomy: Int?
  /// The index of the term that it lists.
  package var term: Int?
  /// The part of a list that it shows.
  package var list: ListPart?

  /// One page of a paginated list.
  ///
  /// A class, so that the many pages without a list store only a null pointer.
  package final class ListPart: Sendable {
    /// The indexes of the entries on all pages of the list, which are sorted only if a page shows them.
    private let all: Deferred<[Int]>
    private let positions: Range<Int>
    /// The number of this page, from 1.
    package let number: Int
    /// The number of pages of the list.
    package let count: Int
    /// The number of entries on all pages of the list.
    package let total: Int
    /// The address of the first page.
    package let first: String
    private let addresses: AddressSettings

    init(
      all: Deferred<[Int]>, at positions: Range<Int>, number: Int, count: Int, total: Int, first: String,
      _ addresses: AddressSettings = AddressSettings()
    ) {
      (self.all, self.positions) = (all, positions)
      (self.number, self.count, self.total, self.first) = (number, count, total, first)
      self.addresses = addresses
    }

    /// The indexes of the entries on this page.
    package var entries: [Int] { Array(all.value[positions]) }

    /// The numbers for links: the first page, the last page and the neighbors of this page; `nil` is a gap.
    package var nearby: [Int?] {
      let shown = Set([1, count] + (max(1, number - 2)...min(count, number + 2))).sorted()
      var numbers: [Int?] = []
      for page in shown {
        let before = numbers.last.flatMap { $0 } ?? 0
        // Do not replace a single page with a gap, because that saves no space.
        if page - before == 2 { numbers.append(page - 1) } else if page - before > 2 { numbers.append(nil) }
        numbers.append(page)
      }
      return numbers
    }

    /// Returns the address of a page of the list.
    package func address(ofPage number: Int) -> String { addresses.address(ofPage: number, of: first) }
  }

  /// Whether the author wrote the page: an article, a page in Swift, or the first page of a list with a text.
  var isContent: Bool { code != nil || entry != nil && (list?.number ?? 1) == 1 }

  /// Returns the pages of a list: at least one, even if the list is empty.
  package static func listing(
    _ entries: [Int], by size: Int, _ kind: PageKind, at first: String, _ addresses: AddressSettings,
    _ fill: (inout Page) -> Void
  ) -> [Page] {
    listing(Deferred(value: entries), entries.count, by: size, kind, at: first, addresses, fill)
  }

  /// Returns the pages of a list of `total` entries whose order is computed later.
  static func listing(
    _ entries: Deferred<[Int]>, _ total: Int, by size: Int, _ kind: PageKind, at first: String,
    _ addresses: AddressSettings, _ fill: (inout Page) -> Void
  ) -> [Page] {
    let count = total == 0 ? 1 : (total - 1) / size + 1
    return (1...count).map { number in
      let list = ListPart(
        all: entries, at: (number - 1) * size..<min(number * size, total), number: number, count: count, total: total,
        first: first, addresses)
      var page = Page(kind: kind, address: list.address(ofPage: number), list: list)
      fill(&page)
      return page
    }
  }

  /// The number of titles on a page of the search.
  private static let titlesPerSearchPage = 500

  /// Returns the pages of the search, which list articles by title for readers without JavaScript.
  package static func search(among articles: [Int], of entries: [Entry], _ settings: SiteSettings) -> [Page] {
    guard settings.search.isOn else { return [] }
    let alphabet = Alphabet(of: settings.language)
    let address = PageKind.search.address(in: settings.addresses)
    let listed = articles.filter {
      entries[$0].metadata.isInSearch && !entries[$0].placed.isNotFoundPage && entries[$0].address != address
    }
    let sorted = Deferred.lazily {
      listed.map { (alphabet.order(of: entries[$0].sortTitle), $0) }.sorted { $0 < $1 }.map(\.1)
    }
    return listing(
      sorted, listed.count, by: titlesPerSearchPage, .search, at: address, settings.addresses
    ) { _ in }
  }
}

/// The kind of a page, which is also the name of its default template.
public enum PageKind: String, Sendable, CaseIterable {
  /// The home page, and the further pages of its list of posts.
  case home
  /// An article that is no post, or a page in Swift.
  case page
  /// A post.
  case post
  /// The list of a section.
  case section
  /// The list of the terms of a taxonomy.
  case taxonomy
  /// The list of the articles with a term.
  case term
  /// The list of all posts.
  case archive
  /// The list of all sections and pages at the top level.
  case contents
  /// The search.
  case search
  /// The page for addresses that do not exist.
  case notFound = "404"
}

extension PageKind {
  /// Whether a page of this kind shows an article.
  package var isArticle: Bool { self == .post || self == .page }

  /// Whether a page of this kind lists terms, or the articles of a section or a term.
  var isOverview: Bool { !isArticle && self != .home && self != .notFound }

  /// Whether a generated page of this kind gives way to another generated page.
  var givesWay: Bool {
    switch self {
    case .taxonomy, .archive, .contents, .search, .notFound: true
    case .home, .page, .post, .section, .term: false
    }
  }

  /// Returns the address of the only page of this kind: the archive, the list of everything at the top level, or the
  /// search.
  package func address(in settings: AddressSettings) -> String { settings.belowHome("/\(rawValue)/") }
}
