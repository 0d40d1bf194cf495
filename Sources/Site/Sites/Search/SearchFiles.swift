import Addresses
import Articles
import Dates
import Handles
import Planning
import Records
import Searching
import Synchronization

/// Writes the search index of one language.
struct SearchFiles: Sendable {
  let site: PlannedSite
  /// The indexes of the previous build.
  let previous: [SearchRecord]
  let language: String
  let sink: OutputSink

  private var folder: String { PlannedFile.searchFolder(of: language) }

  /// Adds the shards of the index of some articles to the sink.
  ///
  /// Returns the record for the next build, and the bytes of the file that leads to the shards.
  func write(_ entries: [Int]) -> (record: SearchRecord, entry: [UInt8]) {
    let ids = ArticleID.all(of: entries.map { site.entries[$0].address })
    let articles = zip(ids, entries).map { (id: $0, entry: $1) }.sorted { $0.id < $1.id }
    let record = updated(articles) ?? built(articles)
    return (record, entry(record, entries).bytes)
  }

  /// Returns the previous index with the articles that changed since; `nil` if there is none, or if a shard is lost.
  private func updated(_ articles: [(id: ArticleID, entry: Int)]) -> SearchRecord? {
    guard var record = previous.first(where: { $0.language == language }), record.settings == settings,
      ArticleID.width(for: record.articles.count) == ArticleID.width(for: articles.count)
    else { return nil }
    let known = Dictionary(record.articles.map { ($0.id, $0) }) { first, _ in first }
    let changed = articles.filter { known[$0.id]?.dependencies != site.content.texts[$0.entry].dependencies }
    let unchanged = articles.filter { known[$0.id]?.dependencies == site.content.texts[$0.entry].dependencies }
    let kept = unchanged.compactMap { known[$0.id] }
    let removed = Set(known.keys).subtracting(kept.map(\.id))
    let read = indexed(changed)
    var files: [ShardFile] = []
    if !removed.isEmpty || !read.isEmpty {
      let update = record.index.updated(
        removing: removed.sorted(), adding: read, by: readers, loading: { sink.load(folder + $0) })
      guard let update else { return nil }
      (record.index, files) = update
    }
    let new = Set(files.map(\.name))
    let paths = record.index.paths.filter { !new.contains($0) }
    if sink.reuse(paths.map { folder + $0 }).contains(false) { return nil }
    for file in files { sink.add(SiteOutput(folder + file.name, .bytes(file.bytes))) }
    record.articles = (kept + self.records(of: read, articles)).sorted { $0.id < $1.id }
    return record
  }

  /// Builds an index of all articles.
  private func built(_ articles: [(id: ArticleID, entry: Int)]) -> SearchRecord {
    let read = indexed(articles)
    let index = SearchIndex.build(of: read, by: readers) { file in
      sink.add(SiteOutput(folder + file.name, .bytes(file.bytes)))
    }
    return SearchRecord(language: language, settings: settings, index: index, articles: records(of: read, articles))
  }

  private var readers: [TermReader] { site.content.texts.indexer?.readers ?? [] }

  private func indexed(_ articles: [(id: ArticleID, entry: Int)]) -> [SearchIndex.Article] {
    let indexed = parallelMap(articles.count, jobs: site.options.jobs) { [site] index in
      site.content.texts.terms(of: articles[index].entry)
    }
    return zip(articles, indexed).compactMap { article, indexed in
      indexed.map {
        SearchIndex.Article(id: article.id, terms: $0.terms, reader: $0.reader, fragment: $0.fragment)
      }
    }
  }

  private func records(
    of read: [SearchIndex.Article], _ articles: [(id: ArticleID, entry: Int)]
  ) -> [SearchRecord.Article] {
    let entries = Dictionary(articles.map { ($0.id, $0.entry) }) { first, _ in first }
    return read.compactMap { article in
      entries[article.id].map {
        SearchRecord.Article(
          id: article.id, dependencies: site.content.texts[$0].dependencies, length: article.terms.length)
      }
    }
  }

  /// The hash of the settings that decide what the index says about every article.
  private var settings: ContentHash {
    ContentHash(of: [site.settings.language, site.settings.zone.name, site.settings.naiveZone.name])
  }

  private func entry(_ record: SearchRecord, _ entries: [Int]) -> SearchEntry {
    let used = Set(entries.flatMap { SectionPath.chain(to: site.entries[$0].place.section) })
    return SearchEntry(
      language: record.language, articleCount: record.articles.count,
      wordCount: record.articles.reduce(0) { $0 + $1.length }, index: record.index,
      sections: site.plan.sections.filter { used.contains($0.path) }.map { ($0.path, $0.title) },
      tags: tags(of: entries), recency: site.settings.search.recency)
  }

  /// The number of tags that a search offers as filters.
  private static let tagLimit = 100

  /// Returns the most used tags, as most articles write them.
  private func tags(of entries: [Int]) -> [String] {
    var counts: [String: Int] = [:]
    for entry in entries {
      for tag in Set(site.entries[entry].metadata.tags) { counts[tag, default: 0] += 1 }
    }
    var spellings: [String: [String: Int]] = [:]
    for (tag, count) in counts { spellings[Folding.folded(tag.lowercased()), default: [:]][tag] = count }
    let counted = spellings.compactMap { _, spellings in
      spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }.map {
        (tag: $0.key, count: spellings.values.reduce(0, +))
      }
    }
    return counted.sorted { ($1.count, $0.tag) < ($0.count, $1.tag) }.prefix(Self.tagLimit).map(\.tag)
  }
}
