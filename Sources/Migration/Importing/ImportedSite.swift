import Parsing

/// A converted article, ready to be written.
package struct ImportedArticle: Sendable {
  private(set) var bytes: [UInt8]?
  private(set) var keys = ArticleKeys(DataMap())
  /// The address without `url`, if the generator computes it.
  var address: String?
  /// The number of bytes behind the front matter.
  var textCount = 0
  /// The language of the text, unless the front matter names one.
  var language = LanguageEvidence()
  private(set) var notes: [ImportNote]
  var containers: [String: Set<String>] = [:]
  /// The author's own keys that resemble one that decides who sees the article.
  var ownKeys: Set<String> = []
  var counts: [String: Int] = [:]

  /// The address in the front matter of an article that is no draft.
  var url: String? { keys["draft"] == .bool(true) ? nil : keys["url"]?.text }

  /// Replaces the address or the slug in the front matter, because another article has the same.
  mutating func replace(_ key: String, with text: String, of path: String) {
    let old = (keys[key]?.text ?? address).map { ", `\($0)`" } ?? ""
    keys[key] = .string(text)
    bytes = bytes.map { Array(keys.frontMatter.utf8) + $0.suffix(textCount) }
    notes.append(
      ImportNote(
        path: path, message: "another article has its \(old.isEmpty ? "address" : key + old); it has `\(text)` now"))
  }
}

/// The site that an import makes, and what the report says.
package struct ImportedSite: Sendable {
  /// A file of the new site.
  package enum File: Sendable {
    /// A file with new content.
    case written([UInt8])
    /// A copy of a file of the old site.
    case copied(from: String)
  }

  /// The name of the generator of the old site.
  let generator: String
  /// The files by path.
  package let files: [String: File]
  /// The number of articles.
  package let articleCount: Int
  let copyCount: Int
  /// How often each tag or component was converted, by its name.
  let counts: [String: Int]
  /// The names of the containers with a new template.
  let stubs: [String]
  /// What needs a hand.
  let notes: [ImportNote]
  /// The files that were left out.
  private(set) var omitted: [ImportPlan.Omission]

  /// Adds links and other entries that are no files to what was left out.
  package mutating func addIrregularFiles(_ paths: [String]) {
    omitted += paths.map { ImportPlan.Omission(path: $0, reason: "not a regular file, such as a link") }
  }
}

/// Something that an import could not convert.
package struct ImportNote: Sendable, Equatable {
  /// The path in the old site; `nil` for a note about the whole site.
  var path: String?
  /// The line in the old file, from 1.
  var line: Int?
  let message: String
}
