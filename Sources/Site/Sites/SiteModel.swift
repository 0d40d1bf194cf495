import Articles
import Dates
import Mustache
import Records

/// All that is known of a site before its pages are written; nothing of it changes any more.
final class SiteModel: Sendable {
  let settings: SiteSettings
  let address: SiteAddress
  let options: SiteOptions
  /// The articles that are part of the site, by path.
  let entries: [Entry]
  /// The sections, by path.
  let sections: [Section]
  /// The sections that lie in no other.
  let topSections: [Int]
  /// The menus; without a main one in the settings, that leads to the sections and the pages at the top.
  let menus: [SiteSettings.Menu]
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
  /// The pictures that stand for it.
  let icons: [SiteIcon]
  let code: SiteCode
  let language: DateLanguage
  /// The hash of everything that is known without the texts of articles.
  let outline: ContentHash
  /// The names in the parameters of pages, and in those of the site.
  let (pageParameters, siteParameters): (Deferred<ParameterNames>, Deferred<ParameterNames>)

  /// The section that an entry lies in, and where in its order.
  private let neighbours: [Int: (section: Int, position: Int)]
  private let pagesOfEntries: [Int: Int]
  private let sectionsByPath: [String: Int]

  init(_ content: SiteContent, _ plan: SitePlan, _ options: SiteOptions, _ code: SiteCode) {
    let (settings, entries) = (content.settings, content.entries)
    outline = content.outline
    self.settings = settings
    address = content.address
    self.options = options
    self.entries = entries
    (sections, taxonomies, pages, redirects) = (plan.sections, plan.taxonomies, plan.pages, plan.redirects)
    (posts, plainPages) = (plan.posts, plan.plainPages)
    taxonomyProperties = PageProperties(
      plan.taxonomies.compactMap { PageProperty.named($0.settings.name) }.map { PageProperties($0) })
    theme = content.theme
    links = content.links
    icons = content.icons
    self.code = code
    language = content.language
    pageParameters = .lazily { ParameterNames(entries.map(\.metadata.parameters)) }
    siteParameters = .lazily { ParameterNames([settings.parameters]) }
    topSections = plan.sections.indices.filter { !plan.sections[$0].path.contains("/") }
    menus = Self.menus(settings, topSections.map { plan.sections[$0] }, plainPages.map { entries[$0] })
    var neighbours: [Int: (section: Int, position: Int)] = [:]
    for (index, section) in plan.sections.enumerated() {
      for (position, entry) in section.entries.enumerated() { neighbours[entry] = (index, position) }
    }
    self.neighbours = neighbours
    sectionsByPath = Dictionary(plan.sections.enumerated().map { ($1.path, $0) }) { first, _ in first }
    pagesOfEntries = Dictionary(
      plan.pages.enumerated().compactMap { index, page in page.entry.map { ($0, index) } },
      uniquingKeysWith: { one, _ in one })
  }

  private static func menus(
    _ settings: SiteSettings, _ sections: [Section], _ pages: [Entry]
  ) -> [SiteSettings.Menu] {
    if settings.menus.contains(where: { $0.name == "main" }) { return settings.menus }
    let top = pages.filter { $0.place.section.isEmpty && $0.address != PageKind.notFoundAddress }
    let links =
      sections.map { SiteSettings.Menu.Link(title: $0.title, url: $0.address) }
      + top.map { SiteSettings.Menu.Link(title: $0.title, url: $0.address) }
    return settings.menus + [SiteSettings.Menu(name: "main", links: links)]
  }

  /// The taxonomy of a name.
  func taxonomy(named name: String) -> Int? { taxonomies.firstIndex { $0.settings.name == name } }

  /// Who wrote an article: whom it names, else the author of the site.
  func authors(of entry: Entry?) -> [String] {
    let named = entry?.metadata.authors ?? []
    return named.isEmpty ? settings.author.map { [$0.name] } ?? [] : named
  }

  /// The section of a path.
  func section(at path: String) -> Section? { sectionsByPath[path].map { sections[$0] } }

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
  func terms(of entry: Int, in taxonomy: Int) -> [Int] { taxonomies[taxonomy].termsOfEntries[entry] }
}
