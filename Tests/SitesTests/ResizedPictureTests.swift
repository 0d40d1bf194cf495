import Garland
import Planning
import Sites
import TestSupport
import Testing

/// Pictures that templates and Swift code show in several sizes.
@Suite struct `A resized picture` {
  private static let content: [String: [UInt8]] = [
    "site.yml": Array("title: T\nurl: https://example.org/sub/\n".utf8),
    "posts/a.md": Array(
      """
      ---
      date: 2026-01-02
      image: {src: photo.png, alt: A boat}
      params: {photo: photo.png, root: /posts/photo.png, kept: 'photo.png#original', far: 'https://a.example/b.png'}
      template: shown
      ---
      # A

      """.utf8),
    "posts/b.md": Array("---\ndate: 2026-01-01\n---\n# B\n\n:::boat\n:::\n".utf8),
    "about.md": Array("---\ntemplate: framed\n---\n# About\n".utf8), "plain.md": Array("# Plain\n".utf8),
    "posts/photo.png": NoisyPicture(width: 90, height: 60).png, "posts/notes.txt": Array("no picture".utf8),
    "posts/line.svg": Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>"#.utf8),
  ]

  private static func build(
    _ template: String = "", _ changes: [String: [UInt8]] = [:], templates: [String: String] = [:]
  ) -> SiteBuild {
    let boat = Container("boat", reads: .recorded) { _ in Picture("photo.png", alt: "A boat").cropped(toRatio: 1, 1) }
    let framed = SiteLayout("framed", reads: .recorded) { _, _ in Picture("/posts/photo.png", alt: "") }
    let page = SitePage("/page/", title: "P", reads: .recorded) { _ in Picture("posts/photo.png", alt: "&") }
    return SiteBuild(
      content: FolderInMemory("Content", bytes: content.merging(changes) { $1 }),
      templates: FolderInMemory("Templates", templates.merging(["shown.mustache": template]) { $1 }),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest),
      code: SiteCode(containers: [boat], layouts: [framed], pages: [page]))
  }

  private static func messages(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  /// Returns a text without the part of addresses that identifies the source.
  private static func short(_ text: String?) -> String {
    (text ?? "").replacing("/sub/assets/pictures/", with: "…").replacing(/-[0-9a-f]{16}/, with: "")
  }

  private static let shown = "{{url}} {{width}}x{{height}}"

  static let results: [Case<String, String>] = [
    Case(
      "an image", "{{#page.image | resize: 30}}\(shown) {{alt}}{{/page.image}}", "…photo-w30-q75-e2.png 30x20 A boat"),
    Case(
      "two densities", "{{#page.cover | resize: 30}}{{srcset}}{{/page.cover}}",
      "…photo-w30-q75-e2.png 30w, …photo-w60-q75-e2.png 60w"),
    Case(
      "a path beside the article", "{{#page.params.photo | resize: 30}}\(shown){{/page.params.photo}}",
      "…photo-w30-q75-e2.png 30x20"),
    Case(
      "a path from the root", "{{#page.params.root | resize: 30}}\(shown){{/page.params.root}}",
      "…photo-w30-q75-e2.png 30x20"),
    Case(
      "a part", #"{{#page.image | resize: 30, "1:1", top-left}}\#(shown){{/page.image}}"#,
      "…photo-w30-1x1-top-left-q75-e2.png 30x30"),
    Case(
      "a part in the middle", #"{{#page.image | resize: 900, "3:1"}}\#(shown){{/page.image}}"#,
      "…photo-w90-3x1-center-q75-e2.png 90x30"),
    Case(
      "a width above that of the picture", "{{#page.image | resize: 500}}\(shown){{/page.image}}",
      "/sub/posts/photo.png 90x60"),
    Case(
      "#original", "{{#page.params.kept | resize: 30}}\(shown){{srcset}}{{/page.params.kept}}",
      "/sub/posts/photo.png 90x60"),
    Case(
      "a picture of another site", "{{#page.params.far | resize: 30}}{{url}}{{/page.params.far}}",
      "https://a.example/b.png"),
    Case(
      "an image of the innermost page", #"{{#image | resize: 30, "1:1"}}\#(shown){{/image}}"#,
      "…photo-w30-1x1-center-q75-e2.png 30x30"),
  ]

  @Test(arguments: results)
  func `has an address in templates`(row: Case<String, String>) {
    let site = Self.build(row.input).run()
    #expect(site.diagnostics.isEmpty, "\(Self.messages(site))")
    #expect(Self.short(site.text(of: "posts/a/index.html")) == row.expected, "\(row.name)")
  }

  static let problems: [Case<String, String>] = [
    Case(
      "an unknown file", #"{{#x | default: "phto.png" | resize: 30}}{{/x}}"#,
      "1:30: warning: `resize`: there is no picture `phto.png`; did you mean `photo.png`?"),
    Case(
      "no picture", #"{{#x | default: "notes.txt" | resize: 30}}{{/x}}"#,
      "1:31: warning: `resize`: there is no picture `notes.txt`"),
    Case(
      "a width of 0", "{{#page.image | resize: 0}}{{/page.image}}",
      "1:25: error: `resize` takes a width from 1 to 16383, not 0"),
    Case(
      "a width above the limit", "{{#page.image | resize: 20000}}{{/page.image}}",
      "1:25: error: `resize` takes a width from 1 to 16383, not 20000"),
    Case(
      "a bad ratio", "{{#page.image | resize: 30, 1x1}}{{/page.image}}",
      "1:29: error: `resize` cannot use the ratio `1x1`: write two numbers up to 10000, such as `16:9`"),
    Case(
      "an unknown point", #"{{#page.image | resize: 30, "1:1", top-lft}}{{/page.image}}"#,
      "1:36: error: `resize` knows no point `top-lft`; did you mean `top-left`?"),
    Case(
      "another value", "{{#page.posts | resize: 30}}{{/page.posts}}",
      "1:17: error: `resize` takes an image or the path of a picture"),
  ]

  @Test(arguments: problems)
  func `is reported at its filter`(row: Case<String, String>) {
    let messages = Self.messages(Self.build(row.input).run())
    #expect(messages.contains("Templates/shown.mustache:\(row.expected)"), "\(messages)")
  }

  @Test func `is shown by views in pages, layouts and containers`() {
    let site = Self.build().run()
    #expect(site.diagnostics.isEmpty, "\(Self.messages(site))")
    #expect(
      Self.short(site.text(of: "posts/b/index.html")).contains(
        #"<img src="…photo-w60-1x1-center-q75-e2.png" width="60" height="60" alt="A boat" srcset="#))
    for page in ["about/index.html", "page/index.html"] {
      #expect(Self.short(site.text(of: page)).contains("…photo-w90-q75-e2.webp 90w"), "\(page)")
    }
  }

  @Test func `of a view is the whole file in feeds, at a full address`() throws {
    let feed = try #require(Self.build().run().text(of: "atom.xml"))
    #expect(
      feed.contains("&lt;img src=&quot;https://example.org/sub/posts/photo.png&quot; alt=&quot;A boat&quot;&gt;")
        || feed.contains(#"&lt;img src="https://example.org/sub/posts/photo.png" alt="A boat"&gt;"#), "\(feed)")
  }

  @Test func `of a replaced file is the same as in a fresh build, and other pages stay`() {
    let template = #"{{#page.params.photo | resize: 30, "1:1"}}{{url}}{{/page.params.photo}}"#
    let first = Self.build(template).run()
    let same = Self.build(template).run(after: first)
    #expect(same.pages.allSatisfy { !$0.isRendered } && same.files.map(\.content) == first.files.map(\.content))
    let edits: [(String, SiteBuild)] = [
      ("another file", Self.build(template, ["posts/photo.png": NoisyPicture(width: 93, height: 60).png])),
      (
        "another file of the same size",
        Self.build(template, ["posts/photo.png": NoisyPicture(width: 90, height: 60, text: "new").png])
      ),
      ("another template", Self.build(template.replacing("30", with: "20"))),
    ]
    for (name, build) in edits {
      let (warm, cold) = (build.run(after: first), build.run())
      #expect(warm.files.map(\.path) == cold.files.map(\.path), "\(name)")
      #expect(warm.files.map(\.content) == cold.files.map(\.content), "\(name)")
      #expect(warm.text(of: "posts/a/index.html") != first.text(of: "posts/a/index.html"), "\(name)")
      #expect(warm.pages.contains { $0.address == "/plain/" && !$0.isRendered }, "\(name)")
    }
  }

  /// The article with a container, and the template of the container.
  private static func framed(_ template: String, _ changes: [String: [UInt8]] = [:]) -> SiteBuild {
    let article = """
      ---
      date: 2026-01-03
      ---
      # C

      :::frame{photo=photo.png}
      One
      {part=/posts/photo.png}

      Two
      :::
      """
    let head = "---\nattributes: [photo]\ntraits: [part]\n---\n"
    return build(
      "", ["posts/c.md": Array(article.utf8)].merging(changes) { $1 },
      templates: ["containers/frame.mustache": head + template])
  }

  static let framedResults: [Case<String, String>] = [
    Case("an attribute", "{{#photo | resize: 30}}[\(shown)]{{/photo}}", "[…photo-w30-q75-e2.png 30x20]"),
    Case(
      "a trait of a child", #"{{#children}}{{#part | resize: 30, "1:1"}}[\#(shown)]{{/part}}{{/children}}"#,
      "[…photo-w30-1x1-center-q75-e2.png 30x30]"),
    Case(
      "a path in the template", #"{{#label | default: "/posts/photo.png" | resize: 20}}[{{srcset}}]{{/label}}"#,
      "[…photo-w20-q75-e2.png 20w, …photo-w40-q75-e2.png 40w]"),
  ]

  @Test(arguments: framedResults)
  func `has an address in the template of a container, and is published`(row: Case<String, String>) {
    let site = Self.framed(row.input).run()
    #expect(site.diagnostics.isEmpty, "\(Self.messages(site))")
    let page = site.text(of: "posts/c/index.html") ?? ""
    #expect(Self.short(page).contains(row.expected), "\(row.name)")
    for address in page.matches(of: /\/sub\/(assets\/pictures\/[^ "\],]+)/) {
      #expect(site.files.contains { $0.path == address.1 }, "\(address.1)")
    }
  }

  @Test func `in a container is the whole file in feeds`() throws {
    let site = Self.framed(#"<p>{{#photo | resize: 30, "1:1"}}[\#(Self.shown){{srcset}}]{{/photo}}</p>"#).run()
    #expect(site.diagnostics.isEmpty, "\(Self.messages(site))")
    let feed = try #require(site.text(of: "atom.xml"))
    #expect(feed.contains("[https://example.org/sub/posts/photo.png 90x60]"), "\(feed)")
  }

  @Test func `in a container is reported at its filter`() {
    let messages = Self.messages(Self.framed("{{#photo | resize: 0}}{{/photo}}").run())
    #expect(
      messages.contains(
        "Templates/containers/frame.mustache:5:20: error: `resize` takes a width from 1 to 16383, not 0"),
      "\(messages)")
    let missing = Self.messages(Self.framed(#"{{#label | default: "phto.png" | resize: 30}}{{/label}}"#).run())
    #expect(missing.contains("there is no picture `phto.png`; did you mean `photo.png`?"), "\(missing)")
  }

  @Test func `in a container follows its file, and stays when its page is reused`() {
    let template = #"{{#photo | resize: 30, "1:1"}}{{url}}{{/photo}}"#
    let first = Self.framed(template).run()
    let same = Self.framed(template).run(after: first)
    #expect(same.pages.allSatisfy { !$0.isRendered } && same.files.map(\.content) == first.files.map(\.content))
    for (name, build) in [
      ("another file", Self.framed(template, ["posts/photo.png": NoisyPicture(width: 93, height: 60).png])),
      ("another article", Self.framed(template, ["plain.md": Array("# Plain\n\nMore.\n".utf8)])),
      ("another template", Self.framed(template.replacing("30", with: "20"))),
    ] {
      let (warm, cold) = (build.run(after: first), build.run())
      #expect(warm.files.map(\.path) == cold.files.map(\.path), "\(name)")
      #expect(warm.files.map(\.content) == cold.files.map(\.content), "\(name)")
      #expect(
        (warm.text(of: "posts/c/index.html") == first.text(of: "posts/c/index.html")) == (name == "another article"),
        "\(name)")
    }
  }
}
