import Records
import Searching

/// The index of one language, as the next build needs it.
struct SearchRecord: Sendable, Equatable {
  var language: String
  /// The hash of the settings that every article in the index depends on.
  var settings: ContentHash
  var index: SearchIndex
  /// The articles, in the order of their numbers.
  var articles: [Article]

  /// An article in the index.
  struct Article: Sendable, Equatable {
    var id: ArticleID
    /// The hash of everything that its text depends on.
    var dependencies: ContentHash
    /// The number of its words.
    var length: Int
  }
}

extension SearchRecord: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(language)
    writer.write(settings)
    writer.write(index.terms.text)
    writer.write(index.fragments.text)
    writer.write(articles)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    (language, settings, index) = (try reader.read(), try reader.read(), SearchIndex())
    let (terms, fragments): (String, String) = (try reader.read(), try reader.read())
    guard let terms = ShardTree(terms), let fragments = ShardTree(fragments) else { throw InvalidRecord() }
    (index.terms, index.fragments) = (terms, fragments)
    articles = try reader.read()
  }
}

extension SearchRecord.Article: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(Int(id.value))
    writer.write(dependencies)
    writer.write(length)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(
      id: ArticleID(UInt32(try reader.read(in: 0...0xFF_FFFF))), dependencies: try reader.read(),
      length: try reader.readAmount())
  }
}
