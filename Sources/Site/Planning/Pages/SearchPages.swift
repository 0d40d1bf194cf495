import Addresses
import Articles

extension Page {
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
