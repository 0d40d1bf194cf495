import Diagnostics
package import Records

/// The articles of the previous build.
package struct PreviousArticles: Sendable {
  /// The hash of the addresses that links could lead to.
  package let links: ContentHash
  package let articles: [ArticleRecord]

  package init(links: ContentHash, articles: [ArticleRecord]) { (self.links, self.articles) = (links, articles) }
}

/// The facts that a build found in an article, and the hashes of its renderings.
package struct ArticleRecord: Sendable, Equatable {
  package var path: String
  /// The hash of its `ArticleInputs`.
  package var inputs: ContentHash
  /// The hash of its inputs and of everything that its links resolved to.
  package var dependencies: ContentHash
  package var facts: EntryFacts
  /// The hash of its part of the outline.
  package var outline = ContentHash.absent
  package var renderings = RenderingHashes()
  /// The beginning of the article's text, if a page or a feed read it.
  package var summary: String?
  /// The diagnostics of rendering the article, if a page shows the article.
  package var diagnostics: [RecordedDiagnostic]?

  package init(path: String, inputs: ContentHash, dependencies: ContentHash, facts: EntryFacts) {
    (self.path, self.inputs, self.dependencies, self.facts) = (path, inputs, dependencies, facts)
  }
}

/// The hashes of an article's renderings, one for each use; `nil` if the article was not rendered for a use.
package struct RenderingHashes: Sendable, Equatable {
  /// A hash for each use, or no hashes at all, because a site has thousands of these values.
  private var hashes: [ContentHash] = []

  package init() {}

  package subscript(use: ArticleUse) -> ContentHash? {
    get { hashes.isEmpty || hashes[use.rawValue] == .absent ? nil : hashes[use.rawValue] }
    set {
      if hashes.isEmpty { hashes = Array(repeating: .absent, count: ArticleUse.allCases.count) }
      hashes[use.rawValue] = newValue ?? .absent
    }
  }

  /// Copies the hashes that `newer` has, and keeps the others.
  package mutating func merge(_ newer: RenderingHashes) {
    if hashes.isEmpty { self = newer }
    for use in ArticleUse.allCases { if let hash = newer[use], hash != self[use] { self[use] = hash } }
  }
}

/// A form in which an article is shown, or the assets that it requires.
package enum ArticleUse: Int, Hashable, CaseIterable { case page, assets, listed, excerpt }

extension ArticleRecord: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(inputs)
    writer.write(dependencies)
    writer.write(facts)
    writer.write(outline)
    writer.write(renderings)
    writer.write(summary)
    writer.write(diagnostics)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      path: try reader.read(), inputs: try reader.read(), dependencies: try reader.read(), facts: try reader.read())
    (outline, renderings) = (try reader.read(), try reader.read())
    (summary, diagnostics) = (try reader.read(), try reader.read())
  }
}

extension RenderingHashes: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    for use in ArticleUse.allCases { writer.write(self[use]) }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init()
    for use in ArticleUse.allCases {
      if let hash: ContentHash = try reader.read() { self[use] = hash }
    }
  }
}
