import Articles
package import Diagnostics
import Synchronization

/// The words of a site in each language that its pages use.
///
/// The theme has a file for each language, such as `words/de.yml`. The site can replace words: with a file
/// of the same path, or in its own language with `words` in `site.yml`. A word that is missing in `pt-BR` comes from
/// `pt`, else from English.
package final class SiteWords: Sendable {
  /// The words in the language of the site.
  package let site: WordList
  package let diagnostics: [Diagnostic]

  private let language: String
  private let own: [String: [String: Word]]
  private let english: Deferred<[String: Word]>
  private let lists = Mutex<[String: WordList]>([:])

  /// Reads the files of words in a folder of templates, and the words in the settings.
  init(_ folder: any SourceFolder, _ settings: SiteSettings, sources: inout SourceMap) {
    var reader = WordReader(folder)
    reader.readFiles(&sources)
    let words = reader.words(in: settings)
    (own, diagnostics, language) = (reader.own, reader.diagnostics, settings.language)
    english = .lazily { [own] in Self.words("en", own) }
    site = Self.list(in: settings.language, words, own, english)
  }

  /// Returns the words for an edition of the site in a language.
  func inLanguage(_ language: String) -> SiteWords {
    language == self.language ? self : SiteWords(list(in: language), language, own, english)
  }

  private init(
    _ site: WordList, _ language: String, _ own: [String: [String: Word]], _ english: Deferred<[String: Word]>
  ) {
    (self.site, self.language, self.own, self.english, diagnostics) = (site, language, own, english, [])
  }

  /// Returns the words in the language of an article, or those of the site if the article has no language of its own.
  package func list(in language: String?) -> WordList {
    guard let language, language != self.language else { return site }
    if let list = lists.withLock({ $0[language] }) { return list }
    // Read without the lock: if two threads read the same files, both get the same result.
    let list = Self.list(in: language, [:], own, english)
    lists.withLock { $0[language] = list }
    return list
  }

  private static func list(
    in language: String, _ settings: [String: Word], _ own: [String: [String: Word]],
    _ english: Deferred<[String: Word]>
  ) -> WordList {
    let words = LanguageTag.chain(of: language).reduce(settings) { words, tag in
      words.merging(tag == "en" ? english.value : Self.words(tag, own)) { first, _ in first }
    }
    return WordList(words, english: english)
  }

  /// Returns the words for a tag: the site's own, and those of the theme for missing ones.
  private static func words(_ tag: String, _ own: [String: [String: Word]]) -> [String: Word] {
    (own[tag] ?? [:]).merging(ThemeWords.words(tag)) { first, _ in first }
  }
}
