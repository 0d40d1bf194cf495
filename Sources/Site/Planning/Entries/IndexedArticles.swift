package import Addresses
package import Articles
import Dates
package import Searching
import Synchronization

/// Reads the terms of articles for the search index, right after an article is parsed.
///
/// A thread that reads an article borrows a `TermReader`, because each of them keeps a vocabulary.
package final class ArticleIndexer: Sendable {
  private struct State {
    /// The languages of the readers; the index of a reader identifies it.
    var languages: [String] = []
    /// The readers that no thread uses.
    var free: [Int: TermReader] = [:]
  }

  private let state = Mutex(State())
  private let language: String
  private let zone: NamedZone

  /// Creates an indexer for a site with a language and a time zone.
  init(language: String, zone: NamedZone) { (self.language, self.zone) = (language, zone) }

  /// Returns the language of the index with an article; `nil` if the search must not find it.
  ///
  /// Articles in other languages are in the index of the site, too: readers search them all at once.
  package func language(of article: PlacedArticle) -> String? {
    guard article.metadata.isInSearch, !article.isNotFoundPage else { return nil }
    return language.lowercased()
  }

  /// Reads an article; returns `nil` if the search must not find it.
  package func read(_ article: Article, _ placed: PlacedArticle) -> IndexedArticle? {
    guard let language = language(of: placed) else { return nil }
    let searchable = SearchableArticle(article, placed, zone: zone)
    let (number, borrowed) = borrowReader(for: language)
    var reader = borrowed
    let terms = reader.terms(of: searchable)
    state.withLock { [reader] in $0.free[number] = reader }
    return IndexedArticle(language: language, terms: terms, reader: number, fragment: searchable.encoded)
  }

  private func borrowReader(for language: String) -> (number: Int, reader: TermReader) {
    state.withLock { state in
      let number = state.free.keys.filter { state.languages[$0] == language }.min()
      if let number, let reader = state.free.removeValue(forKey: number) { return (number, reader) }
      state.languages.append(language)
      return (state.languages.count - 1, TermReader(language: language))
    }
  }

  /// The readers, once all articles are read.
  package var readers: [TermReader] {
    state.withLock { state in
      state.languages.indices.map { state.free[$0] ?? TermReader(language: state.languages[$0]) }
    }
  }
}

/// An article that this build read for the index.
package struct IndexedArticle: Sendable {
  package let language: String
  package let terms: ArticleTerms
  /// The number of the reader whose vocabulary the terms refer to.
  package let reader: Int
  /// The article as the index stores it, without its text.
  package let fragment: [UInt8]
}

extension SearchableArticle {
  /// Creates the article for the index.
  init(_ article: Article, _ placed: PlacedArticle, zone: NamedZone) {
    let date = placed.date.map { "\($0.civilDate(in: zone))".prefix(10) }
    let passages = article.passages.map {
      Passage(anchor: $0.anchor, title: $0.title, parent: $0.parent, text: $0.text)
    }
    self.init(
      address: placed.address, title: article.title?.text ?? NameTitle.of(placed.name), section: placed.place.section,
      tags: placed.metadata.tags, description: placed.metadata.description ?? Self.beginning(of: passages),
      date: date.map(String.init) ?? "", boost: placed.metadata.search.boost, passages: passages)
  }

  /// Returns the first words of an article without a description.
  private static func beginning(of passages: [Passage]) -> String {
    let text = passages.first { !$0.text.isEmpty }?.text ?? ""
    guard let end = text.index(text.startIndex, offsetBy: 120, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    let start = text[..<end]
    return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
  }
}
