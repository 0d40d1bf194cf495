import Addresses
import Articles
import Dates
package import Diagnostics
import Records

/// The pages of a site, and the lists that they show, before anything is rendered.
package struct SitePlan: Sendable {
  /// The sections, sorted by path.
  package internal(set) var sections: [PlannedSection] = []
  /// The indexes of the sections at the top level, by `order`, then by path.
  package internal(set) var topSections: [Int] = []
  package internal(set) var taxonomies: [Taxonomy] = []
  package internal(set) var pages: [Page] = []
  /// The files besides the pages.
  package internal(set) var files: [PlannedFile] = []
  /// The indexes of posts, the newest first.
  package internal(set) var posts: [Int] = []
  /// The indexes of other articles, sorted by `order`.
  package internal(set) var plainPages: [Int] = []
  /// The lists that have feeds: the site first.
  package internal(set) var feedLists: [FeedList] = []
  package internal(set) var menus: [SiteMenu] = []
  /// The text of the announcement, and where it leads.
  package var announcement: SiteMenu.Link? { menus.first { $0.name.isEmpty }?.links.first }
  /// The main menu, or `nil` if the settings define it.
  var defaultMenu: DefaultMenu?

  /// Whether a page lists everything at the top level, because the main menu is too short for that.
  package var hasContents: Bool { defaultMenu.map { !$0.isComplete } ?? false }

  var problems: [Diagnostic] = []
  var conflicts: [AddressClaims.Conflict] = []

  // Values that are computed from those above, once all pages are planned.
  package private(set) var sidebars = SidebarPlan([], [])
  /// The page properties that are the terms of a taxonomy of this site, such as `tags`.
  ///
  /// `authors` is not one of them. It always has names, so that templates work with and without pages of authors.
  package private(set) var taxonomyProperties = PageProperties([])
  /// The section of each entry, and its position there or among the posts in no section.
  private var sectionPlaces: [Int: (section: Int?, position: Int?)] = [:]
  /// The posts in no section, the newest first.
  private var postsInNoSection: [Int] = []
  private var pagesOfEntries: [Int: Int] = [:]
  private var pagesOfSections: [Int: Int] = [:]
  private var sectionsByPath: [String: Int] = [:]
  private var feedListsBySubject: [FeedList.Subject: Int] = [:]
  /// The feeds in Swift of each page, by its address.
  private var feedsInSwift: [String: [FeedList.Subject]] = [:]

  /// Returns the diagnostics of the plan.
  ///
  /// Copied files in them are added to `sources`.
  package func diagnostics(in sources: inout SourceMap) -> [Diagnostic] {
    problems + conflicts.map { $0.diagnostic(in: &sources) }
  }

  /// Returns the hash of what pages show of the whole site: which pages there are, the order of lists, the titles of
  /// sections and terms, menus, sidebars and feeds.
  ///
  /// If it is unchanged, an edit of an article concerns only the pages that read this article, and the list of the
  /// search. The entries of all other lists follow from those of sections and terms.
  func hash(of entries: [Entry], in content: SiteContent) -> ContentHash {
    var writer = RecordWriter(capacity: 128 * (entries.count + pages.count))
    // With the counts, no list can be taken for the beginning of the next one.
    writer.write([entries.count, sections.count, taxonomies.count, pages.count, feedLists.count, menus.count])
    for entry in entries {
      writer.write(entry.path)
      writer.write(entry.address)
      // Related articles are near in time.
      writer.write(entry.date?.secondsSince1970)
    }
    for section in sections {
      writer.write([section.path, section.address, section.heading.hashedText])
      writer.write(section.isNewestFirst)
      writer.write([section.entries, section.sections])
    }
    writer.write([topSections, posts, plainPages])
    for taxonomy in taxonomies {
      writer.write([taxonomy.settings.name, taxonomy.heading.hashedText, taxonomy.address])
      writer.write(taxonomy.termsOfEntries)
      writer.write(taxonomy.terms.count)
      for term in taxonomy.terms {
        writer.write([term.name, term.heading.hashedText, term.address])
        // Posts show the picture and the links in the front matter of the article about their author.
        writer.write(term.index.map { content.texts[$0].dependencies })
        writer.write(term.entries)
      }
    }
    for page in pages {
      writer.write(page.kind.rawValue)
      writer.write(page.address)
      for number in [page.code, page.entry, page.section, page.taxonomy, page.term] { writer.write(number ?? -1) }
      writer.write(page.list != nil)
      guard let list = page.list else { continue }
      writer.write(list.first)
      writer.write(list.number)
      writer.write(list.total)
    }
    for list in feedLists {
      writer.write([list.title ?? "", list.page] + list.files.flatMap { [$0.format.name, $0.address] })
      writer.write(list.entries)
    }
    for menu in menus { writer.write([menu.name] + menu.links.flatMap(\.hashedTexts)) }
    writer.write(hasContents)
    writer.write(sections.indices.map { sidebars.sidebar(ofSection: $0)?.hash })
    return ContentHash(of: writer.bytes)
  }

  /// Returns the title of a page that is not in Swift.
  func title(of page: Page, in content: SiteContent) -> String { heading(of: page, in: content).text }

  /// Returns the title of a page that is not in Swift, with its code.
  @inline(__always)
  func heading(of page: Page, in content: SiteContent) -> Title {
    let entry = page.entry.map { content.texts.entries[$0] }
    if let entry, entry.place.role == .home, entry.facts.title == nil { return Title(content.site.settings.title) }
    if let taxonomy = page.taxonomy.map({ taxonomies[$0] }) {
      return page.term.map { taxonomy.terms[$0].heading } ?? taxonomy.heading
    }
    return entry?.heading ?? page.section.map { sections[$0].heading }
      ?? Title(content.theme.words.site.title(of: page.kind) ?? content.site.settings.title)
  }
}

