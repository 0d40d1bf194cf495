import Addresses
import Articles
import Diagnostics
import Records
import Texts

/// Plans the pages of a site.
///
/// ```swift
/// let plan = SitePlanner.plan(content, code)
/// diagnostics += plan.diagnostics(in: &sources)
/// ```
package struct SitePlanner {
  private var plan = SitePlan()

  private let entries: [Entry]
  private let sectionSettings: [String: SectionSettings]
  /// The front matter of the main edition for sections without a text in this one.
  private let shared: [String: ArticleMetadata]
  private let addresses: SectionAddresses
  private let texts: TaxonomyArticles
  /// The indexes of articles that have a page of their own.
  private let articles: [Int]
  /// Those of `articles` that lists, feeds and tags show.
  private let listed: [Int]
  private let settings: SiteSettings
  private let words: WordList

  private init(_ content: SiteContent) {
    (entries, settings, words) = (content.texts.entries, content.site.settings, content.theme.words.site)
    (addresses, sectionSettings) = (content.addressed.sections, content.sections.settings)
    shared = content.sections.shared
    let texts = TaxonomyArticles(entries, settings.taxonomies)
    self.texts = texts
    articles = entries.indices.filter { [entries] in entries[$0].place.role == .article && !texts.contains($0) }
    listed = articles.filter { [entries] in entries[$0].metadata.isListed }
  }

  /// Returns the plan for an edition of a site, and the addresses that it and the editions before it claim.
  static func plan(
    _ content: SiteContent, _ code: RegisteredCode, after claims: AddressClaims
  ) -> (plan: SitePlan, claims: AddressClaims) {
    let (entries, settings) = (content.texts.entries, content.site.settings)
    var planner = SitePlanner(content)
    planner.planSections()
    planner.planArticles()
    planner.plan.index(sectionsOf: entries)
    planner.planMenu(besides: content.menus)
    planner.planTaxonomies()
    for (index, page) in code.pages.enumerated() { planner.plan(page, index, content.addressed.links) }
    planner.planLists()
    planner.plan.feedLists = FeedList.all(
      of: entries, posts: planner.plan.posts, planner.plan.sections, planner.plan.taxonomies, code.pages, settings)
    planner.reportHiddenLists()
    var outputs = OutputPlanner(entries, planner.plan, after: claims)
    outputs.add(besides: content)
    (planner.plan.pages, planner.plan.files) = (outputs.pages, outputs.files)
    planner.plan.problems += outputs.problems
    planner.plan.indexPages()
    return (planner.plan, outputs.claims)
  }

  private mutating func planSections() {
    var members: [String: [Int]] = [:]
    for index in articles { members[entries[index].place.section, default: []].append(index) }
    var indexes: [String: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.place.role == .section && !texts.contains(index) {
      if let first = indexes[entry.place.section] {
        let problem = SiteProblem.twoIndexes(entries[first].path, entry.path)
        plan.problems.append(problem.diagnostic(at: .start(of: entry.source)))
      }
      indexes[entry.place.section] = indexes[entry.place.section] ?? index
    }
    let paths = Set((Array(members.keys) + indexes.keys).flatMap(SectionPath.chain)).inByteOrder { $0 }
    let ranks = paths.map { path in
      (indexes[path].map { entries[$0].metadata } ?? shared[path])?.order ?? .max
    }
    var children: [String: [Int]] = [:]
    // The algorithm of Swift is stable: the path decides between equal ranks.
    for index in paths.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      children[paths[index].folderPath, default: []].append(index)
    }
    plan.topSections = children[""] ?? []
    plan.sections = zip(paths, ranks).map { path, rank in
      let section = sectionSettings[path] ?? SectionSettings()
      let articles = members[path] ?? []
      let listed = articles.filter { entries[$0].metadata.isListed }
      let holdsPosts = articles.contains { entries[$0].isPost }
      let isDated = holdsPosts && section.order == nil
      let order =
        section.order ?? (isDated && !listed.contains { entries[$0].metadata.order != nil } ? .newest : .order)
      let index = indexes[path]
      return PlannedSection(
        path: path, address: index.map { entries[$0].address } ?? addresses.address(of: path),
        heading: index.map { entries[$0].heading } ?? Title(words.title(ofSection: path.lastPathComponent)),
        index: index, rank: rank,
        settings: section, holdsPosts: holdsPosts,
        isOrdered: listed.allSatisfy { entries[$0].metadata.order != nil }, order: order,
        entries: entries.sorted(listed, by: order, then: isDated ? .newest : .title),
        sections: children[path] ?? [])
    }
  }

  private mutating func planArticles() {
    plan.posts = entries.sorted(listed.filter { entries[$0].isPost }, by: .newest)
    plan.plainPages = entries.sorted(listed.filter { !entries[$0].isPost }, by: .order)
    for index in articles {
      let entry = entries[index]
      let kind: PageKind = entry.isPost ? .post : entry.placed.isNotFoundPage ? .notFound : .page
      add(Page(kind: kind, address: entry.address, entry: index))
    }
  }

  /// Plans the main menu, unless the settings define it.
  private mutating func planMenu(besides menus: [SiteMenu]) {
    plan.menus = menus
    if settings.menus.contains(where: { $0.name == SiteSettings.Menu.main }) { return }
    let menu = DefaultMenu(plan.topSections, plan.plainPages, of: entries)
    plan.menus.append(SiteMenu(menu, plan.sections, entries))
    plan.defaultMenu = menu
  }

  private mutating func planTaxonomies() {
    plan.taxonomies = settings.taxonomies.map { Taxonomy($0, entries, among: listed, about: texts, at: addresses) }
    for taxonomy in plan.taxonomies {
      for collision in taxonomy.collisions {
        let (first, second) = (collision.first, collision.second)
        let notes = [
          Diagnostic.Note("the term `\(first.name)` is here", at: taxonomy.settings.range(in: entries[first.entry]))
        ]
        plan.problems.append(
          SiteProblem.sharedList(collision.address, first: first.name, second: second.name).diagnostic(
            at: taxonomy.settings.range(in: entries[second.entry]), notes: notes))
      }
    }
  }

  /// Plans a page in Swift, except for its address; feeds are planned together.
  private mutating func plan(_ page: RegisteredCode.Page, _ index: Int, _ links: SiteLinks) {
    if case .feed = page.form { return }
    if let list = page.list {
      let size = page.pageSize ?? list.count
      add(
        Page.listing(list, by: max(size, 1), .page, at: page.address, settings.addresses) { $0.code = index })
    } else {
      add(Page(kind: .page, address: page.address, code: index))
    }
    for (taxonomy, names) in page.terms.sorted(by: { $0.key < $1.key }) {
      for name in names where plan.term(name, of: taxonomy) == nil {
        let known = plan.taxonomy(named: taxonomy).map { plan.taxonomies[$0].terms.map(\.name) } ?? []
        plan.problems.append(SiteProblem.unknownTerm(name, of: taxonomy, page: page.address, names: known).diagnostic())
      }
    }
    if let image = page.image, let problem = links.problem(ofImage: image, from: SiteSettings.path) {
      let note = Diagnostic.Note("the page in Swift at `\(page.address)` names it", at: nil)
      plan.problems.append(problem.diagnostic(notes: [note]))
    }
  }

  private mutating func planLists() {
    let homes = entries.indices.filter { entries[$0].place.role == .home }
    if homes.count > 1 {
      let problem = SiteProblem.twoIndexes(entries[homes[0]].path, entries[homes[1]].path)
      plan.problems.append(problem.diagnostic(at: .start(of: entries[homes[1]].source)))
    }
    add(
      Page.listing(plan.posts, by: settings.pageSize, .home, at: settings.addresses.home, settings.addresses) {
        $0.entry = homes.first
      })
    for (index, section) in plan.sections.enumerated() {
      let size = section.settings.pageSize ?? (section.holdsPosts ? settings.pageSize : max(section.entries.count, 1))
      add(
        Page.listing(section.entries, by: size, .section, at: section.address, settings.addresses) {
          $0.section = index
          $0.entry = section.index
        })
    }
    for index in plan.taxonomies.indices { planLists(ofTaxonomy: index) }
    if !plan.posts.isEmpty { add(Page(kind: .archive, address: PageKind.archive.address(in: settings.addresses))) }
    if let menu = plan.defaultMenu, !menu.isComplete { add(Page(contentsOf: menu, settings.addresses)) }
    add(Page.search(among: articles, of: entries, settings))
    add(Page(kind: .notFound, address: settings.addresses.notFound))
  }

  private mutating func planLists(ofTaxonomy index: Int) {
    let taxonomy = plan.taxonomies[index]
    if let entry = taxonomy.index {
      add(Page(kind: .taxonomy, address: taxonomy.address, entry: entry, taxonomy: index))
    } else if !taxonomy.terms.isEmpty {
      add(Page(kind: .taxonomy, address: taxonomy.address, taxonomy: index))
    }
    let size = taxonomy.index.flatMap { sectionSettings[entries[$0].place.section]?.pageSize } ?? settings.pageSize
    for (number, term) in taxonomy.terms.enumerated() {
      add(
        Page.listing(term.entries, by: size, .term, at: term.address, settings.addresses) {
          $0.entry = term.index
          $0.taxonomy = index
          $0.term = number
        })
    }
  }

  /// Reports the lists of terms that an implicit section replaces.
  ///
  /// For example, `tags/x.md` creates the section `tags` if no article has the tag `x`.
  private mutating func reportHiddenLists() {
    for taxonomy in plan.taxonomies where taxonomy.index == nil && !taxonomy.terms.isEmpty {
      guard let section = plan.sections.first(where: { $0.address == taxonomy.address && $0.index == nil }) else {
        continue
      }
      let article = entries.first { SectionPath.chain(to: $0.place.section).contains(section.path) }
      // `authors/mara.md` is most likely about `mara-lind`.
      let slugs = taxonomy.terms.map { $0.address.lastPathComponent }
      let like = slugs.filter { slug in article.map { slug.hasPrefix($0.place.name) } ?? false }
      let problem = SiteProblem.hiddenTerms(
        taxonomy.settings.name, section: section.path, at: section.address,
        names: Array((like.isEmpty ? slugs : like).prefix(3)))
      plan.problems.append(problem.diagnostic(at: article.map { .start(of: $0.source) }))
    }
  }

  private mutating func add(_ pages: [Page]) { plan.pages += pages }

  private mutating func add(_ page: Page) { plan.pages.append(page) }
}
