package import Addresses
import Articles
import Diagnostics
import Markup
package import Planning
import Records
import Texts

/// The translations of a site, with the blocks that are older than their originals.
package struct SiteTranslations: Sendable {
  /// An article of the first language, and its translation into another one.
  package struct Translation: Sendable {
    /// The language of the translation.
    package let language: String
    package let original: PlacedArticle
    /// `nil` if it is missing.
    package let article: PlacedArticle?
    /// `nil` if it is missing, or if a version cannot be read.
    package let state: TranslationState?
  }

  /// Sorted by language in the order of the settings, then by the path of the original.
  package let translations: [Translation]

  /// Compares the translations into some languages, or into all, with their originals.
  package init(
    of site: UnreadArticles, into languages: Set<String>? = nil, _ log: RevisionLog, ignoring ignored: Set<String>,
    from store: any RevisionStore, jobs: Int
  ) {
    let indexed = Self.index(log, ignoring: ignored, in: site)
    let pairs = Self.pairs(in: site, into: languages)
    translations = parallelMap(pairs.count, jobs: jobs) { index in
      let (language, original, article) = pairs[index]
      let state = article.flatMap { article in
        Histories(of: article, from: original, in: site, indexed, store)?.state
      }
      return Translation(language: language, original: original, article: article, state: state)
    }
  }

  private static func index(
    _ log: RevisionLog, ignoring ignored: Set<String>, in site: UnreadArticles
  ) -> IndexedLog {
    IndexedLog(log, ignoring: ignored, withoutLanguage: site.settings.editionNames.withoutLanguage)
  }

  /// Returns the articles of the first language with their translations.
  private static func pairs(
    in site: UnreadArticles, into languages: Set<String>? = nil
  ) -> [(language: String, original: PlacedArticle, article: PlacedArticle?)] {
    let byKey = Dictionary(grouping: site.articles, by: \.file.translationKey)
    let originals = site.articles.filter { $0.place.edition == 0 && site.isTranslatable($0) }.inByteOrder(
      of: \.place.path)
    return site.settings.languages.enumerated().dropFirst().filter { languages?.contains($1.tag) ?? true }
      .flatMap { edition, language in
        originals.map { original in
          (language.tag, original, byKey[original.file.translationKey]?.first { $0.place.edition == edition })
        }
      }
  }

  /// Returns the blob of the committed text of an article; `nil` if the text has changes that are not committed.
  package static func blob(
    of article: PlacedArticle, in site: UnreadArticles, _ log: RevisionLog, from store: any RevisionStore
  ) -> String? {
    let history = IndexedLog(log, ignoring: []) { ($0, 0) }.history(of: article.place.path)
    guard let newest = history.revisions.first, let text = site.text(of: article) else { return nil }
    return store.blob(newest.blob, limit: limit)?.hasSameLines(as: text) == true ? newest.blob : nil
  }

  /// The largest version of an article that is read.
  fileprivate static let limit = 4 << 20
}

/// A translation and its original with their histories.
private struct Histories {
  let site: UnreadArticles
  let (original, translation): (PlacedArticle, PlacedArticle)
  let (text, translated): ([UInt8], [UInt8])
  let (originalHistory, translationHistory): (FileHistory, FileHistory)
  let isIgnored: (Int) -> Bool
  let read: (String) -> [UInt8]?

  /// Reads both histories; `nil` if a file, or the version that the translation names, cannot be read.
  init?(
    of translation: PlacedArticle, from original: PlacedArticle, in site: UnreadArticles, _ log: IndexedLog,
    _ store: any RevisionStore
  ) {
    guard let text = site.text(of: original), let translated = site.text(of: translation) else { return nil }
    let read = { (blob: String) -> [UInt8]? in store.blob(blob, limit: SiteTranslations.limit) }
    var history = log.history(of: original.place.path).with(text, reading: read)
    if let blob = translation.metadata.translatedFrom, !history.revisions.contains(where: { $0.blob == blob }) {
      // The version is on another branch.
      guard read(blob) != nil else { return nil }
      history.revisions = [.init(commit: -1, blob: ""), .init(commit: 0, blob: blob)]
    }
    (self.site, self.original, self.translation) = (site, original, translation)
    (self.text, self.translated, originalHistory) = (text, translated, history)
    translationHistory = log.history(of: translation.place.path).with(translated, reading: read)
    (isIgnored, self.read) = (log.isIgnored, read)
  }

  var state: TranslationState {
    let versions = TranslationState.Versions(
      original: site.blocks(of: text, like: original), translation: site.blocks(of: translated, like: translation),
      originalHistory: originalHistory, translationHistory: translationHistory,
      translatedFrom: translation.metadata.translatedFrom)
    return TranslationState(versions, isIgnored: isIgnored) { blob in
      read(blob).map { site.blocks(of: $0, like: original) }
    }
  }

