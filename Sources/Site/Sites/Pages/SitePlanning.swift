import Articles
import Diagnostics
import Records

/// Plans the pages of a site.
///
/// ```swift
/// let planning = SitePlanning(entries, …)
/// planning.plan.pages
/// planning.problems(in: &sources)
/// ```
struct SitePlanning {
  private(set) var plan = SitePlan()
  private var problems: [Diagnostic] = []

  private let entries: [Entry]
  /// The articles that are pages of their own, by path.
  private var articles: [Int] = []
  /// What the articles about sections say of the others in them.
  private let said: [String: SectionSettings]
  private let addresses: SectionAddresses
  private var texts = TaxonomyTexts()
  private let settings: SiteSettings
  private let code: SiteCode
  /// The files that are copied.
  private let copies: [(path: String, address: String)]
  private let theme: ThemeFiles
  private var claims = AddressClaims(room: 0)
  /// Looked for while others go on with the plan; who has which address is forgotten then.
  private var conflicts = Deferred<[AddressClaims.Conflict]>(made: [])

  init(
    _ entries: [Entry], sections: [String: SectionSettings], at addresses: SectionAddresses, settings: SiteSettings,
    code: SiteCode, copies: [(path: String, address: String)], theme: ThemeFiles
  ) {
    (self.entries, said, self.addresses) = (entries, sections, addresses)
    (self.settings, self.code, self.copies, self.theme) = (settings, code, copies, theme)
    make()
  }

  /// What is wrong with it; files that are no articles become sources where something is to be told of them.
  func problems(in sources: inout SourceMap) -> [Diagnostic] {
    problems + hiddenLists + conflicts.value.map { $0.diagnostic(in: &sources) }
  }

  /// The lists of terms in whose place a section stands that nobody asked for: a text about a term that nothing has makes one.
  private var hiddenLists: [Diagnostic] {
    plan.taxonomies.filter { $0.index == nil && !$0.terms.isEmpty }.compactMap { taxonomy in
      guard let section = plan.sections.first(where: { $0.address == taxonomy.address && $0.index == nil }) else {
        return nil
      }
      let problem = SiteProblem.hiddenTerms(taxonomy.settings.name, section: section.path, at: section.address)
      let text = entries.first { SectionPath.chain(to: $0.place.section).contains(section.path) }
      return problem.diagnostic(at: text.map { .start(of: $0.source) })
    }
  }

  private mutating func make() {
    claims = AddressClaims(room: entries.count * 2)
    texts = TaxonomyTexts(entries, settings.taxonomies)
    articles = entries.indices.filter { entries[$0].place.role == .article && !texts.contains($0) }
    let sorting = Deferred { [entries, articles, texts, addresses, settings] in
      settings.taxonomies.map { Taxonomy($0, entries, among: articles, about: texts, at: addresses) }
    }
    plan.posts = entries.sorted(articles.filter { entries[$0].isPost }, by: .newest)
    plan.plainPages = entries.sorted(articles.filter { !entries[$0].isPost }, by: .order)
    planSections()
    planEntries()
    planTaxonomies(sorting.value)
    planCode()
    planLists()
    planRedirects()
    // In no more memory than they take, as nothing is added from here on.
    plan.pages = plan.pages.map(\.self)
    let own = Set(copies.map(\.address))
    for file in settings.extraFiles(hasPosts: !plan.posts.isEmpty).map(\.path) where !own.contains("/" + file) {
      claims.add("/" + file, AddressClaims.Owner(name: "the file `\(file)` that every site has"))
    }
    for file in theme.ownFiles + copies {
      claims.add(file.address, AddressClaims.Owner(name: "the file `\(file.path)`", file: file.path))
    }
    conflicts = Deferred { [claims] in claims.conflicts }
    claims = AddressClaims(room: 0)
  }

