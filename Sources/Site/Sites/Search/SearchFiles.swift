import Articles
import Records
import Searching
import Synchronization

/// Writes the files of the search index: one index for each language.
struct SearchFiles: Sendable {
  let model: SiteModel
  /// Reuses files of the previous build, and returns whether each one could be found.
  let reuse: @Sendable ([String]) -> [Bool]
  /// Receives each other file.
  let receive: @Sendable (SiteOutput) -> Void

  /// The folder of the index in the output folder.
  static let folder = "search/"

  /// Writes the index of each language, and returns the records for the next build.
  func write() -> [SearchRecord] {
    guard let indexer = model.indexer else { return [] }
    var entries: [String: [Int]] = [:]
    for (index, entry) in model.entries.enumerated() {
      if let language = entry.searchLanguage { entries[language, default: []].append(index) }
    }
    return entries.sorted { $0.key < $1.key }.map { write($1, in: $0, indexer) }
  }

  private func write(_ entries: [Int], in language: String, _ indexer: ArticleIndexer) -> SearchRecord {
    let ids = ArticleID.all(of: entries.map { model.entries[$0].address })
    let indexed = parallelMap(entries.count, jobs: model.options.jobs) { model.entries[entries[$0]].indexed() }
    let articles = zip(ids, indexed).compactMap { id, article in
      article.map { SearchIndex.Article(id: id, terms: $0.terms, reader: $0.reader, fragment: $0.fragment) }
    }
    let folder = "\(Self.folder)\(language)/"
    let index = SearchIndex.build(of: articles, by: indexer.readers) { file in
      receive(SiteOutput(folder + file.name, .bytes(file.bytes)))
    }
    let words = articles.reduce(0) { $0 + $1.terms.length }
    receive(SiteOutput("\(folder)entry.json", .bytes(entry(index, entries, language, words: words).bytes)))
    return SearchRecord(language: language, index: index, wordCount: words)
  }

  private func entry(_ index: SearchIndex, _ entries: [Int], _ language: String, words: Int) -> SearchEntry {
    let used = Set(entries.flatMap { SectionPath.chain(to: model.entries[$0].place.section) })
    return SearchEntry(
      language: language, articleCount: entries.count, wordCount: words, index: index,
      sections: model.sections.filter { used.contains($0.path) }.map { ($0.path, $0.title) },
      tags: tags(of: entries), recency: model.settings.search.recency)
  }

  /// The number of tags that a search offers as filters.
  private static let tagLimit = 100

  /// Returns the most used tags, as most articles write them.
  private func tags(of entries: [Int]) -> [String] {
    var spellings: [String: [String: Int]] = [:]
    for entry in entries {
      for tag in Set(model.entries[entry].metadata.tags) {
        spellings[Folding.folded(tag.lowercased()), default: [:]][tag, default: 0] += 1
      }
    }
    let counted = spellings.compactMap { _, spellings in
      spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }.map {
        (tag: $0.key, count: spellings.values.reduce(0, +))
      }
    }
    return counted.sorted { ($1.count, $0.tag) < ($0.count, $1.tag) }.prefix(Self.tagLimit).map(\.tag)
  }
}
