import Articles
import Containers
import Dates
import Diagnostics
import Mustache
import Parsing
import Records

/// Reads a site step by step, up to the point where all is known and nothing is written.
struct SiteReading {
  private let content: any SourceFolder
  private let templates: any SourceFolder
  private let options: SiteOptions
  private let code: SiteCode

  private(set) var sources = SourceMap()
  private(set) var diagnostics: [Diagnostic] = []
  /// When the site will change by itself: an article's date comes, or the time from which it is left out.
  private(set) var nextChange: Instant?
  private(set) var waiting = WaitingArticles()
  /// The files that are copied, with the addresses that they get.
  private(set) var copies: [(path: String, address: String)] = []

  private var settings = SiteSettings()
  private var settingsFile = ContentHash.absent
  private var address = SiteAddress()
  private var language = DateLanguage("en")
  private var sectionAddresses = SectionAddresses()

  /// The front matter of all articles, those that are left out among them.
  private var files: [ArticleFile] = []

  private let previous: PreviousBuild?
  /// The texts that are at hand, once they are read.
  private(set) var shelf: ArticleCache?

  init(
    content: any SourceFolder, templates: any SourceFolder, options: SiteOptions, code: SiteCode,
    since previous: PreviousBuild?
  ) {
    self.previous = previous
    self.content = content
    self.templates = templates
    self.options = options
    self.code = code
  }

  /// The site, and how it was planned, with what is wrong in `diagnostics`, but for what is wrong with the plan.
  mutating func model() -> (model: SiteModel, plan: SitePlan) {
    let tree = ContentTree(content.paths)
    readSettings(at: tree.settings)
    let all = entryHeads(of: tree)
    var (heads, leftOut): ([PlacedArticle], Set<String>) = ([], [])
    for head in all {
      if isVisible(head) { heads.append(head) } else { leftOut.insert(head.place.path) }
    }
    diagnostics += EntryChecks.slugs(of: heads) + EntryChecks.updates(of: heads)
    let articles = Dictionary(heads.map { ($0.place.path, $0.address) }) { first, _ in first }
    copies = tree.copies.compactMap { copy in
      copy.address(beside: articles, in: sectionAddresses).map { (copy.path, $0) }
    }
    let linking = Deferred { [heads, leftOut, sectionAddresses, copies, address, content] in
      SiteLinks(
        heads, by: articles, unpublished: leftOut, sections: sectionAddresses, copies: copies, at: address, in: content)
    }
    let icons = SiteIcon.all(among: copies.map(\.address))
    let theme = ThemeFiles(templates, filters: .site(at: address, settings), settings, at: address, sources: &sources)
    diagnostics += theme.diagnostics
    let registry = ContainerRegistry.standard(with: code.containers, templates: theme.containers)
    let sections = sectionSettings(of: heads)
    let links = linking.value
    let entries = read(heads, links, registry, as: theme.containersHash, sections)
    let outline = Deferred { [heads, sectionAddresses, settingsFile] in
      SiteOutline(settingsFile, sectionAddresses, icons, heads, titles: entries.map(\.facts.title)).hash
    }
    diagnostics += EntryChecks.parts(of: entries, links) + EntryChecks.titles(of: entries)
    diagnostics += EntryChecks.layouts(of: entries, among: theme.library.names + code.layouts.map(\.name))
    let plan = SitePlanner.plan(
      entries, sections: sections, at: sectionAddresses, settings: settings, code: code,
      copies: copies.map { ("\(content.name)/\($0.path)", $0.address) }, theme: theme)
    let model = SiteModel(
      settings: settings, address: address, language: language, options: options, entries: entries, outline: outline,
      plan: plan, theme: theme, links: links, icons: icons, files: files, code: code)
    return (model, plan)
  }

  /// Adds the diagnostics of the plan, which waits for the address conflicts if they are not computed yet.
  mutating func reportProblems(of plan: SitePlan) { diagnostics += plan.diagnostics(in: &sources) }

  private mutating func readSettings(at path: String?) {
    var isRead = path == nil
    var place: SourceRange?
    if let path, let file = file(path) {
      let source = sources.add(file)
      settingsFile = ContentHash(of: file.utf8)
      let (value, problems) = SiteSettings.read(file, as: source)
      place = SourceRange.start(of: source)
      settings = value
      diagnostics += problems
      isRead = !problems.contains { $0.severity == .error }
    }
    address = options.address ?? settings.address
    // Where there are errors, the address may be there, and nobody can tell.
    if !address.isGiven, isRead { diagnostics.append(SiteProblem.missingAddress.diagnostic(at: place)) }
    language = DateLanguage(settings.language)
    if !language.isKnown {
      diagnostics.append(
        SiteProblem.unknownLanguage(settings.language).diagnostic(at: settings.languageRange ?? place))
    }
  }

  private mutating func file(_ path: String) -> SourceFile? {
    do {
      return SourceFile(path: "\(content.name)/\(path)", utf8: try content.read(path))
    } catch {
      let shown = "\(content.name)/\(path)"
      let source = sources.add(SourceFile(path: shown, utf8: []))
      diagnostics.append(.unreadable(shown, error.reason, at: .start(of: source)))
      return nil
    }
  }

