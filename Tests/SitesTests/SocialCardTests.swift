import Assets
import Foundation
import Garland
import Planning
import Sites
import TestSupport
import Testing

@testable import Cards

/// The pictures that Garland draws for link previews.
@Suite struct `A social card` {
  private static func site(
    _ files: [String: String], cards: String = "true", more: String = "", hasLists: Bool = false,
    bytes: [String: [UInt8]] = [:],
    after before: BuiltSite? = nil
  ) -> BuiltSite {
    let settings = "title: My site\nurl: https://example.org/sub/\nauthor: Ada\nsocial_cards: \(cards)\n\(more)"
    // Without optimization, drawing takes long: files of the author take the places of the cards of lists.
    let lists = hasLists ? [] : ["index.html", "posts", "archive"].map { ("static/assets/cards/\($0).png", "mine") }
    let texts = files.merging([("site.yml", settings)] + lists) { $1 }.mapValues { Array($0.utf8) }
    return SiteBuild(
      content: FolderInMemory("Content", bytes: texts.merging(bytes) { $1 }),
      templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run(after: before)
  }

  private static func card(_ site: BuiltSite, _ path: String = "assets/cards/posts/a.png") -> [UInt8]? {
    for file in site.files where file.path == path {
      if case .bytes(let bytes) = file.content { return bytes }
    }
    return nil
  }

  private static func tags(_ site: BuiltSite, _ path: String = "posts/a/index.html") -> [String] {
    let page = site.files.first { $0.path == path }
    guard case .bytes(let bytes)? = page?.content else { return [] }
    let html = String(decoding: bytes, as: UTF8.self)
    return html.matches(of: /<meta property="og:image(:[a-z]+)?" content="([^"]*)">/).map { String($0.2) }
  }

  private static let post = ["posts/a.md": "---\ndate: 2026-01-02\n---\n# Hello, world\n\nText.\n"]

  @Test func `is a picture of 1200 by 630 pixels that the page names`() throws {
    let site = Self.site(Self.post)
    let card = try #require(Self.card(site))
    #expect(ImageSize(card) == ImageSize(width: 1_200, height: 630))
    #expect(Self.tags(site) == ["https://example.org/sub/assets/cards/posts/a.png", "1200", "630", "Hello, world"])
  }

  static let absences: [Case<[String: String], [String]>] = [
    Case(
      "an article with an image",
      ["posts/a.md": "---\ndate: 2026-01-02\nimage: https://a.example/b.png\n---\n# A\n"], ["https://a.example/b.png"]),
    Case("a title in Arabic", ["posts/a.md": "---\ndate: 2026-01-02\n---\n# مرحبا\n"], []),
    Case("a title of an emoji", ["posts/a.md": "---\ndate: 2026-01-02\n---\n# 🎉\n"], []),
  ]

  @Test(arguments: absences) func `is not drawn for`(_ row: Case<[String: String], [String]>) {
    let site = Self.site(row.input)
    #expect(Self.card(site) == nil, "\(row.name)")
    #expect(Self.tags(site) == row.expected, "\(row.name)")
  }

