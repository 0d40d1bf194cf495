import Articles
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
  /// What `words` can be: a map from keys to texts, or to texts by plural category.
  static let form = FieldForm.entries(.either([.type(.text), .entries(.type(.text))]))

  /// Reads `words`.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> WordSettings? {
    fields.map(key.name).map { WordSettings(map: $0, source: fields.source) }
  }
}
