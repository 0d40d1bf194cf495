import Articles
import Containers
import Records
package import Views

/// The words of a site in one language, each from the first file that has it.
package final class WordList: Sendable {
  /// The words of the language, then those of the language without its region.
  private let words: [String: Word]
  /// The English words, which only an incomplete language needs.
  private let english: Deferred<[String: Word]>
  /// The environment for articles in this language.
  package let environment: EnvironmentValues
  /// The hash of the words in the environment.
  let environmentHash: ContentHash

  init(_ words: [String: Word], english: Deferred<[String: Word]>) {
    (self.words, self.english) = (words, english)
    let find = { (key: String) in (words[key] ?? english.value[key])?.text }
    let (containers, articles) = (ContainerWords(find), ArticleWords(find))
    var environment = EnvironmentValues()
    // English articles need no entries in their environment.
    if containers != ContainerWords() { environment.containerWords = containers }
    if articles != ArticleWords() { environment.articleWords = articles }
    self.environment = environment
    environmentHash = ContentHash(of: Self.environmentKeys.map { find($0) ?? "" })
  }

  /// The keys of the words that articles read from the environment.
  package static let environmentKeys = ContainerWords.keys + ArticleWords.keys

  /// Returns the word with a key, in English if the language lacks it.
  package subscript(key: String) -> Word? { words[key] ?? english.value[key] }

  /// All keys, sorted.
  package var keys: [String] { Set(words.keys).union(english.value.keys).sorted() }
}
