package import Articles
package import Diagnostics
import Parsing

/// A pattern for the addresses of articles.
package typealias PermalinkPattern = AddressPattern<PermalinkPlaceholder>

/// The placeholders in the permalink of an article.
package enum PermalinkPlaceholder: String, AddressPlaceholder {
  case year, month, day, hour, minute, second, title, slug, filename, section, sections, categories
  case shortYear = "short_year"
  case monthWithoutZero = "i_month"
  case dayWithoutZero = "i_day"
  case dayOfYear = "y_day"

  /// Whether the value is part of the article's date.
  var isDate: Bool {
    switch self {
    case .title, .slug, .filename, .section, .sections, .categories: false
    case .year, .month, .day, .hour, .minute, .second, .shortYear, .monthWithoutZero, .dayWithoutZero, .dayOfYear: true
    }
  }
}

/// The permalinks of a site: patterns for the articles of each section.
package struct PermalinkSettings: Sendable, Equatable {
  /// The patterns for one section.
  package struct Patterns: Sendable, Equatable {
    var posts: PermalinkPattern?
    var pages: PermalinkPattern?
    /// The range of the section's key in `site.yml`.
    package var range: SourceRange
  }

  /// The patterns, by the path of the section; the key for the articles in no section is empty.
  package private(set) var sections: [String: Patterns] = [:]

  /// Returns the pattern for the articles of a section, or of the nearest section around it that has one.
  ///
  /// The pattern for articles in no section does not apply to sections.
  func pattern(for section: String, isPost: Bool) -> PermalinkPattern? {
    if sections.isEmpty { return nil }
    let paths = section.isEmpty ? [""] : SectionPath.chain(to: section).reversed()
    return paths.lazy.compactMap { self.sections[$0].flatMap { isPost ? $0.posts : $0.pages } }.first
  }

  /// What `permalinks` can be.
  package static let form = FieldForm.entries(
    .either([
      .type(.text),
      .map([
        FieldDescription("posts", .type(.text), "the addresses of posts"),
        FieldDescription("pages", .type(.text), "the addresses of pages"),
      ]),
    ]))

  /// Reads `permalinks`: a map from sections to patterns, or to patterns for posts and for pages.
  package static func read(_ name: String, from fields: inout FieldReader) -> PermalinkSettings {
    var settings = PermalinkSettings()
    guard let map = fields.map(name) else { return settings }
    var sections = FieldReader(map, in: fields.source, area: "site")
    for entry in map.entries {
      var patterns = Patterns(range: SourceRange(fields.source, entry.keyRange))
      if let kinds = entry.value.map {
        (patterns.posts, patterns.pages) = sections.nested(kinds) { ($0.pattern("posts"), $0.pattern("pages")) }
      } else if let pattern: PermalinkPattern = sections.pattern(entry.key) {
        (patterns.posts, patterns.pages) = (pattern, pattern)
      }
      let path = entry.key.split(separator: "/").joined(separator: "/")
      settings.sections[path] = settings.sections[path] ?? patterns
    }
    fields.addDiagnostics(of: sections)
    return settings
  }
}
