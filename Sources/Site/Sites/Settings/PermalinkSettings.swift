import Articles
import Diagnostics
import Parsing

/// A pattern for the addresses of articles.
typealias PermalinkPattern = AddressPattern<PermalinkPlaceholder>

/// The placeholders in the permalink of an article.
enum PermalinkPlaceholder: String, AddressPlaceholder {
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
struct PermalinkSettings: Sendable, Equatable {
  /// The patterns for one section.
  struct Patterns: Sendable, Equatable {
    var posts: PermalinkPattern?
    var pages: PermalinkPattern?
    /// The range of the section's key in `site.yml`.
    var range: SourceRange
  }

  /// The patterns, by the path of the section; the key for the articles in no section is empty.
  private(set) var sections: [String: Patterns] = [:]

  /// Returns the pattern for the articles of a section, or of the nearest section around it that has one.
  ///
  /// The pattern for articles in no section does not apply to sections.
  func pattern(for section: String, isPost: Bool) -> PermalinkPattern? {
    if sections.isEmpty { return nil }
    let paths = section.isEmpty ? [""] : SectionPath.chain(to: section).reversed()
    return paths.lazy.compactMap { self.sections[$0].flatMap { isPost ? $0.posts : $0.pages } }.first
  }

  /// Reports the sections that the site does not have.
  func unknownSections(among known: Set<String>) -> [Diagnostic] {
    let unknown = sections.filter { !$0.key.isEmpty && !known.contains($0.key) }.sorted { $0.key < $1.key }
    return unknown.map { section, patterns in
      PermalinkProblem.unknownSection(section, known: known.sorted()).diagnostic(at: patterns.range)
    }
  }

  /// What `permalinks` can be.
  static let form = FieldForm.entries(
    .either([
      .type(.text),
      .map([
        FieldDescription("posts", .type(.text), "the addresses of posts"),
        FieldDescription("pages", .type(.text), "the addresses of pages"),
      ]),
    ]))

  /// Reads `permalinks`: a map from sections to patterns, or to patterns for posts and for pages.
  static func read(from fields: inout FieldReader) -> PermalinkSettings {
    var settings = PermalinkSettings()
    guard let map = fields.map("permalinks"), let range = fields.range(of: "permalinks") else { return settings }
    var sections = FieldReader(map, in: range.source, area: "site")
    for entry in map.entries {
      var patterns = Patterns(range: SourceRange(range.source, entry.keyRange))
      if let kinds = entry.value.map {
        var inner = FieldReader(kinds, in: range.source, area: "site")
        (patterns.posts, patterns.pages) = (inner.pattern("posts"), inner.pattern("pages"))
        inner.reportUnknownKeys()
        sections.addDiagnostics(of: inner)
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

/// A problem with permalinks.
enum PermalinkProblem {
  /// There are patterns for a section that the site does not have.
  case unknownSection(String, known: [String])
  /// The permalink of an article needs a date that the article lacks.
  case undated(address: String)

  func diagnostic(at range: SourceRange?) -> Diagnostic {
    switch self {
    case .unknownSection(let section, let known):
      Diagnostic(
        .warning, "site.unknown-section", "`permalinks` names the section `\(section)`, which has no articles",
        at: range, suggestion: .nearest(to: section, among: known, at: range))
    case .undated(let address):
      Diagnostic(
        .warning, "site.undated-permalink",
        "the permalink of this article needs a date; without one, its address is `\(address)`", at: range,
        suggestion: Diagnostic.Suggestion(
          "write `date: 2026-01-02` in the front matter, or begin the file name with `2026-01-02-`"))
    }
  }
}
