import Garland
import Planning
import Records
import Sites
import TestSupport
import Testing

/// Files of the content are as private as what refers to them.
@Suite struct `A file of the content` {
  /// A draft with a link to a file.
  private static let hidden = "---\ndraft: true\n---\n# Plan\n\n[the plan](plan.pdf)\n"

  static func build(
    _ files: [String: String], settings: String = "", templates: [String: String] = [:], code: SiteCode = SiteCode(),
    drafts: Bool = false, after before: BuiltSite? = nil
  ) -> BuiltSite {
    var files = files
    files["site.yml"] = "title: T\nurl: https://example.org/sub/\n\(settings)\n"
    var options = SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    options.showsDrafts = drafts
    return SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", templates), options: options,
      code: code
    ).run(after: before)
  }

  /// The paths of the copied files in the content folder.
  static func copies(of site: BuiltSite) -> Set<String> {
    Set(
      site.files.compactMap { file in
        switch file.content {
        case .copy(let source), .cleanCopy(let source): source
        default: nil
        }
      })
  }

  @Test(arguments: [
    "draft: true", "isDraft: true", "publish: false", "published: false", "permalink: false", "status: draft",
    "status: private", "status: pending", "visibility: members", "date: 2027-01-01", "expires: 2026-01-01",
    "publishDate: 2027-01-01", "expiryDate: 2026-01-01",
  ])
  func `is private if the only article that refers to it is hidden`(_ key: String) {
    let site = Self.build(
      [
        "posts/a.md": "---\n\(key)\n---\n# Plan\n\n[plan](plan.pdf) ![photo](photo.jpg)\n",
        "posts/plan.pdf": "plan", "posts/photo.jpg": "photo", "posts/b.md": "# Public\n\nText.\n",
      ])
    #expect(Self.copies(of: site).isEmpty)
    #expect(site.leftOut.files.map(\.path) == ["posts/photo.jpg", "posts/plan.pdf"])
    #expect(site.leftOut.files.allSatisfy { $0.reason == .hidden && $0.article == "posts/a.md" })
  }

  @Test(arguments: [
    Case("in the front matter", "---\ndraft: true\nimage: plan.pdf\n---\n# Plan\n", true),
    Case("in a parameter", "---\ndraft: true\ndownload: {file: plan.pdf}\n---\n# Plan\n", true),
    Case("in raw HTML", "---\ndraft: true\n---\n<p><a href='plan.pdf'>Plan</a></p>\n", true),
    Case("in an image of raw HTML", "---\ndraft: true\n---\n<img src=\"./plan.pdf\" alt=\"\">\n", true),
    Case("with the path of the site's root", "---\ndraft: true\n---\n[plan](/posts/plan.pdf)\n", true),
    Case("with a query", "---\ndraft: true\n---\n[plan](plan.pdf?v=2#page=3)\n", true),
    Case("in a container", "---\ndraft: true\n---\n::::gallery\n![p](plan.pdf)\n::::\n", true),
    Case("with the address of the site", "---\ndraft: true\n---\n[p](https://example.org/sub/posts/plan.pdf)\n", true),
    Case("from the address of its page", "---\ndraft: true\n---\n[plan](../plan.pdf)\n", true),
    Case("only in the words of the text", "---\ndraft: true\n---\nSee plan.pdf.\n", false),
    Case("only in code", "---\ndraft: true\n---\n`[plan](plan.pdf)`\n", false),
  ])
  func `is private wherever a hidden article names it`(_ row: Case<String, Bool>) {
    let site = Self.build(["posts/a.md": row.input, "posts/plan.pdf": "plan", "posts/b.md": "# Public\n"])
    row.check(!Self.copies(of: site).contains("posts/plan.pdf"))
  }

  struct Reference: Sendable {
    var files: [String: String] = [:]
    var settings = ""
    var templates: [String: String] = [:]
    var code = SiteCode()
  }

  private static let hook = "partials/hooks/body-end.mustache"

  static let references: [Case<Reference, Bool>] = [
    Case("a link", Reference(files: ["posts/b.md": "# B\n\n[plan](plan.pdf)\n"]), true),
    Case("an image", Reference(files: ["posts/b.md": "# B\n\n![plan](plan.pdf)\n"]), true),
    Case("a link in raw HTML", Reference(files: ["posts/b.md": "# B\n\n<a href='plan.pdf'>Plan</a>\n"]), true),
    Case(
      "a link with the whole address", Reference(files: ["b.md": "[p](https://example.org/sub/posts/plan.pdf)"]), true),
    Case("a parameter", Reference(files: ["posts/b.md": "---\npdf: plan.pdf\n---\n# B\n"]), true),
    Case(
      "the parameter of a page elsewhere", Reference(files: ["b.md": "---\npdf: /posts/plan.pdf\n---\n# B\n"]), true),
    Case(
      "a page in HTML", Reference(files: ["b.html": "---\ntitle: B\n---\n<p><a href=\"posts/plan.pdf\">P</a></p>"]),
      true),
    Case("the settings", Reference(settings: "params: {pdf: posts/plan.pdf}"), true),
    Case("a menu", Reference(settings: "menus: {main: [{Plan: /posts/plan.pdf}]}"), true),
    Case("data", Reference(files: ["_data/talks.yml": "- {slides: posts/plan.pdf}\n"]), true),
    Case("a template", Reference(templates: [hook: "<a href=\"{{site.root}}posts/plan.pdf\">P</a>"]), true),
    Case(
      "a template with a part of the address",
      Reference(
        settings: "params: {name: plan}", templates: [hook: "<a href={{site.root}}posts/{{site.params.name}}.pdf>P</a>"]
      ), true),
    Case(
      "the style of a template",
      Reference(templates: [hook: "<p style=\"background: url(/sub/posts/plan.pdf)\">P</p>"]), true),
    Case(
      "a set of pictures",
      Reference(templates: [hook: "<img alt=\"\" srcset=\"/sub/a.png 1x, /sub/posts/plan.pdf 2x\">"]), true),
    Case("a script in a template", Reference(templates: [hook: "<script>fetch('/sub/posts/plan.pdf')</script>"]), true),
    Case("a stylesheet", Reference(templates: ["assets/own.css": "a { background: url(\"/posts/plan.pdf\") }"]), true),
    Case("a script", Reference(templates: ["assets/own.js": "fetch(`posts/plan.pdf`)"]), true),
    Case("a copied page", Reference(files: ["static/demo.html": "<a href=posts/plan.pdf>P</a>"]), true),
    Case("a copied drawing", Reference(files: ["static/demo.svg": "<svg><image href='posts/plan.pdf'/></svg>"]), true),
    Case(
      "a manifest", Reference(files: ["static/app.webmanifest": "{\"icons\": [{\"src\": \"/sub/posts/plan.pdf\"}]}"]),
      true),
    Case(
      "a copied stylesheet beside a page", Reference(files: ["demo/a.css": "a { background: url(../posts/plan.pdf) }"]),
      true),
    Case(
      "another language",
      Reference(
        files: ["b.fr.md": "# B\n\n[plan](posts/plan.pdf)\n"], settings: "languages: {en: {name: E}, fr: {name: F}}"),
      true),
    Case(
      "another language on its domain",
      Reference(
        files: ["b.fr.md": "# B\n\n[plan](posts/plan.pdf)\n"],
        settings: "languages: {en: {name: E}, fr: {name: F, url: \"https://fr.example\"}}"), true),
    Case(
      "a page in Swift",
      Reference(
        code: SiteCode(pages: [
          SitePage("/swift/", title: "S") { _ in a(.href("/sub/posts/plan.pdf")) { Text("P") } }
        ])), true),
    Case(
      "a file in Swift",
      Reference(
        code: SiteCode(pages: [
          SitePage(file: "all.json") { _ in "{\"pdf\": \"https://example.org/sub/posts/plan.pdf\"}" }
        ])), true),
    Case(
      "a script with HTML in it",
      Reference(templates: [hook: "<script>a.innerHTML = '<b>B</b>'; fetch('/sub/posts/plan.pdf')</script>"]), true),
    Case(
      "a stylesheet that begins with an id",
      Reference(templates: ["assets/own.css": "#a{background:url(/posts/plan.pdf)}"]), true),
    Case(
      "a list in an attribute", Reference(templates: [hook: "<p data-files='[\"/sub/posts/plan.pdf\"]'>P</p>"]), true),
    Case(
      "a redirect of a page",
      Reference(files: ["static/go.html": "<meta http-equiv=refresh content='0; url=/sub/posts/plan.pdf'>"]), true),
    Case(
      "nothing but words",
      Reference(files: ["posts/b.md": "# B\n\nText.\n\nSee plan.pdf and /sub/posts/plan.pdf here.\n"]),
      false),
    Case(
      "a link to another file of the name", Reference(files: ["b.md": "[plan](plan.pdf)\n", "plan.pdf": "other"]), false
    ),
    Case("a comment in a template", Reference(templates: [hook: "<!-- <a href=\"/sub/posts/plan.pdf\"> -->"]), false),
    Case("a file that nothing publishes", Reference(files: ["_notes/a.html": "<a href=/sub/posts/plan.pdf>"]), false),
    Case("another hidden article", Reference(files: ["posts/c.md": hidden]), false),
  ]

  @Test(arguments: references)
  func `is public if something public refers to it, too`(_ row: Case<Reference, Bool>) {
    let reference = row.input
    let files = ["posts/a.md": Self.hidden, "posts/plan.pdf": "plan", "index.md": "# Home\n"]
    let with = files.merging(reference.files) { $1 }
    let site = Self.build(with, settings: reference.settings, templates: reference.templates, code: reference.code)
    #expect(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    row.check(Self.copies(of: site).contains("posts/plan.pdf"))
    // The same follows from the recorded links of unchanged pages.
    let before = Self.build(
      with.merging(["posts/a.md": "# Plan\n"]) { $1 }, settings: reference.settings, templates: reference.templates,
      code: reference.code)
    let warm = Self.build(
      with, settings: reference.settings, templates: reference.templates, code: reference.code, after: before)
    row.check(Self.copies(of: warm).contains("posts/plan.pdf"))
  }

  @Test func `appears and goes with the link to it, warm as cold`() {
    var files = [
      "posts/a.md": Self.hidden, "posts/plan.pdf": "plan", "posts/b.md": "# B\n\nText.\n", "about.md": "# About\n",
    ]
    var previous = Self.build(files)
    let edits: [(name: String, change: (inout [String: String]) -> Void, isPublic: Bool)] = [
      ("a link is added", { $0["posts/b.md"] = "# B\n\n[plan](plan.pdf)\n" }, true),
      ("another article changes", { $0["about.md"] = "# About me\n" }, true),
      ("the link is removed", { $0["posts/b.md"] = "# B\n\nText.\n" }, false),
      ("the file changes", { $0["posts/plan.pdf"] = "other plan" }, false),
      ("the article is published", { $0["posts/a.md"] = "# Plan\n\n[the plan](plan.pdf)\n" }, true),
      ("the article is hidden", { $0["posts/a.md"] = Self.hidden }, false),
      ("the hidden article loses its link", { $0["posts/a.md"] = "---\ndraft: true\n---\n# Plan\n" }, true),
    ]
    for edit in edits {
      edit.change(&files)
      let (warm, cold) = (Self.build(files, after: previous), Self.build(files))
      #expect(Self.copies(of: cold).contains("posts/plan.pdf") == edit.isPublic, "\(edit.name)")
      #expect(Self.copies(of: warm) == Self.copies(of: cold), "\(edit.name)")
      #expect(warm.leftOut == cold.leftOut, "\(edit.name)")
      previous = warm
    }
  }

  @Test(arguments: [
    "posts/a.md~", "posts/#a.md#", "posts/a.md.bak", "posts/a.md.BAK", "posts/a.md.orig", "posts/a.md.save",
    "posts/a.md.rej", "posts/a.md.swp", "site.yml~", "site.yml.bak", "trip/photo.jpg~", "~$plan.docx", "static/a.txt~",
    "static/a.txt.bak", "static/.a.txt.swp", "posts/.#a.md",
  ])
  func `is never published if an editor made it`(_ path: String) {
    let site = Self.build([path: "secret", "posts/a.md": "# A\n", "trip/index.md": "# Trip\n", "static/a.txt": "a"])
    #expect(Self.copies(of: site) == ["static/a.txt"])
    #expect(site.leftOut.files == [UnpublishedFile(path, .editorCopy)])
  }

  @Test(arguments: ["static/game.save", "static/notes.bak", "posts/backup.txt", "posts/a~b.txt", "posts/#1.txt"])
  func `is published if its name only looks like that of an editor's copy`(_ path: String) {
    #expect(Self.copies(of: Self.build([path: "text", "index.md": "# Home\n"])) == [path])
  }

  @Test func `in a folder of drafts is published with the drafts only`() {
    let files = [
      "_drafts/a.md": "# A\n\n![p](p.png)\n", "_drafts/p.png": "p", "_drafts/contract.pdf": "c",
      "posts/_drafts/b/index.md": "# B\n", "posts/_drafts/b/b.pdf": "b",
    ]
    let site = Self.build(files)
    #expect(Self.copies(of: site).isEmpty)
    #expect(Set(site.leftOut.files.map(\.reason)) == [.draft])
    #expect(
      Self.copies(of: Self.build(files, drafts: true)) == [
        "_drafts/p.png", "_drafts/contract.pdf", "posts/_drafts/b/b.pdf",
      ])
  }

  @Test func `follows the bundle of its article in any language`() {
    let languages = "languages: {en: {name: E}, fr: {name: F}}"
    let draft = "---\ndraft: true\n---\n# Trip\n"
    let files = ["trip/index.md": draft, "trip/index.fr.md": "# Voyage\n", "trip/p.pdf": "p"]
    #expect(Self.copies(of: Self.build(files, settings: languages)) == ["trip/p.pdf"])
    let hidden = Self.build(files.merging(["trip/index.fr.md": draft]) { $1 }, settings: languages)
    #expect(Self.copies(of: hidden).isEmpty)
    #expect(hidden.leftOut.files == [UnpublishedFile("trip/p.pdf", .bundle, article: "trip/index.md")])
  }

  @Test(arguments: [
    Case(
      "a link into a hidden bundle", ["a.md": "See [the plan](trip/p.pdf).\n"],
      "Content/a.md:1:5: warning: the file `trip/p.pdf` is not published, because it belongs to `trip/index.md`, which is not published now [links.left-out-file]"
    ),
    Case(
      "an image in a hidden bundle", ["a.md": "![plan](/trip/p.pdf)\n"],
      "Content/a.md:1:1: warning: the file `/trip/p.pdf` is not published, because it belongs to `trip/index.md`, which is not published now [links.left-out-file]"
    ),
    Case(
      "a file of drafts", ["a.md": "[plan](_drafts/p.pdf)\n", "_drafts/p.pdf": "p"],
      "Content/a.md:1:1: warning: the file `_drafts/p.pdf` is not published, because it is in a folder of drafts [links.left-out-file]"
    ),
  ])
  func `that a public article needs is named with the hidden article`(_ row: Case<[String: String], String>) {
    let files = ["trip/index.md": "---\ndraft: true\n---\n# Trip\n", "trip/p.pdf": "p"].merging(row.input) { $1 }
    let site = Self.build(files)
    #expect(Self.copies(of: site).isEmpty)
    let text = site.diagnostics.compactMap { diagnostic in
      diagnostic.location.flatMap { place in
        site.sources[place.source].map { file in
          let position = file.position(at: place.bytes.lowerBound)
          return
            "\(file.path):\(position.line):\(position.column): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]"
        }
      }
    }
    row.check(text.joined(separator: "\n"))
  }

  @Test func `is published only if it is needed, where the site says so`() {
    let files = [
      "a.md": "# A\n\n[b](b.pdf) [demo](demo/index.html)\n", "b.pdf": "b", "old.pdf": "old", "static/c.pdf": "c",
      "demo/index.html": "<script src=\"js/app.js\"></script>", "demo/js/app.js": "fetch('data/points.json')",
      "demo/data/points.json": "[]", "demo/unused.png": "u", "hidden.md": Self.hidden, "plan.pdf": "plan",
    ]
    let needed: Set = ["b.pdf", "static/c.pdf", "demo/index.html", "demo/js/app.js", "demo/data/points.json"]
    let site = Self.build(files, settings: "files: needed")
    #expect(Self.copies(of: site) == needed)
    #expect(
      site.leftOut.files == [
        UnpublishedFile("demo/unused.png", .unused), UnpublishedFile("old.pdf", .unused),
        UnpublishedFile("plan.pdf", .hidden, article: "hidden.md"),
      ])
    #expect(Self.copies(of: Self.build(files)) == needed.union(["old.pdf", "demo/unused.png"]))
    let warm = Self.build(files, settings: "files: needed", after: Self.build(files))
    #expect(Self.copies(of: warm) == needed)
  }

  @Test func `is counted in the record of unpublished articles`() throws {
    var leftOut = LeftOutArticles(["draft": 1])
    leftOut.files = [UnpublishedFile("a.pdf", .hidden, article: "a.md"), UnpublishedFile("b~", .editorCopy)]
    var reader = RecordReader(RecordWriter.bytes(of: leftOut))
    #expect(try reader.read() as LeftOutArticles == leftOut)
  }
}
