import Articles
import Containers
import Dates
import Diagnostics
import Mustache
import Parsing
import Records

/// The parts of a site before its pages are planned: settings, theme, articles and files.
struct SiteContent: Sendable {
  var settings: SiteSettings
  var address: SiteAddress
  /// The name of the content folder.
  var folder: String
  var language: DateLanguage
  /// The menus that the settings define.
  var menus: [SiteMenu]
  /// The published articles, by path.
  var entries: [Entry]
  /// The settings of each section for its articles, by path.
  var sections: [String: SectionSettings]
  var sectionAddresses: SectionAddresses
  /// The files that are copied, with their addresses.
  var copies: [(path: String, address: String)]
  var icons: [SiteIcon]
  var logo: SiteImage?
  var theme: ThemeFiles
  var words: SiteWords
  var links: SiteLinks
  var data: DataFiles
  /// The cache of articles, for lists and feeds.
  var cache: ArticleCache
  /// The reader of terms for the search; `nil` if the site has no search.
  var indexer: ArticleIndexer?
  /// The hash of all inputs except for the texts of articles.
  var outline: ContentHash
  var schedule: PublishingSchedule
  var sources: SourceMap
  var diagnostics: [Diagnostic]
}

/// The published articles, the unpublished ones, and the time of the next change.
struct PublishingSchedule: Sendable {
  /// The published articles, by path.
  private(set) var published: [PlacedArticle] = []
  /// The paths of drafts, of articles with a future date, and of expired articles.
  private(set) var unpublished: Set<String> = []
  /// The next time at which an article becomes due or expires.
  private(set) var nextChange: Instant?
  private(set) var waiting = WaitingArticles()

  init(_ articles: [PlacedArticle], _ options: SiteOptions) {
    for article in articles {
      if isPublished(article, options) { published.append(article) } else { unpublished.insert(article.place.path) }
    }
  }

  private mutating func isPublished(_ article: PlacedArticle, _ options: SiteOptions) -> Bool {
    if article.isDraft, !options.showsDrafts { return false }
    if let expires = article.expires {
      if expires <= options.now { return false }
      nextChange = min(nextChange ?? .latest, expires)
    }
    guard let date = article.date, date > options.now, !options.showsFuture else { return true }
    nextChange = min(nextChange ?? .latest, date)
    waiting.add(date)
    return false
  }
}

/// Reads a site: settings, front matter, theme, then the texts of articles.
struct SiteReader {
  let content: any SourceFolder
  let templates: any SourceFolder
  let options: SiteOptions
  let code: SiteCode
  let previous: PreviousBuild?

  func read() -> SiteContent {
    var sources = SourceMap()
    let tree = ContentTree(content.paths, pages: pagesInHTML())
    let settingsFile = readSettings(at: tree.settings, &sources)
    let settings = settingsFile.settings
    let address = options.address ?? settings.address
    let (written, unreadable) = readFrontMatter(of: tree.articles, tagSeparator: settings.tagSeparator, &sources)
    let defaults = FolderDefaults(written, tagSeparator: settings.tagSeparator)
    let files = defaults.added(to: written)
    let addresses = SectionAddresses(files, settings.addresses, settings.taxonomies)
    let history = settings.updates.usesHistory ? options.history : nil
    let schedule = PublishingSchedule(Self.place(files, addresses, settings, changed: history?.dates ?? [:]), options)
    let articles = schedule.published
    let paths = Dictionary(articles.map { ($0.place.path, $0.address) }) { first, _ in first }
    let folders = Dictionary(articles.map { ($0.place.path, $0.folder) }) { first, _ in first }
    // An unread article may be a draft, so it is not copied, even if its error is lowered to a warning.
    let copies = tree.copies.filter { $0.isStatic || UnreadFormat(of: $0.path) == nil }.compactMap { copy in
      copy.address(in: folders, addresses).map { (path: copy.path, address: $0) }
    }
    let links = SiteLinks(
      articles, by: paths, unpublished: schedule.unpublished, sections: addresses, copies: copies, at: address,
      in: content)
    let theme = ThemeFiles(templates, filters: .site(at: address, settings), settings, at: address, sources: &sources)
    let words = SiteWords(templates, settings, sources: &sources)
    let registry = ContainerRegistry.standard(
      with: code.containers.map { theme.styled($0) }, templates: theme.containers)
    let (sections, misread) = Self.sectionSettings(of: articles)
    let (bodyContainers, unknown) = Self.bodyContainers(of: sections, in: registry, articles)
    let articleReader = ArticleReader(
      content: content, registry: registry, bodyContainers: bodyContainers, links: links, markdown: settings.markdown,
      readingGuard: options.readingGuard)
    let indexer =
      settings.search.isOn ? ArticleIndexer(language: settings.language, zone: settings.zone) : nil
    let (entries, cache) = readTexts(
      of: articles, articleReader, indexer, containersHash: theme.hash(ofContainersBeside: code),
      words: words)
    let menus = MenuResolution(settings, entries, unpublished: schedule.unpublished)
    let icons = SiteIcon.all(among: copies.map(\.address))
    let logo = settings.logo.flatMap { SiteImage($0.path, from: SiteSettings.path, links, at: address) }
    let missingLogo = logo == nil ? settings.logo : nil
    let outline = SiteOutline(
      settingsFile.hash, addresses, icons, logo, code, articles, titles: entries.map(\.facts.title),
      words: words.site.titles
    ).hash
    let (data, misreadData) = DataFiles.read(content, &sources)
    let skipped =
      ContentChecks.formats(of: tree, in: content.name, &sources)
      + ContentChecks.leftOutFiles(of: tree, in: content.name, &sources)
    let checks =
      skipped + ContentChecks.letterCase(of: articles, addresses)
      + EntryChecks.slugs(of: articles, settings.addresses) + EntryChecks.permalinks(of: articles)
      + settings.addresses.permalinks.unknownSections(among: Set(files.map(\.place.section).flatMap(SectionPath.chain)))
      + defaults.diagnostics + defaults.missingImages(links) + EntryChecks.updates(of: articles)
      + EntryChecks.dates(of: entries, articles) + EntryChecks.feedIDs(of: articles)
      + EntryChecks.parts(of: entries, links) + EntryChecks.titles(of: entries)
      + EntryChecks.social(of: entries, settings)
      + EntryChecks.layouts(of: entries, among: theme.library.names + code.layouts.map(\.name))
    let lacking = [
      missingLogo.map { SiteProblem.missingFile($0.path).diagnostic(at: $0.range) },
      (history?.problem).map { SiteProblem.noHistory($0).diagnostic(at: settings.updates.range) },
    ].compactMap(\.self)
    return SiteContent(
      settings: settings.translated(by: words.site), address: address, folder: content.name,
      language: settingsFile.language, menus: menus.menus, entries: entries, sections: sections,
      sectionAddresses: addresses, copies: copies, icons: icons, logo: logo, theme: theme, words: words, links: links,
      data: data,
      cache: cache, indexer: indexer, outline: outline, schedule: schedule, sources: sources,
      diagnostics: settingsFile.diagnostics + menus.diagnostics + lacking + unreadable + misreadData
        + theme.diagnostics + words.diagnostics + misread + unknown + checks)
  }

