import Articles
package import Diagnostics
import Parsing
import Texts

/// Variables that articles write as `{{var.version}}`, from `site.yml` or an `_index.md`.
package struct SiteVariables: Sendable, Equatable {
  /// The values, by name, as they are written.
  package private(set) var values: [String: String] = [:]
  /// Where the names are declared.
  package private(set) var places: [String: SourceRange] = [:]

  package init() {}

  /// Creates variables that the command line sets.
  package init(values: [String: String]) { self.values = values }

  /// What `variables` can be.
  static let form = FieldForm.entries(.type(.text))

  /// Reads a map from names to values: texts, numbers as they are written, `true` or `false`.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> SiteVariables? {
    guard let map = fields.map(key.name) else { return nil }
    var variables = SiteVariables()
    fields.nested(map) { inner in
      for entry in map.entries {
        let value: String? = if case .bool(let flag) = entry.value.value { "\(flag)" } else { entry.value.textual }
        guard isName(entry.key), let value = value ?? inner.text(entry.key) else {
          if !isName(entry.key) {
            inner.reject(entry.key, .wrong(entry.key, entry.key, "a name of letters, digits, `-` and `_`", known: []))
          }
          continue
        }
        _ = inner.value(entry.key)
        variables.values[entry.key] = value
        variables.places[entry.key] = SourceRange(inner.source, entry.keyRange)
      }
    }
    return variables
  }

  /// Whether a text can be the name of a variable.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
  }

  /// Returns these variables with others where these have no value.
  func withDefaults(_ others: SiteVariables) -> SiteVariables {
    var all = others
    all.values.merge(values) { _, own in own }
    all.places.merge(places) { _, own in own }
    return all
  }
}
