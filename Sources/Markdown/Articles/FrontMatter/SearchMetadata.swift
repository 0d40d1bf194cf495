internal import Diagnostics
internal import Parsing

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

  /// The keys of `search`, if it is a map.
  static let fields = [FieldDescription("boost", .type(.tenths), "how important the article is, from 0.1 to 10")]

  /// Creates the default values.
  package init() {}

  static func read(from fields: inout FieldReader) -> SearchMetadata {
    var search = SearchMetadata()
    let name = ArticleMetadata.Field.search.rawValue
    guard let node = fields.value(name) else { return search }
    guard let map = node.map else {
      search.isIndexed = fields.flag(name) ?? true
      return search
    }
    var inner = FieldReader(map, in: fields.range(of: node).source)
    search.boost = inner.tenths("boost") ?? search.boost
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
    return search
  }
}
