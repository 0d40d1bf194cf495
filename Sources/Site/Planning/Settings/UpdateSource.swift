import Articles
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

extension FieldKind<UpdateSource> {
  /// `git` or `front-matter`.
  static var updateSource: Self {
    let word = FieldKind<Bool>.word("git", or: "front-matter")
    return Self(word.form) { UpdateSource(usesHistory: word.read(&$0, $1) ?? false, range: $0.range(of: $1.name)) }
  }
}
