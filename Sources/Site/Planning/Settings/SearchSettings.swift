package import Articles
package import Diagnostics
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
  package mutating func read(from fields: inout FieldReader, in source: SourceID) {
    guard let node = fields.value("search") else { return }
    guard let map = node.map else {
      isOn = fields.flag("search") ?? isOn
      return
    }
    var inner = FieldReader(map, in: source, area: "site")
    if let node = inner.value("recency") {
      if let recency = Self.hundredths(node) {
        self.recency = recency
      } else {
        inner.reject(
          "recency", .wrong("recency", node.textual ?? "", "a number from 0 (off) to 1", known: []))
      }
    }
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
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
