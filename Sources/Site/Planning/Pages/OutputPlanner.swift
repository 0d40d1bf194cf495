import Addresses
import Articles
import Diagnostics

/// Plans the pages and files of a site: each claims its address here, and some give way to others.
///
/// They claim addresses in the order of precedence: articles, files of the author, generated pages, generated files, and
/// aliases. Where the author wrote something, Garland generates nothing.
struct OutputPlanner {
  let entries: [Entry]
  /// The plan, whose pages are the candidates.
  let plan: SitePlan
  private(set) var problems: [Diagnostic] = []
  private(set) var pages: [Page] = []
  private(set) var files: [PlannedFile] = []
  private(set) var claims: AddressClaims

  /// Creates a planner that knows what other editions claim.
  init(_ entries: [Entry], _ plan: SitePlan, after claims: AddressClaims) {
    (self.entries, self.plan, self.claims) = (entries, plan, claims)
  }

  /// Adds all outputs of an edition: the planned pages that give way to nothing, and all other files.
  ///
  /// The first edition of each domain adds the files that all editions share.
  mutating func add(besides content: SiteContent) {
    claims.folder = content.site.folder
    for page in plan.pages where page.isContent { claims.add(page.address, owner(of: page)) }
    let isFirst = content.edition == 0 || content.site.folder != "/"
    for file in content.theme.files.ownFiles where isFirst { claims.add(file.address, .file(at: file.path)) }
    let copies = content.addressed.copies.filter {
      isFirst && claims.add($0.address, .file(at: "\(content.folder)/\($0.path)"))
    }
    addPages()
    if content.site.settings.publishesMarkdown { addMarkdown(content.site.settings.addresses) }
    addGeneratedFiles(content)
    addIcons(content.images.icons)
    addCards(content)
    addRedirects(content.site.settings.addresses)
    files += copies.map { PlannedFile(address: $0.address, content: .copy(of: $0.path)) }
  }

  private mutating func addPages() {
    var replacedLists: Set<String> = []
    let kept = plan.pages.filter { page in
      if page.isContent { return true }
      let rank = claims.rank(of: page.address)
      // Without its first page, nothing links to the other pages of a list.
      if let list = page.list, replacedLists.contains(list.first) { return false }
      // An author's page in the place of a further page of a list would hide articles, so it is a conflict.
      if rank == .content, page.list.map({ $0.number == 1 }) ?? true {
        if page.list != nil { replacedLists.insert(page.address) }
        return false
      }
      if rank != nil, page.kind.givesWay {
        if page.list != nil { replacedLists.insert(page.address) }
        return false
      }
      claims.add(page.address, owner(of: page))
      return true
    }
    // The copy has no spare capacity, which thousands of pages would waste; the result of `filter` has.
    pages = kept.map(\.self)
  }

  /// Adds the texts of pages as Markdown, and their lists unless the author wrote them.
  private mutating func addMarkdown(_ settings: AddressSettings) {
    for (index, page) in pages.enumerated() {
      guard let address = page.markdownAddress(of: entries) else { continue }
      claims.add(address, .generated("the Markdown of `\(page.address)`, for `markdown_pages`,"))
      files.append(PlannedFile(address: address, content: .markdown(page: index)))
    }
    for (name, isFull) in [("/llms.txt", false), ("/llms-full.txt", true)] {
      let address = settings.belowHome(name)
      guard claims.rank(of: address) == nil else { continue }
      claims.add(address, .generated("the generated file `\(SiteFile.path(of: address))`"))
      files.append(PlannedFile(address: address, content: .markdownList(isFull: isFull)))
    }
  }

  /// Adds the generated files whose addresses are free.
  private mutating func addGeneratedFiles(_ content: SiteContent) {
    typealias Generated = (file: PlannedFile, owner: AddressClaims.Owner)
    let feeds = plan.feedLists.enumerated().flatMap { index, list in
      list.files.map { file -> Generated in
        let name = list.name(of: file)
        return (
          PlannedFile(address: file.address, content: .feed(list: index, file.format)),
          list.isCode ? AddressClaims.Owner(name: name, isListed: true) : .generated(name, range: file.range)
        )
      }
    }
    let crawlers = PlannedFile.forCrawlers(content.edition, of: content.site.settings)
    let others = (crawlers + PlannedFile.searchIndexes(of: content.texts)).map { file -> Generated in
      (file, .generated("the generated file `\(file.path)`"))
    }
    // A feed that the author wrote in Swift gives way to nothing.
    let free = (feeds + others).filter { $0.owner.rank == .content || claims.rank(of: $0.file.address) == nil }
    for (file, owner) in free {
      claims.add(file.address, owner)
      files.append(file)
    }
  }

