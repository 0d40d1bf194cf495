import Addresses
package import Articles
package import Records

/// What the articles of an edition can be made of, besides their own files.
struct ArticleSources: Sendable {
  let content: any SourceFolder

  /// Returns the hash of what an article contains of a source now.
  func hash(of source: ArticleSource, in article: PlacedArticle) -> ContentHash {
    switch source {
    case .file(let path): content.hash(of: path) ?? .absent
    }
  }
}

/// A source with the hash of what an article contains of it.
package struct HashedSource: Sendable, Equatable {
  package let source: ArticleSource
  package let hash: ContentHash
}

extension HashedSource: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    switch source {
    case .file(let path):
      writer.write(0)
      writer.write(path)
    }
    writer.write(hash)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let kind: Int = try reader.read()
    switch kind {
    case 0: source = .file(try reader.read())
    default: throw InvalidRecord()
    }
    hash = try reader.read()
  }
}
