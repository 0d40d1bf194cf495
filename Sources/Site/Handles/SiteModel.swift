package import Planning
import Addresses
import Articles
package import Dates
import Mustache
package import Records

/// A site with its planned pages: all data that pages can show.
///
/// A model is immutable.
package final class SiteModel: Sendable {
  package let settings: SiteSettings
  package let address: SiteAddress
  /// The name of the content folder.
  package let folder: String
  package let options: SiteOptions
  /// The published articles, by path.
  package let entries: [Entry]
  /// The sections, by path.
  package let sections: [Section]
  /// The sections at the top level.
  let topSections: [Int]
  /// The menus.
  ///
  /// If the settings define no `main` menu, it is the `DefaultMenu`.
  package let menus: [SiteMenu]
  /// Whether a page lists everything at the top level, because the main menu is too short for that.
  let hasContents: Bool
  let sidebars: SidebarPlan
  /// The alphabet of lists by first letter.
  let alphabet: Alphabet
  package let taxonomies: [Taxonomy]
  /// The lists that have feeds: the site first.
  package let feedLists: [FeedList]
  let feedListsBySubject: [FeedList.Subject: Int]
  /// The page properties that are the terms of a taxonomy of this site, such as `tags`.
  ///
  /// `authors` are names also on a site with pages of authors, so that its templates need no change.
  let taxonomyProperties: PageProperties
  package let pages: [Page]
  /// The posts, the newest first.
  package let posts: [Int]
  /// The articles that are not posts, in the order of the `order` fields in their front matter.
  let plainPages: [Int]
  /// The planned files besides the pages.
  package let files: [PlannedFile]
  package let theme: ThemeFiles
  package let words: SiteWords
  package let links: SiteLinks
  /// The texts of the articles.
  package let texts: ArticleTexts
  /// The files that Swift code reads.
  package let data: DataFiles
  /// The icons of the site, such as `favicon.svg`.
  package let icons: [SiteIcon]
  /// The image that the header shows instead of the title; `nil` without one, or if its file is missing.
  let logo: SiteImage?
  /// The image of link previews for pages without an image of their own; `nil` without one, or if its file is missing.
  let previewImage: SiteImage?
  /// The portrait of the author; `nil` without one, or if its file is missing.
  package let portrait: SiteImage?
  package let code: RegisteredCode
  package let language: DateLanguage
  /// The hash of all inputs except for the texts of articles.
  package let outline: ContentHash
  /// The names in the parameters of pages and of the site.
  let (pageParameters, siteParameters): (Deferred<ParameterNames>, Deferred<ParameterNames>)

  /// The section of each entry, and its position there or among the posts in no section.
  private let neighbours: [Int: (section: Int?, position: Int?)]
  /// The posts in no section, the newest first.
  private let postsInNoSection: [Int]
  private let pagesOfEntries: [Int: Int]
  private let pagesOfSections: [Int: Int]
  private let sectionsByPath: [String: Int]

  package init(_ content: SiteContent, _ plan: SitePlan, _ options: SiteOptions, _ code: RegisteredCode) {
    let (settings, entries) = (content.site.settings, content.texts.entries)
    outline = content.outline
    self.settings = settings
    (address, folder) = (content.site.address, content.folder)
    self.options = options
    self.entries = entries
    (sections, taxonomies, pages, files) = (plan.sections, plan.taxonomies, plan.pages, plan.files)
    (posts, plainPages) = (plan.posts, plan.plainPages)
    feedLists = plan.feedLists
    feedListsBySubject = Dictionary(
      plan.feedLists.enumerated().map { ($1.subject, $0) }, uniquingKeysWith: { first, _ in first })
    taxonomyProperties = PageProperties(
      plan.taxonomies.compactMap { PageProperty.named($0.settings.name) }.filter { $0 != .authors }
        .map { PageProperties($0) })
    (theme, words) = (content.theme.files, content.theme.words)
    sidebars = SidebarPlan(plan.sections, entries)
    links = content.addressed.links
    texts = content.texts
    data = content.data
    (icons, logo, previewImage) = (content.images.icons, content.images.logo, content.images.preview)
    portrait = content.images.portrait
    self.code = code
    language = content.site.language
    pageParameters = .lazily { ParameterNames(entries.map(\.metadata.parameters)) }
    siteParameters = .lazily { ParameterNames([settings.parameters]) }
    topSections = plan.topSections
    menus = content.menus + (plan.defaultMenu.map { [SiteMenu($0, plan.sections, entries)] } ?? [])
    alphabet = Alphabet(of: settings.language)
    hasContents = plan.defaultMenu.map { !$0.isComplete } ?? false
    var neighbours: [Int: (section: Int?, position: Int?)] = [:]
    postsInNoSection = plan.posts.filter { entries[$0].place.section.isEmpty }
    for (position, entry) in postsInNoSection.enumerated() { neighbours[entry] = (nil, position) }
    for (index, section) in plan.sections.enumerated() {
      for (position, entry) in section.entries.enumerated() { neighbours[entry] = (index, position) }
    }
    let sectionsByPath = Dictionary(plan.sections.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for (index, entry) in entries.enumerated() where !entry.metadata.isListed && entry.place.role == .article {
      neighbours[index] = (sectionsByPath[entry.place.section], nil)
    }
    (self.neighbours, self.sectionsByPath) = (neighbours, sectionsByPath)
    pagesOfEntries = Dictionary(
      plan.pages.enumerated().compactMap { index, page in page.entry.map { ($0, index) } },
      uniquingKeysWith: { one, _ in one })
    pagesOfSections = Dictionary(
      plan.pages.enumerated().compactMap { index, page in page.section.map { ($0, index) } },
      uniquingKeysWith: { one, _ in one })
  }

  /// Returns the taxonomy with a name.
  package func taxonomy(named name: String) -> Int? { taxonomies.firstIndex { $0.settings.name == name } }

  /// Returns the authors of an article, or the author of the site if the article names no author.
  package func authors(of entry: Entry?) -> [String] {
    let named = entry?.metadata.authors ?? []
    return named.isEmpty ? settings.author.map { [$0.name] } ?? [] : named
  }

  /// Whether the site has a search.
  var hasSearch: Bool { settings.search.isOn }

  /// Returns the section at a path.
  package func section(at path: String) -> Section? { sectionsByPath[path].map { sections[$0] } }

  /// Returns the index of the section at a path.
  func sectionIndex(at path: String) -> Int? { sectionsByPath[path] }

  /// Returns the section of an entry.
  package func section(of entry: Int) -> Int? { neighbours[entry]?.section }

  /// Returns the page that shows an entry.
  package func page(of entry: Int) -> Int? { pagesOfEntries[entry] }

  /// Returns the first page of the list of a section.
  package func page(ofSection section: Int) -> Int? { pagesOfSections[section] }

  /// Returns the entry at a distance from another entry in the order of their section; a negative distance goes back.
  ///
  /// Posts in no section are in the order of the home page's list.
  func neighbour(of entry: Int, by distance: Int) -> Int? {
    guard let (section, position) = neighbours[entry], let position else { return nil }
    let entries = section.map { sections[$0].entries } ?? postsInNoSection
    return entries.indices.contains(position + distance) ? entries[position + distance] : nil
  }

  /// Returns the terms of an entry in a taxonomy, in the order that its front matter gives.
  package func terms(of entry: Int, in taxonomy: Int) -> [Int] { taxonomies[taxonomy].termsOfEntries[entry] }
}
