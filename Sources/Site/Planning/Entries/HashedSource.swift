package import Articles
package import Records

/// A source with the hash of what an article contains of it.
package struct HashedSource: Sendable, Equatable {
  package let source: ArticleSource
  package let hash: ContentHash

  /// Whether the source is a list of articles.
  var selectsArticles: Bool { if case .rows(let query) = source { query.selectsArticles } else { false } }
  /// Whether the site shows the source when it is rendered, so that an article with it is read in every build.
  var isRenderedBySite: Bool {
    if case .rows(let query) = source { query.selectsArticles && query.expressions.isEmpty } else { false }
  }
}

extension HashedSource: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    switch source {
    case .file(let path): writer.write(["file", path])
    case .variable(let name): writer.write(["variable", name])
    case .code(let reference):
      writer.write(["code", reference.file])
      writer.write(reference.region)
      writer.write(reference.range)
    case .rows(let query):
      writer.write(["rows"] + query.attributes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
      writer.write(query.expressions)
    }
    writer.write(hash)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let words: [String] = try reader.read()
    switch (words.first, words.count) {
    case ("file", 2): source = .file(words[1])
    case ("variable", 2): source = .variable(words[1])
    case ("code", 2):
      source = .code(CodeReference(file: words[1], region: try reader.read(), range: try reader.read()))
    case ("rows", let count) where !count.isMultiple(of: 2):
      let pairs = stride(from: 1, to: count, by: 2).map { (words[$0], words[$0 + 1]) }
      source = .rows(RowQuery(Dictionary(pairs) { first, _ in first }, try reader.read()))
    default: throw InvalidRecord()
    }
    hash = try reader.read()
  }
}
