import Diagnostics
import Records

/// The articles of the previous build.
struct PreviousArticles: Sendable {
  /// The hash of the addresses that links could lead to.
  let links: ContentHash
  let articles: [ArticleRecord]
}

/// The facts that a build found in an article, and the hashes of its renderings.
struct ArticleRecord: Sendable, Equatable {
  var path: String
  /// The hash of its `ArticleInputs`.
  var inputs: ContentHash
  /// The hash of its inputs and of everything that its links resolved to.
  var dependencies: ContentHash
  var facts: EntryFacts
  var renderings = RenderingHashes()
  /// The beginning of the article's text, if a page or a feed read it.
  var summary: String?
  /// The diagnostics of rendering the article, if a page shows the article.
  var diagnostics: [RecordedDiagnostic]?
}

/// The hashes of an article's renderings, one for each use; `nil` if the article was not rendered for a use.
struct RenderingHashes: Sendable, Equatable {
  /// A hash for each use, or no hashes at all, because a site has thousands of these values.
  private var hashes: [ContentHash] = []

  subscript(use: ArticleUse) -> ContentHash? {
    get { hashes.isEmpty || hashes[use.rawValue] == .absent ? nil : hashes[use.rawValue] }
    set {
      if hashes.isEmpty { hashes = Array(repeating: .absent, count: ArticleUse.allCases.count) }
      hashes[use.rawValue] = newValue ?? .absent
    }
  }

  /// Copies the hashes that `newer` has, and keeps the others.
  mutating func merge(_ newer: RenderingHashes) {
    if hashes.isEmpty { self = newer }
    for use in ArticleUse.allCases { if let hash = newer[use], hash != self[use] { self[use] = hash } }
  }
}

/// A form in which an article is shown, or the assets that it requires.
enum ArticleUse: Int, Hashable, CaseIterable { case page, assets, listed, excerpt }

extension ArticleRecord: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(inputs)
    writer.write(dependencies)
    writer.write(facts)
    writer.write(renderings)
    writer.write(summary)
    writer.write(diagnostics)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      path: try reader.read(), inputs: try reader.read(), dependencies: try reader.read(), facts: try reader.read(),
      renderings: try reader.read(), summary: try reader.read(), diagnostics: try reader.read())
  }
}

extension RenderingHashes: RecordCodable {
  func write(to writer: inout RecordWriter) {
    for use in ArticleUse.allCases { writer.write(self[use]) }
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init()
    for use in ArticleUse.allCases {
      if let hash: ContentHash = try reader.read() { self[use] = hash }
    }
  }
}