  /// Adds the icons that Garland makes.
  private mutating func addIcons(_ icons: SiteIcons) {
    for file in icons.files where claims.rank(of: file.address) == nil {
      claims.add(file.address, .generated("the icon `\(file.path)`"))
      files.append(file)
    }
  }

  /// Adds the social cards of the pages that need one.
  private mutating func addCards(_ content: SiteContent) {
    guard let cards = content.cards else { return }
    for page in pages where page.list.map({ $0.number == 1 }) ?? true {
      let address = SiteCards.address(of: page)
      guard let title = plan.cardTitle(of: page, in: content), claims.rank(of: address) == nil else { continue }
      guard let card = plan.card(of: page, in: content) else {
        let entry = page.entry.map { entries[$0] }
        // The page of the original is reported, and not its copy in another language, nor a title of the theme.
        if entry?.isFallback ?? content.theme.words.site.titles.contains(title) { continue }
        let heading = entry.flatMap { entry in entry.facts.titleRange.map { SourceRange(entry.source, $0) } }
        let range = entry?.metadata.ranges[.title] ?? heading ?? entry.map { .start(of: $0.source) } ?? range(of: page)
        problems.append(cards.problem(ofTitle: title).diagnostic(at: range))
        continue
      }
      claims.add(address, .generated("the social card of `\(page.address)`"))
      files.append(PlannedFile(address: address, content: .card(card)))
    }
  }

  /// Adds the redirects from aliases.
  ///
  /// The last of several equal aliases counts, so it claims its address first.
  private mutating func addRedirects(_ settings: AddressSettings) {
    var redirects: [PlannedFile] = []
    for entry in entries.reversed() where !entry.isFallback {
      for alias in entry.metadata.aliases.reversed() {
        let address = settings.address(written: alias)
        guard address != entry.address else { continue }
        let owner = AddressClaims.Owner.alias(
          of: entry.path, to: entry.address, range: entry.metadata.ranges[.aliases])
        if claims.addAlias(address, owner) {
          redirects.append(PlannedFile(address: address, content: .redirect(to: entry.address)))
        }
      }
    }
    files += redirects.reversed()
  }
}

extension OutputPlanner {
  private func owner(of page: Page) -> AddressClaims.Owner {
    guard let entry = page.entry.map({ entries[$0] }) else {
      if page.isContent { return AddressClaims.Owner(name: name(of: page), isListed: true) }
      return .generated(name(of: page), range: range(of: page), isListed: true)
    }
    let ranges = entry.metadata.ranges
    return AddressClaims.Owner(
      article: entry.path, range: ranges[.url] ?? ranges[.slug] ?? .start(of: entry.source))
  }

  /// Returns a range in the first article of a list.
  ///
  /// A diagnostic about the list points to this range, because a list has no file of its own.
  private func range(of page: Page) -> SourceRange? {
    if let taxonomy = page.taxonomy.map({ plan.taxonomies[$0] }) {
      let term = page.term.map { taxonomy.terms[$0] } ?? taxonomy.terms.first
      return term?.entries.first.map { taxonomy.settings.range(in: entries[$0]) }
    }
    let first = page.section.flatMap { plan.sections[$0].entries.first }
    return first.map { .start(of: entries[$0].source) }
  }

  /// Returns the name that messages use for a page without an article.
  private func name(of page: Page) -> String {
    let taxonomy = page.taxonomy.map { plan.taxonomies[$0] }
    return switch page.kind {
    case .home: "the home page"
    case .section: "the list of the section `\(page.section.map { plan.sections[$0].path } ?? "")`"
    case .taxonomy: "the list of \(taxonomy?.settings.name ?? "")"
    case .term: "the list of the term `\(page.term.flatMap { taxonomy?.terms[$0].name } ?? "")`"
    case .archive: "the archive"
    case .contents: "the list of all sections and pages"
    case .search: "the search"
    case .notFound: "the not-found page"
    case .page, .post: "the page in Swift at `\(page.address)`"
    }
  }
}
