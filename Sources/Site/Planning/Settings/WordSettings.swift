package import Articles
package import Diagnostics
package import Parsing

/// The words in `site.yml` that replace words of the theme.
package struct WordSettings: Sendable, Equatable {
  /// The keys with their words.
  package var map: DataMap
  /// The source of the ranges in the map.
  package var source: SourceID
}

extension WordSettings {
  /// Reads `words`: a map from keys to texts, or to texts by plural category.
  package static func read(from fields: inout FieldReader, in source: SourceID) -> WordSettings? {
    fields.map("words").map { WordSettings(map: $0, source: source) }
  }
}
