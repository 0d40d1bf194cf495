import Addresses
import Articles
import Synchronization

/// Finds the heading of a translation for a link that names a heading of the original.
///
/// ```markdown
/// [Install](about.md#install)    <!-- in French: /fr/about/#installer -->
/// ```
///
/// If both articles have the same number of headings, with the same levels, it is the heading at the same position.
final class TranslatedHeadings: Sendable {
  /// The articles of a site by their paths, and the versions of each article.
  private struct Versions {
    var byPath: [String: PlacedArticle] = [:]
    var byKey: [String: [PlacedArticle]] = [:]
  }

  /// What is known of the articles of each edition.
  private let editions: [KnownArticles]
  private let versions: Deferred<Versions>
  /// The facts about the articles that links asked for, by path.
  private let facts = Mutex<[String: EntryFacts]>([:])

  /// Creates the headings of the published articles of a site.
  init(of published: [PlacedArticle], in editions: [KnownArticles]) {
    self.editions = editions
    // Lazy, because few links lead to a heading that their target lacks.
    versions = .lazily {
      published.reduce(into: Versions()) {
        $0.byPath[$1.place.path] = $1
        $0.byKey[$1.file.translationKey, default: []].append($1)
      }
    }
  }

  /// Returns an address in the article at `file`, with the heading that it means; unchanged if that is not known.
  func translated(_ written: String, from file: String, _ links: SiteLinks) -> String {
    guard let (path, part) = links.part(of: written, from: file), let target = versions.value.byPath[path],
      let facts = facts(of: target), !facts.holds(id: part), let hash = written.firstIndex(of: "#")
    else { return written }
    for original in versions.value.byKey[target.file.translationKey] ?? [] where original !== target {
      guard let headings = self.facts(of: original)?.headings, headings.map(\.level) == facts.headings.map(\.level),
        let index = headings.firstIndex(where: { $0.id == part }), let id = facts.headings[index].id
      else { continue }
      return "\(written[...hash])\(SitePath.encoded(id))"
    }
    return written
  }

  private func facts(of article: PlacedArticle) -> EntryFacts? {
    let path = article.place.path
    if let known = facts.withLock({ $0[path] }) { return known }
    // Read without the lock: if two threads read the same article, both get the same facts.
    let found = editions[article.place.edition].facts(of: article)
    facts.withLock { $0[path] = found }
    return found
  }
}
