import Addresses
import Dates
import Diagnostics

extension SiteReader {
  /// The divisor of the cache size that gives the space for first reads, if a scratch file stores the renderings.
  ///
  /// The other space is for articles that lists and feeds read again.
  private static let firstReadDivisor = 40

  /// Returns what the previous build knew of the articles of an edition.
  func knownArticles(
    of content: AddressedContent, _ settings: SiteSettings, _ theme: SiteTheme, _ sections: SectionTable
  ) -> KnownArticles {
    let reader = ArticleReader(
      content: self.content, registry: theme.containers, bodyContainers: sections.bodyContainers, links: content.links,
      markdown: settings.markdown, readingGuard: options.readingGuard)
    let previous = self.previous[settings.language]?.articles ?? []
    return KnownArticles(
      articles: reader,
      runningCode: reader.articles(content.articles, naming: code.namesOfRunningContainers, jobs: options.jobs),
      containersHash: theme.containersHash, words: theme.words, keepsHeadings: settings.languages.count > 1,
      previous: Dictionary(previous.map { ($0.path, $0) }) { first, _ in first })
  }

  /// Reads the texts of the articles whose inputs have changed since the previous build.
  func readTexts(
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
    let read = read(content.articles, with: entryReader)
    return ArticleTexts(entries: read.map(\.entry), texts: read.map(\.text), cache: cache, indexer: indexer)
  }

  /// Reads the changed articles first, newest first, because the newest should stay in memory for lists and feeds.
  private func read(_ articles: [PlacedArticle], with reader: EntryReader) -> [(entry: Entry, text: ArticleText)] {
    let known = parallelMap(articles.count, jobs: options.jobs) { reader.known.article(articles[$0]) }
    let order = articles.indices
      .map { (isKnown: known[$0].record != nil, date: articles[$0].date ?? .earliest, index: $0) }
      .sorted { $0.isKnown == $1.isKnown ? $0.date > $1.date : $1.isKnown }
      .map(\.index)
    let watch = SiteProgress.watch(.reading, articles.count, options.watcher)
    let entries = parallelMap(order.count, jobs: options.jobs, watch: watch) { position in
      reader.entry(articles[order[position]], known[order[position]])
    }
    var positions = order
    for (position, article) in order.enumerated() { positions[article] = position }
    return positions.map { entries[$0] }
  }
}
