import Garland
import Sites
import TestSupport
import Testing

/// Containers that show their children twice: 28 nested ones would double a text 28 times.
@Suite struct `Containers that multiply their children` {
  private static let double = Container("double", reads: .recorded) { use in
    use.content
    use.content
  }

  private static func build(_ article: String) -> BuiltSite {
    SiteBuild(
      content: FolderInMemory("Content", ["site.yml": "title: T\nurl: https://example.org/\n", "a.md": article]),
      templates: FolderInMemory(
        "Templates",
        ["containers/twice.mustache": "<div>{{#children}}{{{html}}}{{{html}}}{{/children}}</div>\n"]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(containers: [double])
    ).run()
  }

  /// Returns an article with a text in nested containers, the innermost on the last opening line.
  private static func article(_ names: [String], _ text: String) -> String {
    let fences = names.indices.map { String(repeating: ":", count: names.count - $0 + 2) }
    let openings = zip(fences, names).map { "\($0)\($1)\n" }.joined()
    return "# A\n\n\(openings)\n\(text)\n\n\(fences.reversed().map { $0 + "\n" }.joined())"
  }

  private static let longText = String(repeating: "word ", count: 20_000)

  @Test(arguments: [
    Case("a template", Array(repeating: "twice", count: 28), "twice"),
    Case("a view in Swift", Array(repeating: "double", count: 28), "double"),
    Case("a view in templates", Array(repeating: "twice", count: 14) + Array(repeating: "double", count: 14), ""),
    Case("templates in a view", Array(repeating: "double", count: 14) + Array(repeating: "twice", count: 14), ""),
  ])
  func `are an error that names the container and its place`(_ row: Case<[String], String>) throws {
    let site = Self.build(Self.article(row.input, Self.longText))
    let problems = site.diagnostics.filter { $0.severity == .error }
    #expect(problems.map(\.code) == ["containers.size-limit"], "\(row.name): \(problems.map(\.message))")
    let problem = try #require(problems.first)
    #expect(problem.message.contains(" MB in this `\(row.expected)"), "\(problem.message)")
    let range = try #require(problem.location)
    let line = try #require(site.sources[range.source]).position(at: range.bytes.lowerBound).line
    #expect((3..<31).contains(line), "line \(line) should open a container")
  }

  @Test func `are fine as long as the article stays small`() {
    let site = Self.build(Self.article(["twice", "double", "twice", "double", "twice"], "word"))
    #expect(!site.diagnostics.hasErrors)
    guard case .bytes(let page)? = site.files.first(where: { $0.path == "a/index.html" })?.content else {
      Issue.record("there should be a page")
      return
    }
    #expect(String(decoding: page, as: UTF8.self).ranges(of: "<p>word</p>").count == 32)
  }
}
