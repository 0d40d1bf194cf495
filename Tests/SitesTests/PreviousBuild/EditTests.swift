import TestSupport
import Garland
import Testing

@testable import Sites

/// After one edit of each kind, a build that knows the previous one makes the site that a first build makes.
@Suite struct `A build after an edit` {
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let path: String
    /// The new text of the file, or `nil` to remove it.
    var text: String?
    var isTemplate = false
  }

  static let edits = [
    Edit(testDescription: "nothing", path: "about.md", text: content["about.md"]),
    Edit(testDescription: "a text", path: "about.md", text: "# About\n\nMore.\n"),
    Edit(
      testDescription: "a heading that is no title", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\n---\n# Another\n"),
    Edit(
      testDescription: "a template that is there", path: "page.mustache", text: "{{title}}", isTemplate: true),
    Edit(testDescription: "a text about a tag", path: "tags/elm.md", text: "Taller trees.\n"),
    Edit(
      testDescription: "a title for a text that is called so anyway", path: "tags/elm.md", text: "# Elm\n\nTrees.\n"),
    Edit(testDescription: "a heading that is a title", path: "about.md", text: "# Others\n\nUs.\n"),
    Edit(testDescription: "a title", path: "posts/b.md", text: "---\ntitle: C\ndate: 2026-02-01\ntags: [oak]\n---\n"),
    Edit(testDescription: "a date", path: "posts/b.md", text: "---\ntitle: B\ndate: 2025-02-01\ntags: [oak]\n---\n"),
    Edit(testDescription: "a tag", path: "posts/b.md", text: "---\ntitle: B\ndate: 2026-02-01\ntags: [elm]\n---\n"),
    Edit(
      testDescription: "an alias", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\naliases: [/old-b/]\n---\n"),
    Edit(testDescription: "another article", path: "posts/c.md", text: "---\ndate: 2026-03-01\n---\n# C\n"),
    Edit(testDescription: "an article that is gone", path: "posts/b.md"),
    Edit(testDescription: "a draft", path: "about.md", text: "---\ndraft: true\n---\n# About\n\nUs.\n"),
    Edit(testDescription: "a file that is copied", path: "static/more.txt", text: "more"),
    Edit(testDescription: "a file at the address of a page", path: "static/about/index.html", text: "mine"),
    Edit(
      testDescription: "the address that a draft gives its section", path: "trips/_index.md",
      text: "---\ndraft: true\nslug: journeys\n---\n"),
    Edit(
      testDescription: "the address that a draft gives a taxonomy", path: "categories/_index.md",
      text: "---\ndraft: true\nslug: kinds\n---\n"),
    Edit(testDescription: "a setting", path: "site.yml", text: (content["site.yml"] ?? "") + "page_size: 1\n"),
    Edit(
      testDescription: "a template that an article was waiting for", path: "wide.mustache", text: "wide {{title}}",
      isTemplate: true),
    Edit(testDescription: "a file of the theme", path: "assets/more.css", text: "a{}", isTemplate: true),
  ]

  @Test(arguments: edits) func `makes the site that a first build makes`(_ edit: Edit) throws {
    var last = Self.build(Self.content, Self.templates).run()
    try #require(!last.diagnostics.hasErrors)
    last.record = Deferred(value: try #require(last.record?.value).decodedCopy())
    var (content, templates) = (Self.content, Self.templates)
    if edit.isTemplate { templates[edit.path] = edit.text } else { content[edit.path] = edit.text }
    let (warm, cold) = (Self.build(content, templates).run(after: last), Self.build(content, templates).run())
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
    #expect(warm.pages.map(\.address) == cold.pages.map(\.address))
    #expect(warm.diagnostics.map(\.message) == cold.diagnostics.map(\.message))
    if cold.diagnostics.hasErrors { return }
    #expect(warm.record?.value == cold.record?.value.withReasons(of: warm.record?.value))
  }

  @Test func `makes other pages if the program has other pages in Swift`() {
    let one = Self.build(Self.content, Self.templates)
    let two = Self.build(Self.content, Self.templates, code: SiteCode())
    for (first, second) in [(one, two), (two, one)] {
      let (before, warm, cold) = (first.run(), second.run(after: first.run()), second.run())
      #expect(warm.files.map(\.path) == cold.files.map(\.path))
      #expect(warm.files.map(\.content) == cold.files.map(\.content))
      #expect(Set(warm.removed) == Set(before.pages.map(\.address)).subtracting(cold.pages.map(\.address)))
    }
  }

  static let content = [
    "site.yml": "title: Site\nurl: https://example.org/\n", "about.md": "# About\n\nUs.\n",
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [oak, elm]\ncategories: [far]\naliases: [/old-a/]\n---\nA.\n",
    "posts/b.md": "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\n---\n", "tags/oak.md": "# Oaks\n",
    "tags/elm.md": "Trees.\n",
    "trips/_index.md": "---\ndraft: true\n---\n", "trips/far.md": "---\nlayout: wide\n---\n# Far\n",
    "static/notes.txt": "notes",
  ]
  static let templates = [
    "page.mustache": "{{title}} {{content}}", "post.mustache": "{{title}} {{#tags}}{{name}}{{/tags}}",
  ]

  static let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
  static let code = SiteCode(pages: [SitePage("/colophon/", title: "Colophon") { _ in Text("By hand.") }])

  private static func build(
    _ content: [String: String], _ templates: [String: String], code: SiteCode = code
  ) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options,
      code: code)
  }
}
