import Assets
import Garland
import Planning
import Sites
import TestSupport
import Testing

/// The pictures that Garland draws for link previews.
@Suite struct `A social card` {
  private static func site(_ files: [String: String], cards: String = "true", after before: BuiltSite? = nil)
    -> BuiltSite
  {
    let settings = "title: My site\nurl: https://example.org/sub/\nauthor: Ada\nsocial_cards: \(cards)\n"
    return SiteBuild(
      content: FolderInMemory("Content", files.merging(["site.yml": settings]) { $1 }),
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

  static let mistakes: [Case<String, String>] = [
    Case(
      "a missing font", "{font: missing.ttf}",
      "Content/site.yml:4:22: warning: social cards cannot use the font `missing.ttf`: there is no such file in the content "
        + "folder [site.unusable-font]"),
    Case(
      "a file that is no font", "{font: posts/a.md}",
      "Content/site.yml:4:22: warning: social cards cannot use the font `posts/a.md`: it is no TrueType font; use a TrueType "
        + "font, a `.ttf` file with `glyf` outlines [site.unusable-font]"),
  ]

  @Test(arguments: mistakes) func `has the font of Garland, with a warning about`(_ row: Case<String, String>) {
    let site = Self.site(Self.post, cards: row.input)
    let messages = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(messages.contains(row.expected), "\(row.name): \(messages)", sourceLocation: row.sourceLocation)
    #expect(Self.card(site) == Self.card(Self.site(Self.post)))
  }
}
