import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Sites

/// A site with Swift code that is built in memory, then edited.
struct EditedSwiftSite {
  let content: [String: String]
  let code: SiteCode
  let templates: [String: String]

  init(_ content: [String: String], _ code: SiteCode, templates: [String: String] = [:]) {
    self.templates = templates
    self.content = content.merging(["site.yml": "title: T\nurl: https://example.org/\n"]) { own, _ in own }
    self.code = code
  }

  func build(_ changes: [String: String?] = [:]) -> SiteBuild {
    var content = content
    for (path, text) in changes { content[path] = text }
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: code)
  }

  /// Returns the addresses that a build renders after an edit; the files must be those of a first build.
  func rendered(after changes: [String: String?]) throws -> Set<String> {
    var previous = build().run()
    try #require(!previous.diagnostics.hasErrors, "\(text(of: previous.diagnostics, in: previous))")
    previous.record = Deferred(value: try #require(previous.record?.value).decodedCopy())
    let (warm, cold) = (build(changes).run(after: previous), build(changes).run())
    #expect(!cold.diagnostics.hasErrors, "\(text(of: cold.diagnostics, in: cold))")
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
    #expect(warm.record?.value == cold.record?.value.withReasons(of: warm.record?.value))
    return Set(warm.pages.filter(\.isRendered).map(\.address))
  }

  /// Returns the messages of a build.
  func messages(after changes: [String: String?] = [:]) -> String {
    let site = build(changes).run()
    return text(of: site.diagnostics, in: site)
  }

  private func text(of diagnostics: DiagnosticList, in site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: diagnostics)
  }
}