  private struct SettingsFile {
    var settings = SiteSettings()
    var hash = ContentHash.absent
    var language = DateLanguage("en")
    var diagnostics: [Diagnostic] = []
  }

  private func readSettings(at path: String?, _ sources: inout SourceMap) -> SettingsFile {
    var result = SettingsFile()
    var start: SourceRange?
    if let path {
      let shown = "\(content.name)/\(path)"
      do {
        let file = SourceFile(path: shown, utf8: try content.read(path))
        let source = sources.add(file)
        start = .start(of: source)
        result.hash = ContentHash(of: file.utf8)
        (result.settings, result.diagnostics) = SiteSettings.read(file, as: source)
      } catch {
        let source = sources.add(SourceFile(path: shown, utf8: []))
        result.diagnostics = [.unreadable(shown, error.reason, at: .start(of: source))]
      }
    }
    let address = options.address ?? result.settings.address
    // If the file has an error, it may define an address that the parser did not find.
    if !address.isGiven, !result.diagnostics.contains(where: { $0.severity == .error }) {
      result.diagnostics.append(SiteProblem.missingAddress.diagnostic(at: start))
    }
    result.language = DateLanguage(result.settings.language)
    if !result.language.isKnown {
      let problem = SiteProblem.unknownLanguage(result.settings.language)
      result.diagnostics.append(problem.diagnostic(at: result.settings.languageRange ?? start))
    }
    return result
  }

  /// Returns the paths of the HTML files that begin with front matter; files in `static` are always copied.
  private func pagesInHTML() -> Set<String> {
    let paths = content.paths.filter { HTMLPageName.matches($0) && !$0.hasPrefix("static/") }
    if paths.isEmpty { return [] }
    let isPage = parallelMap(paths.count, jobs: options.jobs) { [content] index in
      (try? content.read(paths[index])).map { FrontMatter.begins($0) } ?? false
    }
    return Set(zip(paths, isPage).filter(\.1).map(\.0))
  }