  /// The hash of all that decides the state: both texts, and the order of the commits that changed them.
  func hash(besides other: ContentHash) -> ContentHash {
    let files = [("original", originalHistory), ("translation", translationHistory)]
    let commits = files.flatMap { name, history in history.revisions.map { (name: name, revision: $0) } }
    let order = commits.sorted { ($0.revision.commit, $0.name) < ($1.revision.commit, $1.name) }.map { name, revision in
      "\(name) \(revision.blob) \(isIgnored(revision.commit))"
    }
    let texts = [original.file.contentHash.text, translation.file.contentHash.text]
    return ContentHash(of: [other.text, site.settings.language] + texts + order)
  }
}

extension SiteTranslations {
  /// Finds the old blocks of the published translations, for their pages and for checks.
  ///
  /// `earlier` has those of the last run; the result has those of this run to keep.
  package static func oldBlocks(
    of site: UnreadArticles, _ log: RevisionLog, ignoring ignored: Set<String>, from store: any RevisionStore,
    after earlier: KnownOldBlocks, jobs: Int
  ) -> (old: OldTranslations, known: KnownOldBlocks) {
    let indexed = index(log, ignoring: ignored, in: site)
    let published = pairs(in: site).compactMap { language, original, article in
      article.flatMap { site.unpublished.contains($0.place.path) ? nil : (language, original, $0) }
    }
    let syntax = site.syntaxHash
    let found = parallelMap(published.count, jobs: jobs) { index -> (ContentHash, KnownOldBlocks.Entry)? in
      let (_, original, article) = published[index]
      guard let histories = Histories(of: article, from: original, in: site, indexed, store) else { return nil }
      let hash = histories.hash(besides: syntax)
      return (hash, earlier.entries[hash] ?? histories.state.entry(originalsIn: site.settings.language))
    }
    var (old, known) = (OldTranslations(), KnownOldBlocks())
    for ((language, _, article), entry) in zip(published, found) {
      guard let (hash, entry) = entry else {
        if let range = article.metadata.ranges[.translatedFrom] { old.unknownOriginals.append(range) }
        continue
      }
      known.entries[hash] = entry
      if entry.uncompared > 0 { old.uncompared[language, default: 0] += entry.uncompared }
      if entry.blocks.isEmpty { continue }
      let blocks = entry.blocks.map { block in
        OldBlockMark(at: SourceRange(article.file.source, block.place.bytes), block.change, original: block.original)
      }
      old.translations.append((article.place.path, language, blocks))
    }
    return (old, known)
  }
}

extension TranslationState {
  /// Returns the old blocks as messages and HTML.
  fileprivate func entry(originalsIn language: String) -> KnownOldBlocks.Entry {
    let start = "<div lang=\"\(language)\" dir=\"\(WritingDirection(of: language).rawValue)\">"
    let blocks = old.map { old in
      OldBlockMark(
        at: old.block.place,
        "the original of `\(old.block.name)` changed after it: \(ChangedText.terminal(from: old.before, to: old.now).oneLine(upTo: 160))",
        original: old.original(after: start))
    }
    return KnownOldBlocks.Entry(blocks, uncompared: unaligned.count)
  }
}

extension TranslationState.OldBlock {
  /// Returns the original of today as HTML; of a block that is gone, its last text.
  fileprivate func original(after start: String) -> String {
    let element = now == nil ? ("<del>", "</del>") : block.kind == .code ? ("<pre><code>", "</code></pre>") : ("", "")
    var output = MarkupBuffer(capacity: 256)
    output.append(verbatim: start + element.0)
    output.appendText((now ?? before)?.text ?? "")
    output.append(verbatim: element.1 + "</div>")
    return String(decoding: output.bytes, as: UTF8.self)
  }
}

extension FileHistory {
  /// Returns the history with the text of today, if that is not committed.
  fileprivate func with(_ text: [UInt8], reading blob: (String) -> [UInt8]?) -> FileHistory {
    if let newest = revisions.first, blob(newest.blob)?.hasSameLines(as: text) == true { return self }
    var history = self
    history.revisions.insert(Revision(commit: -1, blob: ""), at: 0)
    return history
  }
}

extension UnreadArticles {
  /// Whether readers can see an article of the first language that has a text.
  fileprivate func isTranslatable(_ article: PlacedArticle) -> Bool {
    let text = self.text(of: article)?.dropFirst(article.frontMatter.bodyOffset) ?? []
    return !unpublished.contains(article.place.path) && !text.allSatisfy { $0 <= 0x20 }
  }
}