  @Test func `is drawn again if what it shows changes, and only then`() throws {
    let first = Self.site(Self.post)
    let edited = Self.site(["posts/a.md": (Self.post["posts/a.md"] ?? "") + "More.\n"], after: first)
    #expect(Self.card(edited) == Self.card(first))
    let renamed = Self.site(["posts/a.md": "---\ndate: 2026-01-02\n---\n# Goodbye\n"], after: edited)
    #expect(Self.card(renamed) != Self.card(first))
    #expect(Self.tags(renamed).first == Self.tags(first).first)
    let dark = Self.site(Self.post, cards: "{background: '#000'}", after: first)
    #expect(
      Self.card(dark) != Self.card(first)
        && Self.card(dark) == Self.card(Self.site(Self.post, cards: "{background: '#000'}")))
    #expect(Self.card(Self.site(Self.post, cards: "false", after: dark)) == nil)
  }

  /// A list, the address of its page and of its card, and the title that the card shows.
  static let lists: [Case<String, [String]>] = [
    Case("the home page", "index.html", ["index.html.png", "My site"]),
    Case("a further page of the home page", "page/2/index.html", ["index.html.png", "My site"]),
    Case("a section", "posts/index.html", ["posts.png", "Posts"]),
    Case("a section with a text", "notes/index.html", ["notes.png", "Some notes"]),
    Case("a section with an image", "drawn/index.html", []),
    Case("the tags", "tags/index.html", ["tags.png", "Tags"]),
    Case("a tag", "tags/rye/index.html", ["tags/rye.png", "Rye"]),
    Case("the archive", "archive/index.html", ["archive.png", "Archive"]),
    Case("the search", "search/index.html", []),
    Case("the page for errors", "404.html", []),
  ]

  /// A site with lists, built once, because drawing takes long without optimization.
  private static let listed = site(listedFiles, more: "page_size: 1\n", hasLists: true)

  private static let listedFiles = [
    "posts/a.md": "---\ndate: 2026-01-02\ntags: [Rye]\n---\n# A\n", "posts/b.md": "---\ndate: 2026-01-01\n---\n# B\n",
    "notes/_index.md": "# Some notes\n", "notes/n.md": "# N\n",
    "drawn/_index.md": "---\nimage: https://a.example/b.png\n---\n# Drawn\n", "drawn/d.md": "# D\n",
  ]

  @Test(arguments: lists) func `with the title of a list is made for`(_ row: Case<String, [String]>) throws {
    let site = Self.listed
    let tags = Self.tags(site, row.input)
    guard row.expected.count == 2 else {
      return #expect(!tags.contains { $0.contains("/assets/cards/") }, "\(row.name): \(tags)")
    }
    let path = "assets/cards/\(row.expected[0])"
    #expect(tags == ["https://example.org/sub/\(path)", "1200", "630", row.expected[1]], "\(row.name)")
    #expect(ImageSize(try #require(Self.card(site, path))) == ImageSize(width: 1_200, height: 630), "\(row.name)")
  }

  @Test func `of a list is made once, and no page names a card that is missing`() {
    let site = Self.listed
    let paths = site.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths where path.hasSuffix(".html") {
      for tag in Self.tags(site, path) where tag.contains("/assets/cards/") {
        #expect(paths.contains(String(tag.dropFirst("https://example.org/sub/".count))), "\(path): \(tag)")
      }
    }
  }

  @Test func `of the home page gives way to the image of the site`() {
    let site = Self.site(["notes/n.md": "# N\n"], more: "image: https://a.example/site.png\n", hasLists: true)
    #expect(Self.tags(site, "index.html") == ["https://a.example/site.png"])
    #expect(Self.tags(site, "notes/index.html").first == "https://example.org/sub/assets/cards/notes.png")
    #expect(Self.card(site, "assets/cards/index.html.png") == nil)
  }

  private static let arabicFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: arabicFont), "needs DejaVu: .ci/setup --tests"))
  func `appears and vanishes with the letters of the fonts, also on pages that are unchanged`() throws {
    let font = Array(try Data(contentsOf: URL(filePath: Self.arabicFont)))
    func site(_ fonts: String, after first: BuiltSite? = nil) -> BuiltSite {
      Self.site(["a.md": "# بلغة Swift\n"], cards: "{font: \(fonts)}", bytes: ["font.ttf": font], after: first)
    }
    let (full, empty) = (site("[inter, font.ttf]"), site("inter"))
    #expect(!Self.tags(full, "a/index.html").isEmpty && Self.tags(empty, "a/index.html").isEmpty)
    #expect(full.diagnostics.isEmpty, "\(full.diagnostics)")
    let (vanished, appeared) = (site("inter", after: full), site("[inter, font.ttf]", after: empty))
    for (name, warm, cold) in [("vanished", vanished, empty), ("appeared", appeared, full)] {
      #expect(Self.tags(warm, "a/index.html") == Self.tags(cold, "a/index.html"), "\(name)")
      #expect(warm.files.map(\.path) == cold.files.map(\.path), "\(name)")
    }
    // The order of the fonts decides which one draws Latin letters.
    #expect(Self.card(site("font.ttf"), "assets/cards/a.png") != Self.card(full, "assets/cards/a.png"))
  }

  static let scripts: [Case<String, String>] = [
    Case("ar", "كيف تكتب مولد مواقع بلغة Swift", "dejavu/DejaVuSans-Bold.ttf"),
    Case("ja", "「重要」なお知らせ", "motoya-l-cedar/MTLc3m.ttf"),
    Case("hi", "हिन्दी में ब्लॉग", "lohit-devanagari/Lohit-Devanagari.ttf"),
  ]

  private static let fontFolder = "/usr/share/fonts/truetype/"

  @Test(
    .enabled(
      if: scripts.allSatisfy { FileManager.default.fileExists(atPath: fontFolder + $0.expected) },
      "needs fonts: .ci/setup --tests"),
    arguments: scripts)
  func `is made for each page of a site in`(_ row: Case<String, String>) throws {
    let font = Array(try Data(contentsOf: URL(filePath: Self.fontFolder + row.expected)))
    let site = Self.site(
      ["posts/a.md": "---\ndate: 2026-01-02\n---\n# \(row.input)\n"], cards: "{font: font.ttf}",
      more: "language: \(row.name)\n", bytes: ["font.ttf": font])
    #expect(site.diagnostics.isEmpty, "\(site.diagnostics)")
    let pages = site.files.map(\.path).filter {
      $0.hasSuffix(".html") && !["404.html", "search/index.html"].contains($0)
    }
    for path in pages { #expect(Self.tags(site, path).first?.contains("/assets/cards/") == true, "\(path)") }
    #expect(ImageSize(try #require(Self.card(site))) == ImageSize(width: 1_200, height: 630))
    #expect(Self.tags(site).last == row.input)
  }

  @Test func `has an address of its own beside a page of nearly the same address`() {
    let site = Self.site(["a.md": "# A\n", "b.md": "---\nurl: /a.html\n---\n# B\n"])
    let (first, second) = (Self.card(site, "assets/cards/a.png"), Self.card(site, "assets/cards/a.html.png"))
    #expect(first != nil && second != nil && first != second)
    #expect(Self.tags(site, "a.html").first == "https://example.org/sub/assets/cards/a.html.png")
  }

  @Test func `gives way to a file of the author at its address`() {
    let site = Self.site(Self.post.merging(["static/assets/cards/posts/a.png": "mine"]) { $1 })
    #expect(Self.card(site) == nil && site.files.contains { $0.path == "assets/cards/posts/a.png" })
  }

  /// The title of an article, the text that its card shows, and the warning in the place of a card.
  static let titles: [Case<String, [String]>] = [
    Case(
      "emphasis, code and a link", "title: A `map` of *all* [our](https://a.example) _bread_",
      ["A map of all our bread"]),
    Case("names that look like emphasis", "title: snake_case_name and 2 * 3 * 4", ["snake_case_name and 2 * 3 * 4"]),
    Case("a lone backtick", "title: The ` sign", ["The sign"]),
    Case("a star in code", "title: The `*p` and `_x_`", ["The *p and _x_"]),
    Case("a heading with marks", "---\n\n# A `*p` and *b*", ["A *p and b"]),
    Case("no title", "order: 1", ["A"]),
    Case(
      "letters that the font lacks", "title: 你好 and 你",
      [
        "a.md:2:8: warning: the page has no social card: it cannot show `你`, `好` in the title [site.undrawable-title]",
        "help: give the page an `image`, or name a font with these letters in `font` of `social_cards`",
      ]),
    Case(
      "such letters in a heading", "---\n\nText.\n\n## नमस्ते",
      [
        "a.md:6:1: warning: the page has no social card: it cannot show `न`, `म`, `स`, ",
        "help: give the page an `image`, or name a font with these letters in `font` of `social_cards`",
      ]),
    Case(
      "emoji only", "title: 🎉", ["a.md:2:8: warning: the page has no social card: it cannot show `🎉` in the title"]),
  ]

  @Test(arguments: titles) func `shows, or a warning says why it does not,`(_ row: Case<String, [String]>) {
    let site = Self.site(["a.md": "---\n\(row.input)\n\(row.input.hasPrefix("---") ? "" : "---\n")\nText.\n"])
    let messages = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    if row.expected[0].hasPrefix("a.md:") {
      for text in row.expected { #expect(messages.contains(text), "\(row.name): \(messages)") }
      #expect(messages.ranges(of: "undrawable-title").count == 1, "\(row.name): \(messages)")
      #expect(Self.card(site, "assets/cards/a.png") == nil, "\(row.name)")
    } else {
      #expect(Self.tags(site, "a/index.html").last == row.expected[0], "\(row.name)")
      #expect(!messages.contains("social card"), "\(row.name): \(messages)")
    }
  }

  @Test func `has no warning beside an image, or for the words of a theme in another script`() {
    let image = Self.site(["a.md": "---\ntitle: 你好\nimage: https://a.example/b.png\n---\n"])
    let words = Self.site(Self.post, more: "language: ar\n", hasLists: true)
    for site in [image, words] {
      #expect(!site.diagnostics.contains { $0.code == "site.undrawable-title" }, "\(site.diagnostics)")
    }
  }

  @Test func `has the colours of the palette, unless the settings name others`() {
    let palette = ["posts/a.md": Self.post["posts/a.md"] ?? ""]
    func card(_ cards: String, _ more: String) -> [UInt8]? { Self.card(Self.site(palette, cards: cards, more: more)) }
    let forest = card("true", "palette: forest\n")
    #expect(forest == card("{background: '#10150f', text: '#e3e9de', accent: '#83d49a'}", ""))
    #expect(forest != card("true", ""))
    #expect(card("true", "") == card("{background: '#101318', text: '#e4e7eb', accent: '#8ec3ff'}", "palette: rose\n"))
  }

  static let mistakes: [Case<String, String>] = [
    Case(
      "a missing font", "{font: missing.ttf}",
      "Content/site.yml:4:22: warning: social cards cannot use the font `missing.ttf`: there is no such file in the content "
        + "folder [site.unusable-font]"),
    Case(
      "a file that is no font", "{font: posts/a.md}",
      "Content/site.yml:4:22: warning: social cards cannot use the font `posts/a.md`: it is damaged, or no font: "
        + "use a `.ttf`, `.otf` or `.ttc` file [site.unusable-font]"),
    Case(
      "an empty font", "{font: [inter, posts/empty.ttf]}",
      "Content/site.yml:4:30: warning: social cards cannot use the font `posts/empty.ttf`: it is empty [site.unusable-font]"
    ),
    Case(
      "a font outside of the content, which only the tool reads", "{font: [/usr/share/x.ttf]}",
      "Content/site.yml:4:23: warning: social cards cannot use the font `/usr/share/x.ttf`: there is no such file on this "
        + "machine [site.unusable-font]"),
  ]

  @Test(arguments: mistakes) func `has the font of Garland, with a warning about`(_ row: Case<String, String>) {
    let site = Self.site(Self.post, cards: row.input, bytes: ["posts/empty.ttf": []])
    let messages = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(messages.contains(row.expected), "\(row.name): \(messages)", sourceLocation: row.sourceLocation)
    #expect(Self.card(site) == Self.card(Self.site(Self.post)))
  }
}
