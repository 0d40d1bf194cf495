import Articles
package import Diagnostics
import Parsing

/// A folder whose files code blocks can show, from `sources` in `site.yml`.
///
/// ```yaml
/// sources: {app: ../Sources}
/// ```
package struct SourceSettings: Sendable, Equatable {
  /// The name of the folder, with which the paths of its files begin.
  package var name: String
  /// The path, relative to the content folder.
  package var path: String
  /// The range of the path.
  package var range: SourceRange?
}

extension SourceSettings {
  /// What `sources` can be.
  static let form = FieldForm.entries(.type(.text))

  /// Reads `sources`: a map from names to folders.
  static func list(from fields: inout FieldReader, _ key: FieldDescription) -> [SourceSettings]? {
    guard let map = fields.map(key.name) else { return nil }
    return fields.nested(map) { inner in
      map.entries.compactMap { entry in
        guard let path = inner.text(entry.key) else { return nil }
        if entry.key.isEmpty || entry.key.hasPrefix(".") || entry.key.contains("/") {
          inner.reject(entry.key, .wrong("sources", entry.key, "names without slashes", known: []))
          return nil
        }
        return SourceSettings(name: entry.key, path: path, range: inner.range(of: entry.key))
      }
    }
  }

  /// Returns the error if the folder cannot be read.
  func diagnostic(_ options: SiteOptions) -> Diagnostic? {
    options.sourceProblems[name].map { .unreadable(path, $0, at: range) }
  }
}
