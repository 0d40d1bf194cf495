import Parsing

/// A converted article, ready to be written.
package struct ImportedArticle: Sendable {
  /// The text below the front matter; `nil` for a file that cannot be read.
  let text: [UInt8]?
  /// The front matter.
  var keys = ArticleKeys(DataMap())
  /// The address in the old site, if the generator knows it and the front matter has no `url`.
  var address: String?
  /// The language of the text, unless the front matter names one.
  var language = LanguageEvidence()
  var notes: [ImportNote]
  var containers: [String: Set<String>] = [:]
  /// The author's own keys that resemble one that decides who sees the article.
  var ownKeys: Set<String> = []
  var counts: [String: Int] = [:]
  /// The files of the old site that its code blocks show.
  var samples: Set<String> = []
  /// The files of the old site whose blocks it includes.
  var shared: Set<String> = []
  /// What the text lacks of the old one.
  var losses: [ImportNote] = []
  /// Whether the text has Chinese, Japanese or Korean letters.
  var hasWideLetters = false

  /// The bytes of the new file.
  var bytes: [UInt8]? { text.map { Array(keys.frontMatter.utf8) + $0 } }
}

/// The site that an import makes, and what the report says.
package struct ImportedSite: Sendable {
  /// A file of the new site.
  package enum File: Sendable, Equatable {
    /// A file with new content.
    case written([UInt8])
    /// A copy of a file of the old site.
    case copied(from: String)
  }

  /// The name of the generator of the old site.
  let generator: String
  /// The files by path.
  package var files: [String: File]
  /// The path in the old site of each article, by its path in the new one, such as `Content/posts/bread.md`.
  let articles: [String: String]
  /// The number of articles.
  package let articleCount: Int
  let copyCount: Int
  /// How often each tag or component was converted, by its name.
  let counts: [String: Int]
  /// The names of the containers with a new template.
  let stubs: [String]
  /// What the articles lack of the old ones.
  let losses: [ImportNote]
  /// What needs a hand.
  var notes: [ImportNote]
  /// The files that were left out.
  private(set) var omitted: [ImportPlan.Omission]

  /// Adds links and other entries that are no files to what was left out.
  package mutating func addIrregularFiles(_ paths: [String]) {
    omitted += paths.map { ImportPlan.Omission(path: $0, reason: "not a regular file, such as a link") }
  }
}