  /// Reads the front matter of all articles, including those that are not published.
  private func readFrontMatter(
    of articles: [ArticlePlace], tagSeparator: String?, _ sources: inout SourceMap
  ) -> (files: [ArticleFile], diagnostics: [Diagnostic]) {
    let read: @Sendable (String) -> [UInt8]? = { [content] in try? content.read($0) }
    let ids = articles.map { sources.add($0.path, of: content.name, reading: read) }
    let results = parallelMap(articles.count, jobs: options.jobs) { [content] index in
      Result { () throws(UnreadableSource) in
        let path = articles[index].path
        let bytes = try content.read(path)
        // The folder hashed the file while it read it.
        let hash = content.hash(of: path) ?? ContentHash(of: bytes)
        return ArticleFile.parse(bytes, at: articles[index], hash: hash, as: ids[index], tagSeparator: tagSeparator)
      }
    }
    var (files, diagnostics): ([ArticleFile], [Diagnostic]) = ([], [])
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let problem):
        let path = "\(content.name)/\(articles[index].path)"
        diagnostics.append(.unreadable(path, problem.reason, at: .start(of: ids[index])))
      }
    }
    return (files, diagnostics)
  }

  /// Returns the articles with their addresses and dates.
  private static func place(
    _ files: [ArticleFile], _ addresses: SectionAddresses, _ settings: SiteSettings, changed: [String: Int]
  ) -> [PlacedArticle] {
    let posts = PostSections(files)
    var sections: [String: String] = [:]
    return files.map { file in
      let name = file.place.section
      let section = sections[name] ?? addresses.address(of: name)
      sections[name] = section
      return PlacedArticle(
        file, isPost: posts.isPost(file), below: section, addresses, zone: settings.zone,
        naiveZone: settings.naiveZone, committed: changed[file.place.path].map { Instant(secondsSince1970: $0) })
    }
  }

  /// Returns the settings for the articles of each section, from its `_index.md`.
  private static func sectionSettings(
    of articles: [PlacedArticle]
  ) -> (sections: [String: SectionSettings], diagnostics: [Diagnostic]) {
    var (sections, diagnostics): ([String: SectionSettings], [Diagnostic]) = ([:], [])
    for article in articles where article.place.role != .article {
      let (settings, problems) = SectionSettings.read(article.frontMatter)
      diagnostics += problems
      sections[article.place.section] = settings
    }
    return (sections, diagnostics)
  }

  /// Returns the containers around the articles of sections.
  private static func bodyContainers(
    of sections: [String: SectionSettings], in registry: ContainerRegistry, _ articles: [PlacedArticle]
  ) -> (bodyContainers: [String: Container], diagnostics: [Diagnostic]) {
    var (bodyContainers, diagnostics): ([String: Container], [Diagnostic]) = ([:], [])
    lazy var indexes = Dictionary(
      articles.filter { $0.place.role != .article }.map { ($0.place.section, $0) }, uniquingKeysWith: { one, _ in one })
    for (path, section) in sections.sorted(by: { $0.key < $1.key }) {
      guard let name = section.postContainer else { continue }
      bodyContainers[path] = registry[name]
      guard registry[name] == nil else { continue }
      let index = indexes[path]
      let field = index?.metadata.parameters["post_container"]
      let range = index.flatMap { index in field.map { SourceRange(index.frontMatter.source, $0.range) } }
      diagnostics.append(SiteProblem.missingContainer(name, names: registry.names).diagnostic(at: range))
    }
    return (bodyContainers, diagnostics)
  }

  /// The divisor of the cache size that gives the space for first reads, if a scratch file stores the renderings.
  ///
  /// The other space is for articles that lists and feeds read again.
  private static let firstReadDivisor = 40

  /// Reads the texts of the articles whose inputs have changed since the previous build.
  private func readTexts(
    of articles: [PlacedArticle], _ reader: ArticleReader, _ indexer: ArticleIndexer?, containersHash: ContentHash,
    words: SiteWords
  ) -> (entries: [Entry], cache: ArticleCache) {
    let first =
      options.scratch == nil ? options.memoryCacheCapacity : options.memoryCacheCapacity / Self.firstReadDivisor
    let cache = ArticleCache(
      capacity: options.memoryCacheCapacity, first: first, recent: 2 * options.jobs, reading: reader)
    let known = Dictionary((previous?.articles ?? []).map { ($0.path, $0) }) { first, _ in first }
    let runningCode = reader.articles(articles, naming: code.namesOfRunningContainers, jobs: options.jobs)
    let entryReader = EntryReader(
      articles: reader, cache: cache, runningCode: runningCode,
      renderingBuffer: RenderingBuffer(
        capacity: first, beyond: options.scratch, words: words, backgroundTasks: options.jobs - 1),
      indexer: indexer, containersHash: containersHash, words: words, previous: known,
      hasSameLinks: previous?.links == reader.links.hash)
    // Read the changed articles first, newest first, because the newest should stay in memory for lists and feeds.
    let order = articles.enumerated()
      .map { (isKnown: !entryReader.hasToRead($1), date: $1.date ?? .earliest, index: $0) }
      .sorted { $0.isKnown == $1.isKnown ? $0.date > $1.date : $1.isKnown }
      .map(\.index)
    let watch = SiteProgress.watch(.reading, articles.count, options.watcher)
    let entries = parallelMap(order.count, jobs: options.jobs, watch: watch) { entryReader.entry(articles[order[$0]]) }
    var positions = order
    for (position, article) in order.enumerated() { positions[article] = position }
    return (positions.map { entries[$0] }, cache)
  }
}
