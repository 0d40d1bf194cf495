internal import Diagnostics
internal import Parsing
package import Records

/// How the search finds an article: the front matter `search`.
///
/// ```yaml
/// search: false         # not at all
/// search: {boost: 2}    # twice as important as other articles
/// ```
package struct SearchMetadata: Sendable, Equatable {
  /// Whether the article is in the search index.
  package var isIndexed = true
  /// How many times as important as others the article is, in tenths.
  package var boost = 10

  /// The keys of the map.
  fileprivate static let fields = [
    FieldDescription("boost", .type(.tenths), "how important the article is, from 0.1 to 10")
  ]

  package init() {}

  fileprivate static func read(_ name: String, from fields: inout FieldReader) -> SearchMetadata? {
    var search = SearchMetadata()
    guard let node = fields.value(name) else { return nil }
    guard let map = node.map else {
      search.isIndexed = fields.flag(name) ?? true
      return search
    }
    search.boost = fields.nested(map) { $0.tenths("boost") } ?? search.boost
    return search
  }
}

extension FieldKind<SearchMetadata> {
  /// `true`, `false` or a map.
  static var search: Self {
    Self(.either([.type(.flag), .map(SearchMetadata.fields)])) { SearchMetadata.read($1.name, from: &$0) }
  }
}

extension SearchMetadata: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(isIndexed)
    writer.write(boost)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    (isIndexed, boost) = (try reader.read(), try reader.read(in: 1...100))
  }
}
