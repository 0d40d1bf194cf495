import Garland
import Records
import Testing

@testable import Sites

@Suite struct `A plan that is remembered` {
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let path: String
    /// The file as it is then; nothing where it is gone.
    var text: String?
    var isTemplate = false
    /// Whether the same is planned.
    var isSame = false
  }

  static let edits = [
    Edit(testDescription: "nothing", path: "about.md", text: content["about.md"], isSame: true),
    Edit(testDescription: "a text", path: "about.md", text: "# About\n\nMore.\n", isSame: true),
    Edit(
      testDescription: "a heading that is no title", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\n---\n# Another\n", isSame: true),
    Edit(
      testDescription: "a template that is there", path: "page.mustache", text: "{{title}}", isTemplate: true,
      isSame: true),
    Edit(testDescription: "a text about a tag", path: "tags/elm.md", text: "Taller trees.\n", isSame: true),
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

  /// The site that a first build makes, with the plan that it makes, and that of the last one only where nothing else comes of it.
  @Test(arguments: edits) func `is the plan of the next build where that is made of the same`(_ edit: Edit) throws {
    var last = Self.build(Self.content, Self.templates).run()
    try #require(!last.diagnostics.hasErrors)
    last.memory = Meanwhile(made: try Self.read(RecordWriter.bytes(of: try #require(last.memory?.value))))
    var (content, templates) = (Self.content, Self.templates)
    if edit.isTemplate { templates[edit.path] = edit.text } else { content[edit.path] = edit.text }
    let (warm, cold) = (Self.build(content, templates).run(after: last), Self.build(content, templates).run())
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
    #expect(warm.pages.map(\.address) == cold.pages.map(\.address))
    #expect(warm.diagnostics.map(\.message) == cold.diagnostics.map(\.message))
    if cold.diagnostics.hasErrors { return }
    let plan = try #require(warm.memory?.value.plan)
    #expect(plan == cold.memory?.value.plan)
    #expect((plan == last.memory?.value.plan) == edit.isSame)
    var reading = SiteReading(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates),
      options: Self.options,
      code: Self.code, remembering: last.memory?.value)
    #expect(reading.model().planning.isRemembered == edit.isSame)
  }

  /// Those of another program are others, and the site map names them.
  @Test func `is made anew where pages in Swift are others`() {
    let one = Self.build(Self.content, Self.templates)
    let two = Self.build(Self.content, Self.templates, code: SiteCode())
    for (first, second) in [(one, two), (two, one)] {
      let (before, warm, cold) = (first.run(), second.run(after: first.run()), second.run())
      #expect(warm.files.map(\.path) == cold.files.map(\.path))
      #expect(warm.files.map(\.content) == cold.files.map(\.content))
      #expect(Set(warm.removed) == Set(before.pages.map(\.address)).subtracting(cold.pages.map(\.address)))
    }
  }

  @Test func `is read as it was written`() throws {
    let bytes = RecordWriter.bytes(of: try Self.plan())
    var reader = RecordReader(bytes)
    let plan = try SitePlan(from: &reader)
    #expect(reader.isAtEnd && RecordWriter.bytes(of: plan) == bytes)
    #expect(plan.sections.map(\.path) == ["posts", "trips"] && plan.taxonomies.map(\.settings.name).first == "tags")
    #expect(plan.redirects.map(\.from) == ["/old-a/"] && plan.posts.count == 2 && plan.plainPages.count == 2)
    #expect(plan.pages.contains { $0.code == 0 } && plan.pages.contains { $0.list?.count == 2 })
  }

  static let damages: [(name: String, damage: @Sendable (inout SitePlan) -> Void)] = [
    ("a post", { $0.posts.append(99) }), ("a page among no posts", { $0.plainPages = [-1] }),
    ("an article of a section", { $0.sections[0] = section(entries: [99]) }),
    ("an article about a section", { $0.sections[0] = section(index: -1) }),
    ("a section in a section", { $0.sections[0] = section(sections: [9]) }),
    (
      "more pages of a list than there are",
      { $0.pages[0].list = Page.ListPart(entries: [], number: .max, count: .max, total: 1, first: "/") }
    ),
    ("a section of a page", { $0.pages[0].section = 9 }), ("an article of a page", { $0.pages[0].entry = 99 }),
    ("a page in Swift", { $0.pages[0].code = 1 }), ("a taxonomy", { $0.pages[0].taxonomy = 9 }),
    ("a term", { ($0.pages[0].taxonomy, $0.pages[0].term) = (0, 9) }),
    ("a term of no taxonomy", { ($0.pages[0].taxonomy, $0.pages[0].term) = (nil, 0) }),
    (
      "an article of a list",
      { $0.pages[0].list = Page.ListPart(entries: [99], number: 1, count: 1, total: 1, first: "/") }
    ),
    (
      "a page behind the last one of a list",
      { $0.pages[0].list = Page.ListPart(entries: [], number: 3, count: 2, total: 1, first: "/") }
    ),
    (
      "a list without pages",
      { $0.pages[0].list = Page.ListPart(entries: [], number: 1, count: 0, total: 0, first: "/") }
    ),
  ]

  private static func section(index: Int? = nil, entries: [Int] = [], sections: [Int] = []) -> Sites.Section {
    Sites.Section(
      path: "posts", address: "/posts/", title: "Posts", index: index, settings: SectionSettings(), holdsPosts: true,
      order: .newest, entries: entries, sections: sections)
  }

  @Test(arguments: damages.indices) func `is not used where it names what is not there`(_ index: Int) throws {
    let (name, damage) = Self.damages[index]
    let basis = ContentMark(value: 1)
    func isUsed(_ plan: SitePlan, of other: ContentMark = basis, entries: Int = 6, code: Int = 1) -> Bool {
      PlanMemory(plan, basis: basis).plan(of: other, entries: entries, code: code) != nil
    }
    var plan = try Self.plan()
    #expect(isUsed(plan))
    #expect(!isUsed(plan, of: ContentMark(value: 2)) && !isUsed(plan, entries: 3) && !isUsed(plan, code: 0))
    damage(&plan)
    #expect(!isUsed(plan), "\(name)")
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

  private static func read(_ bytes: [UInt8]) throws -> SiteMemory {
    var reader = RecordReader(bytes)
    return try SiteMemory(from: &reader)
  }

  /// The plan of a site with something of everything.
  private static func plan() throws -> SitePlan {
    let settings = "\(content["site.yml"] ?? "")page_size: 1\n"
    let site = build(content.merging(["site.yml": settings]) { $1 }, templates).run()
    let memory = try #require(site.memory?.value.plan)
    return try #require(memory.plan(of: memory.basis, entries: 6, code: 1))
  }
}
