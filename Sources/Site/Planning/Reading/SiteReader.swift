package import Addresses
import Articles
import Cards
import Dates
import Diagnostics
import Mustache
import Parsing
import Records

/// Reads a site: settings, front matter, theme, then the texts of articles.
package struct SiteReader {
  private(set) var content: any SourceFolder
  let templates: any SourceFolder
  let options: SiteOptions
  let code: RegisteredCode
  /// What the previous build knew of the articles of each edition, by its language.
  let previous: [String: PreviousArticles]
  /// The front matter that the previous build parsed.
  private let frontMatter: FrontMatterIndex
  /// The assets that the previous build published.
  private let assets: [AssetIndex]

  package init(
    content: any SourceFolder, templates: any SourceFolder, options: SiteOptions, code: RegisteredCode,
    previous: [String: PreviousArticles], _ frontMatter: FrontMatterIndex, _ assets: [AssetIndex]
  ) {
    (self.content, self.templates, self.options) = (content, templates, options)
    (self.code, self.previous, self.frontMatter, self.assets) = (code, previous, frontMatter, assets)
  }

  package func read() -> ReadSite {
    var reader = self
    let files = reader.readFiles()
    return reader.readTexts(of: files)
  }

  /// Reads everything but the texts of the articles.
  package func readArticles() -> UnreadArticles {
    var reader = self
    let files = reader.readFiles()
    return reader.unread(files)
  }

  private func unread(_ files: ReadFiles) -> UnreadArticles {
    UnreadArticles(
      settings: files.site.settings, articles: files.addressed.schedule.published + files.addressed.schedule.hidden,
      unpublished: files.addressed.schedule.unpublished, sources: files.sources,
      frontMatter: Deferred.lazily { FrontMatterIndex(of: files.unhooked, parsedBy: files.rules, after: files.known) },
      content: content,
      readers: files.parts.map(\.known.articles))
  }

  /// A site before the texts of its articles are read.
  private struct ReadFiles {
    let site: BuildSettings
    let tree: ContentTree
    let theme: SiteTheme
    let data: DataFiles
    let rows: RowPages
    /// The articles before and after hooks changed their front matter.
    let (unhooked, written): ([ArticleFile], [ArticleFile])
    let rules: FrontMatterRules
    let known: FrontMatterLookup
    /// The keys of front matter that templates and settings name.
    let readNames: Set<String>
    let addressed: AddressedSite
    let images: SiteImages
    let cards: SiteCards?
    let parts: [Edition]
    var sources: SourceMap
    let unreadable: [Diagnostic]
  }

  private mutating func readFiles() -> ReadFiles {
    var sources = SourceMap()
    let site = BuildSettings(in: content, options, &sources)
    let htmlPages = pagesInHTML()
    let files = ContentTree(content.paths, pages: htmlPages, site.settings.editionNames)
    let sourcesBefore = sources
    let theme = SiteTheme(templates, site, code, after: assets, &sources)
    let readNames = theme.parameterNames.union(site.settings.taxonomies.map(\.name))
    let rules = site.settings.frontMatterRules.reading(readNames)
    let known = frontMatter.lookup(rules)
    let inFiles = readFrontMatter(of: files.articles, rules, known, &sources)
    let data = DataFiles.read(content, &sources)
    let rows = RowPages(of: inFiles.files, data.files, data.nodes, in: content, site.settings)
    // From here on, rows of data are files beside the others.
    if !rows.isEmpty { (content, sources.origin) = (rows, rows.origin) }
    let tree = rows.isEmpty ? files : ContentTree(rows.paths, pages: htmlPages, site.settings.editionNames)
    let (unhooked, unreadable) =
      rows.isEmpty ? inFiles : readFrontMatter(of: tree.articles, rules, known, besides: inFiles.files, &sources)
    let written =
      code.frontMatterHooks.isEmpty
      ? unhooked
      : parallelMap(unhooked.count, jobs: options.jobs) { [code] index in
        code.frontMatterHooks.reduce(unhooked[index]) { $0.changed(by: $1) }
      }
    let addressed = AddressedSite(written, rules, copying: tree.copies, in: content, site, options)
    let shared = tree.shared.map { path in
      (path, sources.add(path, of: content.name) { [content] in try? content.read($0) })
    }
    let composing = Composing(
      data: data.files,
      ids: Deferred.lazily {
        Dictionary(written.map { ($0.place.path, $0.source) } + shared) { first, _ in first }
      }, unpublished: addressed.schedule.unpublished)
    let images = SiteImages(site, addressed.editions[0])
    let cards = site.settings.cards.map { [content] in
      SiteCards($0, .init(theme.files, site.settings.palette), images.cardLogo, in: content, options)
    }
    let parts = zip(site.editions, addressed.editions).map { own, addressed in
      edition(own, addressed, main: (site, theme, images, sourcesBefore), composing)
    }
    return ReadFiles(
      site: site, tree: tree, theme: theme, data: data.files, rows: rows, unhooked: unhooked, written: written,
      rules: rules,
      known: known, readNames: readNames, addressed: addressed, images: images, cards: cards, parts: parts,
      sources: sources, unreadable: unreadable + data.diagnostics + rows.diagnostics)
  }

  private func readTexts(of files: ReadFiles) -> ReadSite {
    let (site, addressed, rows) = (files.site, files.addressed, files.rows)
    var (parts, sources) = (files.parts, files.sources)
    let old = options.findOldBlocks?(unread(files))
    if site.settings.marksOldBlocks, let old {
      let blocks = Dictionary(old.translations.map { ($0.path, $0.blocks) }) { first, _ in first }
      for index in parts.indices { parts[index].known.articles.oldBlocks = blocks }
    }
    let hasFiles = addressed.editions.contains { $0.copies.contains { !$0.path.hasPrefix("static/") } }
    let hiddenReferences =
      hasFiles ? HiddenReferences.find(in: addressed.schedule.hidden, parts.map(\.known), jobs: options.jobs) : [:]
    let headings =
      parts.count > 1 ? TranslatedHeadings(of: addressed.schedule.published, in: parts.map(\.known)) : nil
    let editions = parts.enumerated().map { number, part in
      let texts = readTexts(of: part.addressed, part.site.settings, part.known, headings)
      return content(of: part, number, texts, headings, addressed.schedule, files.cards, files.data, rows)
    }
    let knownNames = files.readNames.union(SectionSettings.names).union(EntryChecks.parameterNames)
      .union(files.rules.ownKeys)
    let checks =
      EntryChecks.parameters(of: addressed.schedule.published.map(\.file), known: knownNames)
      + ContentChecks.unlistedLanguages(of: files.written, site.settings)
      + ContentChecks.unknownVariables(
        options.variables,
        declared: Set(
          (parts.map(\.site.settings.variables) + parts.flatMap { $0.sections.settings.values.map(\.variables) })
            .flatMap { $0?.values.keys.map(\.self) ?? [] }))
      + ContentChecks.skippedFiles(of: files.tree, in: content.name, besides: templates.name, &sources)
      + ContentChecks.sensitiveFiles(
        among: Set(addressed.editions.flatMap { $0.copies.map(\.path) }).inByteOrder { $0 }, in: content, templates,
        jobs: options.jobs, &sources)
    let noOldBlocks = old?.problem.map { reason in
      let range = site.settings.oldMarkRange ?? site.settings.languages.first?.range
      return Diagnostic(.warning, "site.no-history", "old blocks of translations are unknown: \(reason)", at: range)
    }
    let problems: [[Diagnostic]] = [
      site.diagnostics, files.images.diagnostics, files.cards?.diagnostics ?? [], files.unreadable,
      files.theme.diagnostics, addressed.diagnostics, checks, [noOldBlocks].compactMap(\.self),
      editions.flatMap(\.diagnostics),
    ]
    return ReadSite(
      editions: editions.map(\.content), schedule: addressed.schedule,
      unpublishedFiles: files.tree.editorCopies.map { UnpublishedFile($0, .editorCopy) } + addressed.unpublishedFiles,
      hiddenReferences: hiddenReferences.filter { !$0.key.hasPrefix("static/") },
      frontMatter: Deferred.lazily { FrontMatterIndex(of: files.unhooked, parsedBy: files.rules, after: files.known) },
      oldTranslations: old, sources: sources,
      diagnostics: problems.flatMap(\.self))
  }

  /// What the articles of all editions can be composed of.
  private struct Composing {
    let data: DataFiles
    /// The sources of the files that articles can include, by path.
    let ids: Deferred<[String: SourceID]>
    let unpublished: Set<String>
  }

  /// What an edition has before its texts are read.
  private struct Edition {
    let site: BuildSettings
    let addressed: AddressedContent
    let theme: SiteTheme
    let images: SiteImages
    let sections: SectionTable
    var known: KnownArticles
  }

  /// Returns an edition with the theme and the images of the main one, or its own if it has another domain.
  private func edition(
    _ site: BuildSettings, _ addressed: AddressedContent,
    main: (site: BuildSettings, theme: SiteTheme, images: SiteImages, sourcesBefore: SourceMap), _ composing: Composing
  ) -> Edition {
    let hasDomain = site.folder != "/"
    // The filters of templates know the address of the site. The same files get the same sources again.
    var sources = main.sourcesBefore
    let theme =
      (hasDomain ? SiteTheme(templates, main.site.at(site.address), code, after: assets, &sources) : main.theme)
      .inLanguage(site.settings.language)
    let sections = SectionTable(addressed.articles, borrowing: addressed.borrowed, containers: theme.containers)
    return Edition(
      site: site, addressed: addressed, theme: theme, images: hasDomain ? SiteImages(site, addressed) : main.images,
      sections: sections, known: knownArticles(of: addressed, site.settings, theme, sections, composing))
  }

  /// Returns the content of an edition, whose texts were read, with what its settings name.
  private func content(
    of edition: Edition, _ number: Int, _ texts: ArticleTexts, _ headings: TranslatedHeadings?,
    _ schedule: PublishingSchedule, _ cards: SiteCards?, _ data: DataFiles, _ rows: RowPages
  ) -> (content: SiteContent, diagnostics: [Diagnostic]) {
    let (site, addressed, theme) = (edition.site, edition.addressed, edition.theme)
    let menus = MenuResolution(
      site.settings, texts.entries, addressed.links, unpublished: schedule.unpublished, now: options.now)
    let content = SiteContent(
      edition: number, folder: content.name, site: site.translated(by: theme.words.site), addressed: addressed,
      theme: theme, sections: edition.sections, texts: texts, menus: menus.menus, images: edition.images, cards: cards,
      data: data, rows: rows,
      outline: SiteOutline(site, addressed, texts, theme.words, edition.images, cards, code).hashes)
    return (
      content,
      menus.diagnostics + edition.sections.diagnostics
        + EntryChecks.texts(texts, addressed, site.settings, headings, layouts: theme.layouts)
    )
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

  /// Reads the front matter of all articles, published or not; known content is not parsed, and not even read if its
  /// hash is known.
  private func readFrontMatter(
    of articles: [ArticlePlace], _ rules: FrontMatterRules, _ known: FrontMatterLookup,
    besides files: [ArticleFile] = [], _ sources: inout SourceMap
  ) -> (files: [ArticleFile], unreadable: [Diagnostic]) {
    let read: @Sendable (String) -> [UInt8]? = { [content] in try? content.read($0) }
    let earlier = Dictionary(uniqueKeysWithValues: files.map { ($0.place.path, $0) })
    let ids = articles.map { earlier[$0.path]?.source ?? sources.add($0.path, of: content.name, reading: read) }
    let results = parallelMap(articles.count, jobs: options.jobs) { [content] index in
      Result { () throws(UnreadableSource) in
        let (path, place) = (articles[index].path, articles[index])
        if let file = earlier[path] {
          return ArticleFile(at: place, file.frontMatter, file.frontMatterHash, content: file.contentHash, rules: rules)
        }
        if !known.isEmpty, let hash = content.hash(of: path),
          let file = known.file(with: hash, at: place, as: ids[index], rules: rules)
        {
          return file
        }
        let bytes = try content.read(path)
        // The folder hashed the file while it read it.
        let hash = content.hash(of: path) ?? ContentHash(of: bytes)
        return ArticleFile.parse(bytes, at: place, hash: hash, as: ids[index], rules: rules)
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

  /// The divisor of the cache size that gives the space for first reads, if a scratch file stores the renderings.
  ///
  /// The other space is for articles that lists and feeds read again.
  private static let firstReadDivisor = 40

  /// Returns what the previous build knew of the articles of an edition.
  private func knownArticles(
    of content: AddressedContent, _ settings: SiteSettings, _ theme: SiteTheme, _ sections: SectionTable,
    _ composing: Composing
  ) -> KnownArticles {
    let sources = ArticleSources(
      self.content, composing.data, content.links,
      RowExpressions(theme.files.library.filters, settings.zone, DateLanguage(settings.language)),
      sections.variables(settings.variables, setting: options.variables),
      sources: composing.ids, unpublished: composing.unpublished,
      code: CodeFiles(
        self.content, options.sources, named: Set(settings.sources.map(\.name)), unpublished: composing.unpublished))
    let reader = ArticleReader(
      content: self.content, registry: theme.containers, articleList: code.articleList,
      bodyContainers: sections.bodyContainers, links: content.links,
      markdown: settings.markdown, sources: sources, readingGuard: options.readingGuard)
    let previous = self.previous[settings.language]?.articles ?? []
    return KnownArticles(
      articles: reader,
      runningCode: reader.articles(content.articles, naming: code.namesOfRunningContainers, jobs: options.jobs),
      containersHash: theme.containersHash, words: theme.words, keepsHeadings: settings.languages.count > 1,
      previous: Dictionary(previous.map { ($0.path, $0) }) { first, _ in first })
  }

  /// Reads the texts of the articles whose inputs have changed since the previous build.
  private func readTexts(
    of content: AddressedContent, _ settings: SiteSettings, _ known: KnownArticles, _ headings: TranslatedHeadings?
  ) -> ArticleTexts {
    var reader = known.articles
    reader.headings = headings
    let indexer = settings.search.isOn ? ArticleIndexer(language: settings.language, zone: settings.zone) : nil
    let capacity = options.memoryCacheCapacity
    let first = options.scratch == nil ? capacity : capacity / Self.firstReadDivisor
    let cache = ArticleCache(capacity: capacity, first: first, recent: 2 * options.jobs, reading: reader)
    let entryReader = EntryReader(
      articles: reader, cache: cache, known: known,
      renderingBuffer: RenderingBuffer(
        capacity: first, beyond: options.scratch, words: known.words, backgroundTasks: options.jobs - 1),
      indexer: indexer, hasSameLinks: previous[settings.language]?.links == content.links.hash)
    var read = read(content.articles, with: entryReader)
    let waiting = read.indices.filter { read[$0].entry.facts.sources.contains(where: \.selectsArticles) }
    // A text that a view includes can list articles, even if no article does.
    let (entries, texts, words) = (read.map(\.entry), read.map(\.text), known.words)
    var plainReader = reader
    plainReader.sources = reader.sources.withoutArticles
    let plain = Dictionary(
      uniqueKeysWithValues: waiting.map { index in
        (index, Deferred.lazily { [plainReader] in try? plainReader.article(entries[index].placed, recording: nil) })
      })
    reader.sources.list(
      ArticleRows(
        entries: entries, plain: plain,
        summary: { index in
          let known =
            plain[index] == nil ? texts[index].previous?.summary ?? texts[index].rendering?.value.summary : nil
          if let known { return known }
          let article = plain[index].map(\.value) ?? cache.article(entries[index].placed)
          return article?.renderedSummary(
            in: ArticleFrame(entries[index].placed).environment(
              words.list(in: entries[index].placed.textLanguage),
              PictureFinder(content.links, from: entries[index].path) { _, _ in })) ?? ""
        }, zone: settings.zone, language: DateLanguage(settings.language)))
    let found = read
    let again = parallelMap(waiting.count, jobs: options.jobs) {
      entryReader.entryAgain(content.articles[waiting[$0]], found[waiting[$0]])
    }
    for (index, entry) in zip(waiting, again) { read[index] = entry }
    return ArticleTexts(entries: read.map(\.entry), texts: read.map(\.text), cache: cache, indexer: indexer)
  }

  /// Reads the changed articles first, newest first, because the newest should stay in memory for lists and feeds.
  private func read(_ articles: [PlacedArticle], with reader: EntryReader) -> [(entry: Entry, text: ArticleText)] {
    let known = parallelMap(articles.count, jobs: options.jobs) { reader.known.article(articles[$0]) }
    let dates: [Instant] = articles.map { $0.date ?? .earliest }
    let order = articles.indices.sorted { (first: Int, second: Int) -> Bool in
      let isKnown = (known[first].record != nil, known[second].record != nil)
      return isKnown.0 == isKnown.1 ? dates[first] > dates[second] : isKnown.1
    }
    let watch = SiteProgress.watch(.reading, articles.count, options.watcher)
    let entries = parallelMap(order.count, jobs: options.jobs, watch: watch) { position in
      reader.entry(articles[order[position]], known[order[position]])
    }
    var positions = order
    for (position, article) in order.enumerated() { positions[article] = position }
    return positions.map { entries[$0] }
  }
}