  /// The articles by their front matter.
  private mutating func entryHeads(of tree: ContentTree) -> [PlacedArticle] {
    let read: @Sendable (String) -> [UInt8]? = { [content] in try? content.read($0) }
    let articles = tree.articles.map { (place: $0, source: sources.add($0.path, of: content.name, reading: read)) }
    let heads = parallelMap(articles.count, jobs: options.jobs) { [content] index in
      Result { () throws(UnreadableSource) in
        ArticleFile(articles[index].place, try content.read(articles[index].place.path), as: articles[index].source)
      }
    }
    for ((place, source), result) in zip(articles, heads) {
      switch result {
      case .success(let head): self.files.append(head)
      case .failure(let problem):
        diagnostics.append(.unreadable("\(content.name)/\(place.path)", problem.reason, at: .start(of: source)))
      }
    }
    let sections = SectionAddresses(self.files)
    sectionAddresses = sections
    let postSections = Self.postSections(self.files)
    // Most articles lie in the section that the one before lies in.
    var last = (name: "", address: sections.address(of: ""), holdsPosts: false)
    let sectionsOfFiles = files.map { file in
      let name = file.place.section
      if !name.hasSameBytes(as: last.name) { last = (name, sections.address(of: name), postSections.contains(name)) }
      return last
    }
    return parallelMap(self.files.count, jobs: options.jobs) { [files, settings] index in
      let (file, section) = (files[index], sectionsOfFiles[index])
      let isPost = file.place.role == .article && section.holdsPosts
      return PlacedArticle(file, isPost: isPost, below: section.address, zone: settings.zone)
    }
  }

  /// The sections whose articles are posts: those that say so, are called so, or hold an article with a date.
  private static func postSections(_ files: [ArticleFile]) -> Set<String> {
    var said: [String: Bool] = [:]
    var found: Set = ["posts", "blog"]
    var all: Set<String> = []
    // Most articles lie in the section that the one before lies in, and one with a date is enough.
    var last = (section: "", isFound: false)
    for file in files {
      let section = file.place.section
      if !section.hasSameBytes(as: last.section) {
        all.insert(section)
        last = (section, found.contains(section))
      }
      if file.place.role == .section { said[section] = SectionSettings.read(file.head).value.holdsPosts }
      guard file.place.role == .article, !section.isEmpty, !last.isFound, file.hasDate else { continue }
      found.insert(section)
      last.isFound = true
    }
    // Folders below a section of posts hold posts, too, unless one of them says otherwise.
    var posts: Set<String> = []
    for section in all.sorted() where !section.isEmpty {
      let parents = SectionPath.chain(to: section)
      let inherited = parents.reduce(false) { said[$1] ?? ($0 || found.contains($1)) }
      if inherited { posts.insert(section) }
    }
    return posts
  }

  /// Whether an article is part of the site at its time.
  private mutating func isVisible(_ head: PlacedArticle) -> Bool {
    if head.isDraft, !options.showsDrafts { return false }
    if let expires = head.expires {
      if expires <= options.now { return false }
      nextChange = min(nextChange ?? .latest, expires)
    }
    guard let date = head.date, date > options.now, !options.showsFuture else { return true }
    nextChange = min(nextChange ?? .latest, date)
    waiting.add(date)
    return false
  }

  /// What the articles about sections say of the others in them.
  private mutating func sectionSettings(of heads: [PlacedArticle]) -> [String: SectionSettings] {
    var found: [String: SectionSettings] = [:]
    for head in heads where head.place.role != .article {
      let (settings, problems) = SectionSettings.read(head.head)
      diagnostics += problems
      found[head.place.section] = settings
    }
    return found
  }

  /// One part in so many of the room in memory is for what is read the first time, where what was drawn of it can wait in a scratch
  /// file: nobody knows yet which texts will be asked for again.
  private static let partTakenFirst = 40

  /// The articles with their texts.
  private mutating func read(
    _ heads: [PlacedArticle], _ links: SiteLinks, _ registry: ContainerRegistry, as containers: ContentHash,
    _ sections: [String: SectionSettings]
  ) -> [Entry] {
    var holders: [String: Container] = [:]
    for (path, section) in sections.sorted(by: { $0.key < $1.key }) {
      guard let name = section.postContainer else { continue }
      holders[path] = registry[name]
      if registry[name] == nil {
        report(.missingContainer(name, names: registry.names), "post_container", of: path, heads)
      }
    }
    let texts = ArticleReader(
      content: content, registry: registry, bodyContainers: holders, links: links, markdown: settings.markdown,
      readingGuard: options.readingGuard)
    let first = options.scratch == nil ? options.shelfRoom : options.shelfRoom / Self.partTakenFirst
    let shelf = ArticleCache(room: options.shelfRoom, first: first, recent: 2 * options.jobs, reading: texts)
    self.shelf = shelf
    let previousArticles = Dictionary((previous?.articles ?? []).map { ($0.path, $0) }) { first, _ in first }
    let reader = EntryReader(
      articles: texts, cache: shelf,
      drawings: DrawingShelf(room: first, beyond: options.scratch, aside: options.jobs - 1),
      containersHash: containers, previous: previousArticles, hasSameLinks: previous?.links == links.hash)
    // Articles that have to be read come first, the newest at the top: they stay in memory for lists and feeds.
    let order = heads.enumerated()
      .map { (isKnown: !reader.hasToRead($1), date: $1.date ?? .earliest, place: $0) }
      .sorted { $0.isKnown == $1.isKnown ? $0.date > $1.date : $1.isKnown }
      .map(\.place)
    let watch = SiteProgress.watch(.reading, heads.count, options.watcher)
    let read = parallelMap(order.count, jobs: options.jobs, watch: watch) { reader.entry(heads[order[$0]]) }
    var places = order
    for (place, head) in order.enumerated() { places[head] = place }
    let entries = places.map { read[$0] }
    diagnostics += EntryChecks.dates(of: entries, heads)
    return entries
  }

  private mutating func report(_ problem: SiteProblem, _ field: String, of section: String, _ heads: [PlacedArticle]) {
    let head = heads.first { $0.place.role != .article && $0.place.section == section }?.head
    let range = head.flatMap { head in head.metadata.parameters[field].map { SourceRange(head.source, $0.range) } }
    diagnostics.append(problem.diagnostic(at: range))
  }
}