extension SitePlan {
  /// Computes what depends on the planned sections.
  mutating func index(sectionsOf entries: [Entry]) {
    sidebars = SidebarPlan(sections, entries)
    postsInNoSection = posts.filter { entries[$0].place.section.isEmpty }
    for (position, entry) in postsInNoSection.enumerated() { sectionPlaces[entry] = (nil, position) }
    for (index, section) in sections.enumerated() {
      for (position, entry) in section.entries.enumerated() { sectionPlaces[entry] = (index, position) }
    }
    sectionsByPath = Self.indexes(of: sections) { $0.path }
    for (index, entry) in entries.enumerated() where !entry.metadata.isListed && entry.place.role == .article {
      sectionPlaces[index] = (sectionsByPath[entry.place.section], nil)
    }
  }

  /// Computes what depends on the planned pages and feeds.
  mutating func indexPages() {
    feedListsBySubject = Self.indexes(of: feedLists) { $0.subject }
    feedsInSwift = Dictionary(grouping: feedLists.filter(\.isCode), by: \.page).mapValues { $0.map(\.subject) }
    pagesOfEntries = Self.indexes(of: pages) { $0.entry }
    pagesOfSections = Self.indexes(of: pages) { $0.section }
    taxonomyProperties = PageProperties(
      taxonomies.compactMap { PageProperty.named($0.settings.name) }.filter { $0 != .authors }
        .map { PageProperties($0) })
  }

  /// Returns the index of the first element with each key.
  private static func indexes<Element, Key>(of elements: [Element], by key: (Element) -> Key?) -> [Key: Int] {
    Dictionary(elements.enumerated().compactMap { index, element in key(element).map { ($0, index) } }) { one, _ in one
    }
  }
}

extension SitePlan {
  /// Returns the taxonomy with a name.
  package func taxonomy(named name: String) -> Int? { taxonomies.firstIndex { $0.settings.name == name } }

  /// Returns the term with a name in a taxonomy.
  package func term(_ name: String, of taxonomy: String) -> (term: Int, taxonomy: Int)? {
    guard let taxonomy = self.taxonomy(named: taxonomy) else { return nil }
    let terms = taxonomies[taxonomy].terms
    let slug = Taxonomy.slug(of: name)
    let term = terms.firstIndex { $0.name == name } ?? terms.firstIndex { Taxonomy.slug(of: $0.name) == slug }
    return term.map { ($0, taxonomy) }
  }

  /// Returns the section at a path.
  package func section(at path: String) -> PlannedSection? { sectionsByPath[path].map { sections[$0] } }

  /// Returns the section of an entry.
  package func section(of entry: Int) -> Int? { sectionPlaces[entry]?.section }

  /// Returns the page that shows an entry.
  package func page(of entry: Int) -> Int? { pagesOfEntries[entry] }

  /// Returns the first page of the list of a section.
  package func page(ofSection section: Int) -> Int? { pagesOfSections[section] }

  /// Returns the entry at a distance from another entry in the order of their section; a negative distance goes back.
  ///
  /// Posts in no section are in the order of the home page's list.
  package func neighbour(of entry: Int, by distance: Int) -> Int? {
    guard let (section, position) = sectionPlaces[entry], let position else { return nil }
    let entries = section.map { sections[$0].entries } ?? postsInNoSection
    return entries.indices.contains(position + distance) ? entries[position + distance] : nil
  }

  /// Returns the terms of an entry in a taxonomy, in the order that its front matter gives.
  package func terms(of entry: Int, in taxonomy: Int) -> [Int] { taxonomies[taxonomy].termsOfEntries[entry] }

  /// Returns the feeds that a page links to, the most specific first: of its term or its sections, then of the site.
  package func feeds(ofPage index: Int) -> [(list: FeedList, file: FeedList.File)] {
    let page = pages[index]
    var subjects: [FeedList.Subject] = []
    if let taxonomy = page.taxonomy, let term = page.term { subjects.append(.term(taxonomy: taxonomy, term: term)) }
    let section = page.section ?? page.entry.flatMap { self.section(of: $0) }
    for path in section.map({ SectionPath.chain(to: sections[$0].path) })?.reversed() ?? [] {
      if let section = sectionsByPath[path] { subjects.append(.section(section)) }
    }
    if page.code != nil { subjects = feedsInSwift[page.list?.first ?? page.address] ?? [] }
    return feeds(of: subjects + [.site])
  }

  /// Returns the feeds of some lists.
  package func feeds(of subjects: [FeedList.Subject]) -> [(list: FeedList, file: FeedList.File)] {
    subjects.compactMap { feedListsBySubject[$0] }.flatMap { list in
      feedLists[list].files.map { (feedLists[list], $0) }
    }
  }
}

extension [Entry] {
  /// The hash of what decides which articles the list of the search shows, and in which order.
  var searchHash: ContentHash {
    var writer = RecordWriter(capacity: 32 * count)
    for entry in self {
      writer.write(entry.metadata.isInSearch)
      writer.write(entry.sortTitle)
    }
    return ContentHash(of: writer.bytes)
  }
}
