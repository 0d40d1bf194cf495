package import Articles
package import Diagnostics

/// The source of the dates of last changes, from `updated` in `site.yml`.
///
/// ```yaml
/// updated: git
/// ```
package struct UpdateSource: Sendable, Equatable {
  /// Whether an article without `updated` in its front matter has the date of its last commit.
  package var usesHistory = false
  /// The range of the setting.
  package var range: SourceRange?
}

extension UpdateSource {
  /// Reads `updated`: `git` or `front-matter`.
  package static func read(from fields: inout FieldReader) -> UpdateSource {
    let choice = fields.choice("updated", among: ["front-matter", "git"])
    return UpdateSource(usesHistory: choice == "git", range: fields.range(of: "updated"))
  }
}
