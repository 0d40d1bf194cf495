import Articles
import Dates
import Mustache

/// All that is known of a site before its pages are written; nothing of it changes any more.
final class SiteModel: Sendable {
  let settings: SiteSettings
  let address: SiteAddress
  let options: SiteOptions
  /// The articles that are part of the site, by path.
  let entries: [Entry]
  /// The sections, by path.
  let sections: [Section]
  let taxonomies: [Taxonomy]
  /// The properties of pages that are taxonomies here, `tags` for one.
  let taxonomyProperties: PageProperties
  let pages: [Page]
  /// The posts, the newest first.
  let posts: [Int]
  /// The other articles, in the order of their authors.
  let plainPages: [Int]
  /// Former addresses, with the pages that they lead to.
  let redirects: [(from: String, to: String)]
  let theme: ThemeFiles
  let links: SiteLinks
  let code: SiteCode
  let language: DateLanguage

  /// The section that an entry lies in, and where in its order.
  private let neighbours: [Int: (section: Int, position: Int)]
  private let pagesOfEntries: [Int: Int]

  init(
    settings: SiteSettings, address: SiteAddress, options: SiteOptions, entries: [Entry], plan: SitePlan,
    theme: ThemeFiles, links: SiteLinks, code: SiteCode
  ) {
    self.settings = settings
    self.address = address
    self.options = options
    self.entries = entries
    (sections, taxonomies, pages, redirects) = (plan.sections, plan.taxonomies, plan.pages, plan.redirects)
    taxonomyProperties = PageProperties(
      plan.taxonomies.compactMap { PageProperty.named($0.settings.name) }.map { PageProperties($0) })
    self.theme = theme
    self.links = links
    self.code = code
    language = DateLanguage(settings.language)
    posts = entries.sorted(plan.articles.filter { entries[$0].isPost }, by: .newest)
    plainPages = entries.sorted(plan.articles.filter { !entries[$0].isPost }, by: .order)
    var neighbours: [Int: (section: Int, position: Int)] = [:]
    for (index, section) in plan.sections.enumerated() {
      for (position, entry) in section.entries.enumerated() { neighbours[entry] = (index, position) }
    }
    self.neighbours = neighbours
    pagesOfEntries = Dictionary(
      plan.pages.enumerated().compactMap { index, page in page.entry.map { ($0, index) } },
      uniquingKeysWith: { one, _ in one })
  }

  /// The taxonomy of a name.
  func taxonomy(named name: String) -> Int? { taxonomies.firstIndex { $0.settings.name == name } }

  /// The section of an entry.
  func section(of entry: Int) -> Int? { neighbours[entry]?.section }

  /// The page that shows an entry.
  func page(of entry: Int) -> Int? { pagesOfEntries[entry] }

  /// The entry so many places further on in the order of time, or of the section where that has another one.
  func neighbour(of entry: Int, by distance: Int) -> Int? {
    guard let (section, position) = neighbours[entry] else { return nil }
    let entries = sections[section].entries
    return entries.indices.contains(position + distance) ? entries[position + distance] : nil
  }

  /// The terms of a taxonomy that an entry is sorted under, in the order of its author.
  func terms(of entry: Int, in taxonomy: Int) -> [Int] { taxonomies[taxonomy].termsOfEntries[entry] ?? [] }
}
