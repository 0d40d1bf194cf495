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

  /// Returns the title for pages of a kind that have no title of their own, or `nil` for most kinds.
  package func title(of kind: PageKind) -> String? { Self.key(ofTitle: kind).flatMap { self[$0]?.text } }

  /// Returns the key of the title for pages of a kind that have no title of their own.
  package static func key(ofTitle kind: PageKind) -> String? { pageKeys[kind] }

  /// Returns the title of a section that has none: the name of its folder, or for `posts` the word in this language.
  func title(ofSection name: String) -> String {
    (name == "posts" ? self[Self.postsKey]?.text : nil) ?? NameTitle.of(name)
  }

  /// The titles that the words give to generated pages.
  package var titles: [String] { Self.titleKeys.map { self[$0]?.text ?? "" } }

  /// The keys of the titles of generated pages.
  static let titleKeys = (Array(pageKeys.values) + taxonomyKeys.values + [postsKey]).sorted()

  private static let postsKey = "all_posts"

  private static let pageKeys: [PageKind: String] = [
    .archive: "archive", .contents: "contents", .search: "search", .notFound: "not_found",
  ]

  /// The keys of the titles of taxonomies, by the name of the taxonomy.
  fileprivate static let taxonomyKeys = [
    "tags": "tags", "categories": "categories", "series": "all_series", "authors": "authors",
  ]
}

extension SiteSettings {
  /// Returns the settings with the titles of taxonomies in the language of the site, where the settings set no title.
  func translated(by words: WordList) -> SiteSettings {
    var settings = self
    for index in taxonomies.indices where !taxonomies[index].hasOwnTitle {
      let word = WordList.taxonomyKeys[taxonomies[index].name].flatMap { words[$0] }
      settings.taxonomies[index].title = word?.text ?? taxonomies[index].title
    }
    return settings
  }
}
