package import Addresses
import Articles
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
    let names = site.settings.editionNames
    let indexed = IndexedLog(log, ignoring: ignored) { names.edition(of: $0) ?? 0 }
    let byKey = Dictionary(grouping: site.articles, by: \.file.translationKey)
    let originals = site.articles.filter { $0.place.edition == 0 }.inByteOrder(of: \.place.path)
    let pairs = site.settings.languages.enumerated().dropFirst().filter { languages?.contains($1.tag) ?? true }
      .flatMap { edition, language in
        originals.map { original in
          (language.tag, original, byKey[original.file.translationKey]?.first { $0.place.edition == edition })
        }
      }
    translations = parallelMap(pairs.count, jobs: jobs) { index in
      let (language, original, article) = pairs[index]
      let state = article.flatMap { Self.state(of: $0, from: original, in: site, indexed, store) }
      return Translation(language: language, original: original, article: article, state: state)
    }
  }

  private static func state(
    of translation: PlacedArticle, from original: PlacedArticle, in site: UnreadArticles, _ log: IndexedLog,
    _ store: any RevisionStore
  ) -> TranslationState? {
    guard let text = site.text(of: original), let translated = site.text(of: translation) else { return nil }
    let read = { (blob: String) -> [UInt8]? in store.blob(blob, limit: limit) }
    let histories = [(original, text), (translation, translated)].map { article, text in
      log.history(of: article.place.path).with(text, reading: read)
    }
    var originalHistory = histories[0]
    if let blob = translation.metadata.translatedFrom, !originalHistory.revisions.contains(where: { $0.blob == blob }) {
      // The version is on another branch.
      guard read(blob) != nil else { return nil }
      originalHistory.revisions = [.init(commit: -1, blob: ""), .init(commit: 0, blob: blob)]
    }
    let versions = TranslationState.Versions(
      original: site.blocks(of: text, like: original), translation: site.blocks(of: translated, like: translation),
      originalHistory: originalHistory, translationHistory: histories[1],
      translatedFrom: translation.metadata.translatedFrom)
    return TranslationState(versions, isIgnored: log.isIgnored) { blob in
      read(blob).map { site.blocks(of: $0, like: original) }
    }
  }

  /// Returns the blob of the committed text of an article; `nil` if the text has changes that are not committed.
  package static func blob(
    of article: PlacedArticle, in site: UnreadArticles, _ log: RevisionLog, from store: any RevisionStore
  ) -> String? {
    let history = IndexedLog(log, ignoring: []) { _ in 0 }.history(of: article.place.path)
    guard let newest = history.revisions.first, let text = site.text(of: article) else { return nil }
    return store.blob(newest.blob, limit: limit) == text ? newest.blob : nil
  }

  /// The largest version of an article that is read.
  private static let limit = 4 << 20
}

extension SiteTranslations {
  /// The old blocks of the published translations, for their pages and for checks.
  package func old(in site: UnreadArticles) -> OldTranslations {
    let language = site.settings.language
    let start = "<div lang=\"\(language)\" dir=\"\(WritingDirection(of: language).rawValue)\">"
    var old = OldTranslations()
    for translation in translations {
      guard let state = translation.state, let path = translation.article?.place.path, !site.unpublished.contains(path)
      else { continue }
      if !state.unaligned.isEmpty { old.uncompared[translation.language, default: 0] += state.unaligned.count }
      if state.old.isEmpty { continue }
      let blocks = state.old.map { old in
        let change = ChangedText.terminal(old.runs).shortened(to: 160)
        return OldBlock(
          at: old.block.place, "the original of `\(old.block.name)` changed after it: \(change)",
          original: old.original(after: start))
      }
      old.translations.append((path, translation.language, blocks))
    }
    return old
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
    if let newest = revisions.first, blob(newest.blob) == text { return self }
    var history = self
    history.revisions.insert(Revision(commit: -1, blob: ""), at: 0)
    return history
  }
}
