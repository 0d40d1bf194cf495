import Addresses
import Articles
package import Records

/// The versions of the pages of an edition in the languages of the site.
///
/// Two articles are translations of each other if their paths differ only in the language, or if they have the same
/// `translation_key`; so are the pages of two terms and of two sections.
package struct PageTranslations: Sendable {
  /// A version of a page.
  package struct Version: Sendable {
    /// The number of the edition.
    package let edition: Int
    /// The address, without the path of the site; a whole URL if the edition has another domain.
    package let address: String
  }

  /// The number of the edition.
  package let edition: Int
  /// The languages of the site, by the numbers of their editions; none on a site in one language.
  package let languages: [LanguageSettings]
  /// The keys of the pages, by their indexes; `nil` for a page without translations.
  private let keys: [String?]
  /// The addresses of the pages of all editions, by their keys.
  private let addresses: [[String: String]]
  /// The addresses of the pages that show an article of the main edition in the place of a translation.
  private let fallbacks: [[String: String]]
  /// The addresses of the home pages of all editions.
  package let homes: [String]
  /// The hash of all addresses.
  package let hash: ContentHash

  /// The pages of one edition that can have translations.
  struct Pages {
    /// The keys of the pages, by their indexes.
    var keys: [String?]
    /// The addresses of the pages, by their keys.
    var addresses: [String: String] = [:]
    /// The addresses of the pages that show an article of the main edition in the place of a translation.
    var fallbacks: [String: String] = [:]
    /// The address of the home page.
    var home: String
    /// The address of the site in the language.
    var site: SiteAddress

    /// Returns the addresses of the same pages for links in another edition, by their addresses in this one.
    func addresses(in other: Pages) -> [String: String] {
      let pairs = addresses.map { key, address in
        (address, other.addresses[key] ?? other.fallbacks[key] ?? site.address(of: address, from: other.site))
      }
      return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the pages with the addresses that lead to them from a site.
    func addressed(from other: SiteAddress) -> Pages {
      if site == other { return self }
      var pages = self
      pages.addresses = addresses.mapValues(site.absolute)
      pages.fallbacks = fallbacks.mapValues(site.absolute)
      pages.home = site.absolute(home)
      return pages
    }
  }

  /// Returns the pages of an edition with the keys by which translations find each other.
  static func pages(of plan: SitePlan, _ content: SiteContent) -> Pages {
    let (entries, settings) = (content.texts.entries, content.site.settings)
    let keys = settings.languages.isEmpty ? [] : plan.pages.map { key(of: $0, in: plan, entries) }
    var pages = Pages(keys: keys, home: settings.addresses.home, site: content.site.address)
    for (key, page) in zip(pages.keys, plan.pages) {
      guard let key else { continue }
      if page.entry.map({ entries[$0].isFallback }) ?? false {
        pages.fallbacks[key] = page.address
      } else {
        pages.addresses[key] = pages.addresses[key] ?? page.address
      }
    }
    return pages
  }

  private static func key(of page: Page, in plan: SitePlan, _ entries: [Entry]) -> String? {
    if page.code != nil || page.kind == .notFound || (page.list?.number ?? 1) > 1 { return nil }
    if let entry = page.entry.map({ entries[$0] }), entry.metadata.translationKey != nil || page.term == nil {
      return entry.placed.file.translationKey
    }
    if let taxonomy = page.taxonomy.map({ plan.taxonomies[$0] }) {
      let term = page.term.map { taxonomy.terms[$0] }
      let name = term?.index.map { entries[$0].place.name } ?? term?.name
      return "\(taxonomy.settings.slug)/\(name.map { Taxonomy.slug(of: $0) } ?? "")"
    }
    if let section = page.section { return plan.sections[section].path + "/" }
    return page.kind == .home ? "/" : page.kind.rawValue
  }

  init(_ edition: Int, of pages: [Pages], _ languages: [LanguageSettings]) {
    (self.edition, self.languages) = (edition, languages)
    keys = pages[edition].keys
    (addresses, fallbacks, homes) = (pages.map(\.addresses), pages.map(\.fallbacks), pages.map(\.home))
    let texts = (addresses + fallbacks).flatMap {
      $0.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } + ["/"]
    }
    hash = languages.isEmpty ? .absent : ContentHash(of: texts + homes)
  }

  /// Returns the versions of a page in all languages, its own included; fewer than two if it has no translation.
  package func versions(ofPage index: Int) -> [Version] {
    guard !languages.isEmpty, let key = keys[index] else { return [] }
    return addresses.indices.compactMap { edition in
      addresses[edition][key].map { Version(edition: edition, address: $0) }
    }
  }

  /// Returns the address of a page in another edition that lacks a translation, and shows the original.
  package func fallback(ofPage index: Int, in edition: Int) -> String? {
    keys[index].flatMap { fallbacks[edition][$0] }
  }
}
