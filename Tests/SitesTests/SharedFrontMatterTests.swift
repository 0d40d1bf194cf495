import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

/// Templates that show the titles of what a list shows, and how it looks.
private let templates = [
  "section.mustache":
    "{{#sections}}{{title}} {{/sections}}| {{#posts}}{{title}} {{/posts}}{{#params.grid}}grid{{/params.grid}}",
  "home.mustache": """
  {{#params.grid}}grid {{/params.grid}}{{#params.featured}}featured-{{params.featured}} {{/params.featured}}\
  {{#params.hide_intro}}short {{/params.hide_intro}}{{#is_wide}}wide {{/is_wide}}| \
  {{#posts | where: params.featured}}{{title}} {{/posts}}| {{#posts}}{{title}} {{/posts}}
  """,
  "landing.mustache": "landing", "base.mustache": "{{$main}}{{/main}}",
]

private func text(_ address: String, of site: BuiltSite) -> String {
  (site.text(of: "\(address)index.html") ?? "missing").split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

@Suite struct `The list of a section` {
  private static func post(_ title: String, _ day: Int, _ keys: String = "") -> String {
    LanguageSite.article(title, "date: 2026-01-0\(day)\n\(keys)")
  }

  private static let files = [
    "posts/a.md": post("A", 1, "order: 2"), "posts/b.md": post("B", 2, "weight: 1"), "posts/c.md": post("C", 3),
    "posts/d.md": post("D", 4), "posts/a.fr.md": post("A", 1), "posts/b.fr.md": post("B", 2),
    "posts/c.fr.md": post("C", 3, "order: 0"), "posts/d.fr.md": post("D", 4),
    "blog/e.md": post("E", 1), "blog/f.md": post("F", 2), "blog/g.md": post("G", 3),
    "docs/z.md": LanguageSite.article("Z", "order: 1"), "docs/y.md": LanguageSite.article("Y", "order: 2"),
    "docs/x.md": LanguageSite.article("X"), "docs/in/_index.md": LanguageSite.article("In", "order: 2"),
    "docs/in/a.md": "# A", "docs/on/_index.md": LanguageSite.article("On", "order: 1"), "docs/on/a.md": "# A",
    "docs/at/a.md": "# A", "docs/in/_index.fr.md": LanguageSite.article("Dans"), "docs/on/a.fr.md": "# A",
    "docs/at/a.fr.md": "# A",
  ]

  @Test(arguments: [
    Case("follows the order of its posts, and shows the newest of the others first", "posts/", "| B A D C"),
    Case("follows the order of the originals in another language", "fr/posts/", "| C B A D"),
    Case("shows the newest posts first if none has an order", "blog/", "| G F E"),
    Case("follows the order of pages and of the sections in it", "docs/", "On In At | Z Y X"),
    Case("follows the order of the original sections", "fr/docs/", "On Dans At |"),
  ])
  func `follows order`(row: Case<String, String>) {
    row.check(text(row.input, of: LanguageSite.build(Self.files, templates: templates)))
  }

  @Test(arguments: [
    Case("from new to old", "sort: newest", ["| D C B A", "| D C B A"]),
    Case("from old to new", "sort: oldest", ["| A B C D", "| A B C D"]),
    Case("by order, then by title", "sort: order", ["| B A C D", "| C B A D"]),
  ])
  func `is sorted as its setting says, in all languages`(row: Case<String, [String]>) {
    let index = ["posts/_index.md": LanguageSite.article("P", row.input), "posts/_index.fr.md": "# P"]
    let site = LanguageSite.build(Self.files.merging(index) { $1 }, templates: templates)
    row.check(["posts/", "fr/posts/"].map { text($0, of: site) })
  }

  @Test func `does not decide the order of the home page and of feeds`() {
    let site = LanguageSite.build(Self.files.filter { $0.key.hasPrefix("posts/") }, templates: templates)
    #expect(text("", of: site) == "| | D C B A")
    let titles = site.text(of: "rss.xml")?.matches(of: /<title>(.)<\/title>/).map { String($0.1) }
    #expect(titles == ["D", "C", "B", "A"])
  }

  @Test(arguments: [
    Case("of an original", ("posts/a.md", "A"), "fr/posts/"),
    Case("of a section", ("docs/in/_index.md", "In"), "fr/docs/"),
  ])
  func `changes with the order, as in a fresh build`(row: Case<(String, String), String>) {
    var files = Self.files
    let first = LanguageSite.build(files, templates: templates)
    files[row.input.0] = LanguageSite.article(row.input.1, "date: 2026-01-01\norder: -1")
    let warm = LanguageSite.build(files, templates: templates, after: first)
    let fresh = LanguageSite.build(files, templates: templates)
    #expect(text(row.expected, of: warm) != text(row.expected, of: first))
    for page in fresh.pages { #expect(text(page.address, of: warm) == text(page.address, of: fresh)) }
  }
}

@Suite struct `A home page in another language` {
  private static let posts = [
    "posts/a.md": LanguageSite.article("A", "date: 2026-01-01\nfeatured: true"),
    "posts/a.fr.md": LanguageSite.article("A", "date: 2026-01-01"),
    "posts/b.fr.md": LanguageSite.article("B", "date: 2026-01-02"),
  ]

  private static func build(_ index: String, french: String?, after previous: BuiltSite? = nil) -> BuiltSite {
    var files = posts
    files["index.md"] = "---\n\(index)\n---\nHello.\n"
    files["index.fr.md"] = french.map { "---\n\($0)\n---\nBonjour.\n" }
    return LanguageSite.build(files, templates: templates, after: previous)
  }

  private static let keys = "grid: true\nfeatured: large\nhide_intro: true\nwide: true"
  private static let rows: [Case<(String, String?), String>] = [
    Case("without a text", (keys, nil), "grid featured-large short wide | A | B A"),
    Case("with a text without settings", (keys, "description: Un site"), "grid featured-large short wide | A | B A"),
    Case("with other settings", (keys, "grid: false\nfeatured: true"), "featured-true short wide | A | B A"),
    Case("with the template of the main one", ("template: landing", nil), "landing"),
    Case("with a text in the template of the main one", ("template: landing", "toc: false"), "landing"),
    Case("with a template of its own", ("template: landing", "template: home"), "| A | B A"),
    Case("without the texts of the main one", ("hero: {title: Bread}\nmood: calm", nil), "| A | B A"),
  ]

  @Test(arguments: rows)
  func `looks like the main one`(row: Case<(String, String?), String>) {
    let site = Self.build(row.input.0, french: row.input.1)
    row.check(text("fr/", of: site))
    #expect(site.diagnostics.map(\.message) == [])
  }

  @Test(arguments: rows)
  func `changes with the main one, as in a fresh build`(row: Case<(String, String?), String>) {
    let first = Self.build("toc: false", french: row.input.1)
    row.check(text("fr/", of: Self.build(row.input.0, french: row.input.1, after: first)))
    let back = Self.build("toc: false", french: row.input.1, after: Self.build(row.input.0, french: row.input.1))
    #expect(text("fr/", of: back) == text("fr/", of: first))
  }

  @Test func `is reported once if the setting that it shares is wrong`() {
    let site = Self.build("featured: big", french: "toc: false")
    #expect(site.diagnostics.map { "\($0.code)" } == ["front-matter.unknown-choice"])
  }

  @Test func `shares the cards of a section without a text in that language`() {
    let files = ["posts/_index.md": LanguageSite.article("P", "grid: true")].merging(Self.posts) { $1 }
    #expect(text("fr/posts/", of: LanguageSite.build(files, templates: templates)) == "| B A grid")
  }
}
