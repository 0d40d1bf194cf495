import Garland
import Sites
import TestSupport
import Testing

/// Containers in Swift whose views read the site.
@Suite struct `A container that reads the site` {
  private static let count = ContainerAttribute("count", default: 2)

  private static let latest = Container("latest", attributes: [count.declaration], reads: .recorded) {
    use, page, site in
    div(.class("latest")) {
      Text("\(page.title) of \(site.title):")
      ForEach(site.posts.filter { $0.url != page.url }.prefix(use[count])) { post in
        a(.href(post.url)) { Text(post.title) }
      }
      use.content
    }
  }
  private static let excerpts = Container("excerpts", reads: .recorded) { _, _, site in
    ForEach(site.posts) { post in post.excerpt }
  }

  private static let content = [
    "site.yml": "title: T\nurl: https://example.org/sub/\nfeeds: [atom]\n",
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\nOne.\n",
    "posts/b.md":
      "---\ntitle: B & C\ndate: 2026-01-02\n---\n:::tabs\n### One\n\n1\n\n### Two\n\n2\n:::\n\n<!--more-->\n\nMore.\n",
    "posts/d.md": "---\ntitle: D\ndate: 2026-01-03\n---\n:::Latest{count=1}\nBelow.\n:::\n\n<!--more-->\n\nMore.\n",
    "about.md": "# About\n\nThe latest news.\n\n:::latest\n:::\n", "plain.md": "# Plain\n\nThe latest plain page.\n",
  ]

  private static func build(
    _ changes: [String: String?] = [:], _ more: [Container] = [], templates: [String: String] = [:]
  ) -> SiteBuild {
    var content = content
    for (path, text) in changes { content[path] = text }
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest),
      code: SiteCode(containers: [latest] + more))
  }

  private static func text(_ path: String, in site: BuiltSite) -> String {
    guard case .bytes(let bytes)? = site.files.first(where: { $0.path == path })?.content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func messages(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  @Test func `shows other pages, its own page and its blocks`() {
    let site = Self.build().run()
    #expect(!site.diagnostics.hasErrors, "\(Self.messages(site))")
    let about = Self.text("about/index.html", in: site)
    #expect(
      about.contains(
        #"<div class="latest">About of T:<a href="/sub/posts/d/">D</a><a href="/sub/posts/b/">B &amp; C</a></div>"#),
      "\(about)")
    let post = Self.text("posts/d/index.html", in: site)
    #expect(post.contains(#"D of T:<a href="/sub/posts/b/">B &amp; C</a><p>Below.</p>"#), "\(post)")
  }

  @Test func `is in excerpts, and in feeds with absolute addresses`() {
    let site = Self.build(templates: ["home.mustache": "{{#posts}}{{excerpt}}{{/posts}}"]).run()
    #expect(Self.text("index.html", in: site).contains(#"D of T:<a href="/sub/posts/b/">"#))
    let feed = Self.text("atom.xml", in: site).replacing("&quot;", with: "\"")
    #expect(feed.contains("D of T:") && feed.contains("href=\"https://example.org/sub/posts/b/\"&gt;B"), "\(feed)")
  }

  @Test(arguments: [
    Case("a new title", ["posts/b.md": "---\ntitle: New\ndate: 2026-01-02\n---\nTwo.\n"], ["/about/", "/posts/d/"]),
    Case("a new post", ["posts/e.md": "---\ntitle: E\ndate: 2026-01-05\n---\nFive.\n"], ["/about/", "/posts/d/"]),
    Case("another page", ["plain.md": "# Plain\n\nOther text.\n"], []),
    Case(
      "the site's title", ["site.yml": "title: U\nurl: https://example.org/sub/\nfeeds: [atom]\n"],
      ["/about/", "/posts/d/"]),
  ])
  func `is rendered again when what it read changed`(_ row: Case<[String: String], [String]>) {
    let first = Self.build().run()
    let second = Self.build(row.input)
    let (warm, cold) = (second.run(after: first), second.run())
    let rendered = Set(warm.pages.filter(\.isRendered).map(\.address))
    #expect(rendered.intersection(["/about/", "/posts/d/"]) == Set(row.expected), "\(row.name)")
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    for (one, other) in zip(warm.files, cold.files) {
      #expect(one.content == other.content, "\(row.name): \(one.path)")
    }
    #expect(Self.messages(warm) == Self.messages(cold))
  }

  @Test func `links the assets of the excerpts that it shows`() {
    let posts = ["posts/d.md": String?.none, "about.md": "# About\n\n:::excerpts\n:::\n"]
    let site = Self.build(posts, [Self.excerpts]).run()
    #expect(!site.diagnostics.hasErrors, "\(Self.messages(site))")
    let (about, plain) = (Self.text("about/index.html", in: site), Self.text("plain/index.html", in: site))
    #expect(about.contains("class=\"tabs"), "\(about)")
    func styles(_ page: String) -> Substring? { page.split(separator: "\n").first { $0.contains("stylesheet") } }
    #expect(styles(about) != nil && styles(about) != styles(plain))
  }

  @Test func `cannot show an article with such a container`() {
    let site = Self.build(["about.md": "# About\n\n:::excerpts\n:::\n"], [Self.excerpts]).run()
    #expect(site.diagnostics.hasErrors && Self.messages(site).contains("posts/d.md"), "\(Self.messages(site))")
    let itself = Self.build(
      ["posts/d.md": "---\ntitle: D\ndate: 2026-01-03\n---\n:::excerpts\n:::\n"], [Self.excerpts]
    ).run()
    #expect(Self.messages(itself).contains("posts/d.md"))
  }
}
