import Garland
import Sites
import TestSupport
import Testing

/// The head of a layout in Swift, compared with the head that the theme writes.
@Suite struct `The head of a layout in Swift` {
  private static let content = [
    "site.yml": """
    title: Site & Co
    description: About trees
    url: https://example.org/sub/
    author: {name: Ada}

    """,
    "posts/_index.md": "# Posts\n", "favicon.ico": "icon",
    "posts/a.md": "---\ntitle: A & B\ndate: 2026-01-01\ntags: [oak]\nimage: a.png\n---\nOne.\n",
    "posts/b.md":
      "---\ndate: 2026-02-01\n---\n# B\n\n:::tabs\n### One\n\n1\n\n### Two\n\n2\n:::\n\n```swift\nlet a = 1\n```\n",
    "about.md": "# About\n\n:::carousel\n- One\n- Two\n:::\n",
  ]

  private static func build(_ layouts: [SiteLayout], templates: [String: String] = [:]) -> BuiltSite {
    SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(layouts: layouts)
    ).run()
  }

  private static let layouts = ["home", "page", "post", "section", "term", "404"].map { name in
    SiteLayout(name, reads: .recorded) { page, site in
      Document(lang: page.language) {
        SiteHead(page, site)
      } content: {
        page.article
        ForEach(page.posts) { post in post.excerpt }
      }
    }
  }

  private static func head(_ path: String, in site: BuiltSite) -> [String] {
    guard case .bytes(let bytes)? = site.files.first(where: { $0.path == path })?.content else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<head>"), let end = text.firstRange(of: "</head>") else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init).filter { !$0.isEmpty }
  }

  @Test(arguments: [
    "index.html", "about/index.html", "posts/a/index.html", "posts/b/index.html", "posts/index.html",
    "tags/oak/index.html", "404.html",
  ])
  func `is the head of the theme, on each page`(_ path: String) {
    let templates = [
      "partials/hooks/head-start.mustache": "<meta name=first>", "partials/hooks/head-end.mustache": "<x>",
    ]
    let (swift, theme) = (Self.build(Self.layouts, templates: templates), Self.build([], templates: templates))
    #expect(!swift.diagnostics.hasErrors)
    let head = Self.head(path, in: swift)
    let text = head.joined(separator: "\n")
    #expect(head.count > 10 && text.contains("<meta name=first>") && text.contains("<x>"))
    #expect(head == Self.head(path, in: theme), "\(path)")
  }

  @Test func `links the assets that the layout itself requires, in the bundle`() {
    let plain = SiteLayout("post") { page, site in
      Document {
        SiteHead(page, site)
      } content: {
        p { Text("Plain") }
      }
    }
    let styled = SiteLayout("post") { page, site in
      Document {
        SiteHead(page, site)
      } content: {
        VStack(spacing: 4) { Text("Styled") }
      }
    }
    func styles(_ layout: SiteLayout) -> String {
      let site = Self.build([layout])
      let link = Self.head("posts/a/index.html", in: site).first { $0.contains("rel=\"stylesheet\"") } ?? ""
      let path = link.split(separator: "\"").first { $0.hasSuffix(".css") }?.dropFirst("/sub/".count) ?? ""
      guard case .bytes(let bytes)? = site.files.first(where: { $0.path == path })?.content else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(styles(styled).contains(".vstack") && !styles(plain).contains(".vstack"))
    #expect(styles(plain).count > 1_000)
  }

  @Test func `is written by a Document where no view writes all of it`() {
    let html = Document(lang: "en") {
      title { Text("T") }
    } content: {
      p { Text("a") }.needs(.style("/a.css"))
    }
    .rendered().html
    #expect(
      html == """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, \
        initial-scale=1"><title>T</title><link rel="stylesheet" href="/a.css"></head><body><p>a</p></body></html>
        """)
  }
}