  private mutating func planSections() {
    var members: [String: [Int]] = [:]
    for index in articles { members[entries[index].place.section, default: []].append(index) }
    var indexes: [String: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.place.role == .section && !texts.contains(index) {
      if let first = indexes[entry.place.section] {
        let problem = SiteProblem.twoIndexes(entries[first].path, entry.path)
        problems.append(problem.diagnostic(at: .start(of: entry.source)))
      }
      indexes[entry.place.section] = indexes[entry.place.section] ?? index
    }
    let paths = Set((Array(members.keys) + indexes.keys).flatMap(SectionPath.chain))
    let sorted = paths.inByteOrder { $0 }
    plan.sections = sorted.map { path in
      let section = said[path] ?? SectionSettings()
      let own = members[path] ?? []
      let holdsPosts = own.contains { entries[$0].isPost }
      let order = section.order ?? (holdsPosts ? .newest : .order)
      let below = sorted.indices.filter {
        sorted[$0].hasPrefix(path + "/") && !sorted[$0].dropFirst(path.count + 1).contains("/")
      }
      let index = indexes[path]
      return Section(
        path: path, address: index.map { entries[$0].address } ?? addresses.address(of: path),
        title: index.map { entries[$0].title } ?? NameTitle.of(SectionPath.name(of: path)), index: index,
        settings: section, holdsPosts: holdsPosts, order: order, entries: entries.sorted(own, by: order),
        sections: below)
    }
  }

  private mutating func planTaxonomies(_ taxonomies: [Taxonomy]) {
    plan.taxonomies = taxonomies
    for taxonomy in taxonomies {
      for collision in taxonomy.collisions {
        let (first, second) = ("the term `\(collision.first.name)`", "the term `\(collision.second.name)`")
        let notes = [
          Diagnostic.Note("\(first) is here", at: taxonomy.settings.place(in: entries[collision.first.entry]))
        ]
        problems.append(
          SiteProblem.sameAddress(collision.address, first: first, second: second).diagnostic(
            at: taxonomy.settings.place(in: entries[collision.second.entry]), notes: notes))
      }
    }
  }

  private mutating func planEntries() {
    for index in articles {
      let entry = entries[index]
      let kind: PageKind = entry.isPost ? .post : entry.address == PageKind.notFoundAddress ? .notFound : .page
      add(Page(kind: kind, address: entry.address, entry: index))
    }
  }

  private mutating func planCode() {
    for (index, page) in code.pages.enumerated() {
      add(Page(kind: .page, address: page.address, code: index))
    }
  }

  private mutating func planLists() {
    let homes = entries.indices.filter { entries[$0].place.role == .home }
    if homes.count > 1 {
      let problem = SiteProblem.twoIndexes(entries[homes[0]].path, entries[homes[1]].path)
      problems.append(problem.diagnostic(at: .start(of: entries[homes[1]].source)))
    }
    addAll(Page.listing(plan.posts, by: settings.pageSize, .home, at: "/") { $0.entry = homes.first })
    for (index, section) in plan.sections.enumerated() {
      let size = section.settings.pageSize ?? (section.holdsPosts ? settings.pageSize : max(section.entries.count, 1))
      addAll(
        Page.listing(section.entries, by: size, .section, at: section.address) {
          $0.section = index
          $0.entry = section.index
        })
    }
    for index in plan.taxonomies.indices { planLists(ofTaxonomy: index) }
    if !plan.posts.isEmpty { addUnlessTaken(Page(kind: .archive, address: PageKind.archiveAddress)) }
    addUnlessTaken(Page(kind: .notFound, address: PageKind.notFoundAddress))
  }

  private mutating func planLists(ofTaxonomy index: Int) {
    let taxonomy = plan.taxonomies[index]
    if let entry = taxonomy.index {
      add(Page(kind: .taxonomy, address: taxonomy.address, entry: entry, taxonomy: index))
    } else if !taxonomy.terms.isEmpty {
      addUnlessTaken(Page(kind: .taxonomy, address: taxonomy.address, taxonomy: index))
    }
    let size = taxonomy.index.flatMap { said[entries[$0].place.section]?.pageSize } ?? settings.pageSize
    for (number, term) in taxonomy.terms.enumerated() {
      addAll(
        Page.listing(term.entries, by: size, .term, at: term.address) {
          $0.entry = term.index
          $0.taxonomy = index
          $0.term = number
        })
    }
  }

  private mutating func planRedirects() {
    for entry in entries {
      for alias in entry.metadata.aliases {
        let address = SiteFile.address(alias)
        guard address != entry.address else { continue }
        claims.add(
          address, AddressClaims.Owner(name: "an alias of `\(entry.path)`", range: entry.metadata.ranges[.aliases]))
        plan.redirects.append((address, entry.address))
      }
    }
  }

  private mutating func addAll(_ pages: [Page]) {
    for page in pages { add(page) }
  }

  /// Adds a page that an article may replace.
  private mutating func addUnlessTaken(_ page: Page) {
    if !claims.isTaken(page.address) { add(page) }
  }

  private mutating func add(_ page: Page) {
    if let entry = page.entry.map({ entries[$0] }) {
      let ranges = entry.metadata.ranges
      let range = ranges[.url] ?? ranges[.slug] ?? .start(of: entry.source)
      claims.add(page.address, AddressClaims.Owner(article: entry.path, range: range))
    } else {
      claims.add(page.address, AddressClaims.Owner(name: page.name(in: plan), range: place(of: page), isListed: true))
    }
    plan.pages.append(page)
  }

  /// Where an author says something that makes a page which is no article's: the first article on it.
  private func place(of page: Page) -> SourceRange? {
    if let taxonomy = page.taxonomy.map({ plan.taxonomies[$0] }) {
      let term = page.term.map { taxonomy.terms[$0] } ?? taxonomy.terms.first
      return term?.entries.first.map { taxonomy.settings.place(in: entries[$0]) }
    }
    let first = page.section.flatMap { plan.sections[$0].entries.first }
    return first.map { .start(of: entries[$0].source) }
  }
}

extension Page {
  /// What the page is in words, for one that is no article.
  fileprivate func name(in plan: SitePlan) -> String {
    switch kind {
    case .home: "the home page"
    case .section: "the list of the section `\(section.map { plan.sections[$0].path } ?? "")`"
    case .taxonomy: "the list of \(taxonomy.map { plan.taxonomies[$0].settings.name } ?? "")"
    case .term:
      "the list of what is sorted under `\(zip(taxonomy, term).map { plan.taxonomies[$0].terms[$1].name } ?? "")`"
    case .archive: "the archive"
    case .notFound: "the page for what is not found"
    case .page, .post: "a page in Swift"
    }
  }

  private func zip(_ one: Int?, _ other: Int?) -> (Int, Int)? {
    if let one, let other { (one, other) } else { nil }
  }
}
