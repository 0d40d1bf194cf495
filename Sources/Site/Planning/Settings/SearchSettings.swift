package import Articles
import Parsing

/// The settings of the search: `search` in `site.yml`.
///
/// ```yaml
/// search: false             # no search
/// search: {recency: 0.5}    # new articles count more
/// ```
package struct SearchSettings: Sendable, Equatable {
  /// Whether the site has a search index.
  package var isOn = true
  /// How much more a new article counts than an old one, in hundredths.
  package var recency = 0
}

extension SearchSettings {
  /// What `search` can be.
  package static let form = FieldForm.either([
    .type(.flag),
    .map([FieldDescription("recency", .fraction, "how much more a new article counts, from 0 to 1")]),
  ])

  /// Reads `search`.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> SearchSettings? {
    guard let map = fields.value(key.name)?.map else { return fields.flag(key.name).map { SearchSettings(isOn: $0) } }
    return fields.nested(map) { inner in
      guard let node = inner.value("recency") else { return nil }
      if let recency = hundredths(node) { return SearchSettings(recency: recency) }
      inner.reject("recency", .wrong("recency", node.textual ?? "", "a number from 0 (off) to 1", known: []))
      return nil
    }
  }

  /// Returns a number from 0 to 1 in hundredths.
  private static func hundredths(_ node: DataNode) -> Int? {
    let number: Double? =
      switch node.value {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    return number.flatMap { (0...1).contains($0) ? Int(($0 * 100).rounded()) : nil }
  }
}
