import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// A language without its own `_index.md` takes the settings of a section from the main language.
@Suite struct `A setting that a language inherits` {
  struct Setting: CustomTestStringConvertible {
    let testDescription: String
    /// The line in the front matter.
    let line: String

    init(_ name: String, _ line: String) { (testDescription, self.line) = (name, line) }
  }

  /// A value of each setting of a section.
  static let settings = [
    Setting("sort", "sort: oldest"), Setting("page_size", "page_size: 1"),
    Setting("post_template", "post_template: wide"), Setting("post_container", "post_container: note"),
    Setting("holds", "holds: pages"), Setting("sidebar", "sidebar: true"),
    Setting("fallback", "fallback: true"), Setting("feeds", "feeds: [rss]"),
    Setting("defaults", "defaults: {toc: true, tags: [elm]}"), Setting("variables", "variables: {wood: oak}"),
  ]

  private static let files = [
    "posts/a.md": LanguageSite.article("A", "date: 2026-01-02"),
    "posts/b.md": LanguageSite.article("B", "date: 2026-01-03"),
    "posts/only.md": LanguageSite.article("Only", "date: 2026-01-04"),
    "posts/a.fr.md": LanguageSite.article("A", "date: 2026-01-02", "## Un {{var.wood}}\n\n## Deux\n\n## Trois"),
    "posts/b.fr.md": LanguageSite.article("B", "date: 2026-01-03"),
  ]

  private static func build(_ keys: String, domain: Bool, after before: BuiltSite? = nil) -> BuiltSite {
    let french = domain ? "url: \"https://fr.example\"" : ""
    return LanguageSite.build(
      files.merging(["posts/_index.md": LanguageSite.article("Journal", keys)]) { $1 },
      settings: "languages: {en: {}, fr: {\(french)}}\nvariables: {wood: elm}",
      templates: ["wide.mustache": "wide {{title}} {{content}}"], after: before)
  }

  @Test func `has a case for each setting of a section`() {
    let cases = Set(Self.settings.map(\.testDescription))
    #expect(cases.isSuperset(of: SectionSettings.names))
  }

  @Test(arguments: settings, [false, true])
  func `changes its pages in the next build`(_ setting: Setting, domain: Bool) throws {
    for (old, new) in [("", setting.line), (setting.line, "")] {
      var before = Self.build(old, domain: domain)
      before.record = Deferred(value: try #require(before.record?.value).decodedCopy())
      let (warm, cold) = (Self.build(new, domain: domain, after: before), Self.build(new, domain: domain))
      #expect(!cold.hasErrors, "\(cold.diagnostics.map(\.message))")
      let changed = zip(warm.files, cold.files).filter { $0.content != $1.content }.map(\.0.path)
      #expect(changed.isEmpty && warm.files.map(\.path) == cold.files.map(\.path), "\(setting.testDescription)")
      // The setting is one that readers of the other language see.
      func french(_ site: BuiltSite) -> [String: SiteOutput.Content] {
        let own = site.files.filter { $0.path.hasPrefix("fr/") }.map { ($0.path, $0.content) }
        return Dictionary(own) { first, _ in first }
      }
      #expect(french(before) != french(cold), "\(setting.testDescription)")
    }
  }
}
