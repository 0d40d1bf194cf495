import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

@testable import Planning

/// A site with articles from rows of data.
private struct RowSite {
  static let talks = """
    - title: Bread & Butter
      date: 2026-03-01
      tags: [rye]
      kind: talk
      price: 4.50
      text: |
        Flour and [salt](white-salt.md).

        *Water*.
    - {title: Salt, slug: White Salt, date: 2026-05-02, text: "See [bread](bread-butter.md)."}

    """
  static let files: [String: String] = [
    "site.yml": "url: https://example.org/\nsearch: false\n", "_data/talks.yml": talks,
    "a.md": "# A\n\n[Bread](talks/bread-butter.md)\n",
  ]
  static let templates = [
    "page.mustache": "{{title}}|{{params.kind}}|{{params.price}}|{{{content}}}", "post.mustache": "{{>page}}",
    "wide.mustache": "wide {{title}}", "section.mustache": "{{#posts}}{{title}} {{url}},{{/posts}}",
    "term.mustache": "{{#posts}}{{title}},{{/posts}}",
    "taxonomy.mustache": "", "home.mustache": "", "archive.mustache": "", "contents.mustache": "",
  ]

  let site: BuiltSite

  /// Builds the site with `keys` as the value of `pages`, and with other files; an empty text removes a file.
  init(_ keys: String = "data: talks, body: text", _ more: [String: String] = [:], after previous: Self? = nil) {
    let index = ["talks/_index.md": "---\ntitle: Talks\npages: {\(keys)}\n---\n"]
    let files = Self.files.merging(index) { $1 }.merging(more) { $1 }.filter { !$0.value.isEmpty }
    site = SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", Self.templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run(after: previous?.site)
  }

  /// The HTML of a page below `talks`, without line ends.
  func page(_ path: String) -> String { (site.text(of: "talks/\(path)index.html") ?? "none").replacing("\n", with: "") }

  /// The articles with their addresses.
  var addresses: [String] { site.pages.filter { $0.article != nil }.map(\.address).sorted() }

  /// The paths of the articles that the build rendered, and the addresses of other pages.
  var rendered: [String] { site.pages.filter(\.isRendered).map { $0.article ?? $0.address }.sorted() }

  /// The messages with their places, and with their advice.
  var messages: [String] {
    // Some sites have no row with the keys that the template shows.
    let diagnostics = DiagnosticList(site.diagnostics.filter { !$0.code.rawValue.hasPrefix("templates.") })
    let lines = DiagnosticText(sources: site.sources).text(of: diagnostics).split(separator: "\n").map(String.init)
    return lines.filter { [": error: ", ": warning: ", "= help: ", "= note: "].contains(where: $0.contains) }
      .map { $0.replacing("      = ", with: "") }
  }
}

@Suite struct `An article from a row of data` {
  @Test func `has the keys of the row as its front matter, and one of them as its text`() {
    let site = RowSite()
    #expect(site.messages == [])
    #expect(
      site.page("bread-butter/")
        == "Bread &amp; Butter|talk|4.5|<p>Flour and <a href=\"/talks/white-salt/\">salt</a>.</p><p><em>Water</em>.</p>",
      "\(site.page("bread-butter/"))")
    #expect(site.page("white-salt/").hasSuffix("<p>See <a href=\"/talks/bread-butter/\">bread</a>.</p>"))
    #expect(site.page("") == "Salt /talks/white-salt/,Bread &amp; Butter /talks/bread-butter/,", "\(site.page(""))")
    #expect(site.site.text(of: "tags/rye/index.html") == "Bread &amp; Butter,")
    #expect(site.site.text(of: "a/index.html")?.contains("href=\"/talks/bread-butter/\"") == true)
  }

  private static let forms: [Case<[String: String], [String]>] = [
    Case("TOML", ["_data/talks.toml": "[[rows]]\ntitle = \"A b\"\ndate = 2026-01-01\n"], ["a-b"]),
    Case("JSON", ["_data/talks.json": #"{"rows": [{"title": "A \"b\" <c>", "date": "2026-01-01"}]}"#], ["a-b-c"]),
    Case(
      "YAML with drafts and dates in the future",
      [
        "_data/talks.yml": "rows: [{title: A, draft: true}, {title: B, date: 2026-12-01}, {title: C, date: 2026-01-02}]"
      ], ["c"]),
    Case(
      "a nested folder",
      [
        "_data/talks.yml": "rows: []", "talks/x/_index.md": "---\npages: {data: own}\n---\n",
        "_data/own.csv": "title;date\nA;2026-01-01\n",
      ], ["x/", "x/a"]),
  ]

  @Test(arguments: forms) func `can be in a file of any format`(row: Case<[String: String], [String]>) {
    let site = RowSite("data: talks.rows", ["_data/talks.yml": "", "a.md": ""].merging(row.input) { $1 })
    #expect(site.messages == [])
    row.check(
      site.addresses.filter { $0 != "/talks/" }.map {
        $0.dropFirst(7).hasSuffix("x/") ? "x/" : String($0.dropFirst(7).dropLast())
      })
  }

  private static let patterns: [Case<String, [String]>] = [
    Case("a key", ":kind", ["a-b", "c"]),
    Case("keys with text", "no-:n_:kind", ["no-1_a-b", "no-2_c"]),
    Case("a key with a hyphen, longer than another key", ":n-x", ["x", "y"]),
    Case("a date", ":date-:title", ["2026-01-01-one", "2026-01-02-two"]),
  ]

  @Test(arguments: patterns) func `has an address of keys of its row`(row: Case<String, [String]>) {
    let rows = """
      - {title: One, date: 2026-01-01, kind: A b, n: 1, n-x: X, slug: s}
      - {title: Two, date: 2026-01-02, kind: C, n: 2, n-x: Y}
      """
    let site = RowSite("data: talks, address: \"\(row.input)\"", ["_data/talks.yml": rows, "a.md": ""])
    #expect(site.messages == [])
    row.check(site.addresses.filter { $0 != "/talks/" }.map { String($0.dropFirst(7).dropLast()) })
  }

  @Test func `has the template of its section, or its own`() {
    let rows = "[{title: A, date: 2026-01-01}, {title: B, date: 2026-01-01, template: page}]"
    let site = RowSite("data: talks, template: wide", ["_data/talks.yml": rows, "a.md": ""])
    #expect(site.page("a/") == "wide A" && site.page("b/").hasPrefix("B|"))
  }

  @Test func `belongs to the main language`() {
    let french = "---\ntitle: Exposés\npages: {data: talks}\n---\n"
    let site = RowSite(
      "data: talks, body: text",
      [
        "site.yml": "url: https://example.org/\nlanguages: {en: {}, fr: {}}\nsearch: false\n",
        "talks/_index.fr.md": french,
      ])
    #expect(site.addresses.filter { $0.contains("butter") } == ["/talks/bread-butter/"])
    #expect(
      site.messages == [
        "Content/talks/_index.fr.md:3:8: error: `pages` must be in the `_index.md` of a section in the main language "
          + "[pages.misplaced]"
      ])
  }
}

extension `An article from a row of data` {
  /// The value of `pages`, other files, and the messages.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    let files: [String: String]
    let messages: [String]

    init(_ name: String, _ keys: String, _ messages: [String]) { self.init(name, keys, [:], messages) }

    init(_ name: String, _ keys: String, _ files: [String: String], _ messages: [String]) {
      (testDescription, self.keys, self.files, self.messages) = (name, keys, files, messages)
    }
  }

  private static let mistakes: [Mistake] = [
    Mistake(
      "no data", "body: text",
      [
        "Content/talks/_index.md:3:8: error: `pages` needs `data`, such as `data: talks` [pages.rows]"
      ]),
    Mistake(
      "other data", "data: talk",
      [
        "Content/talks/_index.md:3:15: error: there is no data `talk` [pages.rows]", "help: did you mean `talks`?",
      ]),
    Mistake(
      "a file with a list in it", "data: map", ["_data/map.yml": "rows: []"],
      [
        "Content/talks/_index.md:3:15: error: `map` is no list of rows [pages.rows]", "help: write `data: map.rows`",
      ]),
    Mistake(
      "an unknown key", "data: talks, adress: x",
      [
        "Content/talks/_index.md:3:22: error: there is no field `adress` here [front-matter.unknown-key]",
        "help: did you mean `address`?",
      ]),
    Mistake(
      "a key that no row has", "data: talks, body: txt",
      [
        "Content/talks/_index.md:3:28: error: no row has a key `txt` [pages.rows]", "help: did you mean `text`?",
      ]),
    Mistake(
      "an address of a key that no row has", "data: talks, address: \":venue\"",
      [
        "Content/talks/_index.md:3:31: error: no row has a key `venue` [pages.rows]",
        "help: the rows have `date`, `kind`, `price`, `slug`, `tags`, `text`, `title`",
      ]),
    Mistake(
      "an address without keys", "data: talks, address: talk",
      [
        "Content/talks/_index.md:3:31: error: `address` must be one part of an address with keys of the rows, such as "
          + "`:year-:title` [pages.rows]"
      ]),
    Mistake(
      "rows that are no maps, or have no address", "data: talks",
      ["_data/talks.yml": "- a\n- {date: 2026-01-01}\n- {title: Index}\n"],
      [
        "Content/_data/talks.yml:1:3: error: row 1 must be keys with values to become an article [pages.rows]",
        "Content/_data/talks.yml:2:3: error: row 2 has no `title` for the address of its article [pages.rows]",
        "Content/_data/talks.yml:3:3: error: no article can have the address `index` of row 3 [pages.rows]",
      ]),
    Mistake(
      "rows with one address", "data: talks", ["_data/talks.yml": "- {title: A}\n- {title: a}\n"],
      [
        "Content/_data/talks.yml:2:3: error: rows 1 and 2 have the same address, `a` [pages.rows]"
      ]),
    Mistake(
      "a wrong date, and a wrong item of a list", "data: talks",
      ["_data/talks.yml": "- {title: A, date: 2026-01-01}\n- title: B\n  date: 2026-13-01\n  tags: [a, {b: c}]\n"],
      [
        "Content/_data/talks.yml:3:9: error: `date` must be a date such as 2026-01-02 or 2026-01-02T03:04:05Z, not the text "
          + "`2026-13-01` [front-matter.wrong-type]",
        "Content/_data/talks.yml:4:13: warning: `tags` must contain texts, not a map, which is ignored [front-matter.wrong-type]",
      ]),
    Mistake(
      "broken links in the text", "data: talks, body: text",
      [
        "_data/talks.yml":
          "- title: A\n  date: 2026-01-01\n  text: |\n    One.\n\n    Two [x](x.md).\n- {title: B, date: 2026-01-01, text: \"Two [x](x.md).\\tEnd\"}\n"
      ],
      [
        "Content/_data/talks.yml:6:9: warning: there is no article `x.md` [check.broken-link]",
        "help: did you mean `a.md`?",
        "Content/_data/talks.yml:7:38: warning: there is no article `x.md` [check.broken-link]",
        "help: did you mean `a.md`?",
      ]),
    Mistake(
      "a text that is a list", "data: talks, body: text",
      ["_data/talks.yml": "- {title: A, date: 2026-01-01, text: [a]}\n"],
      [
        "Content/_data/talks.yml:1:3: error: `text` of row 1 must be a text [pages.rows]"
      ]),
    Mistake(
      "a template that does not exist", "data: talks, template: wode",
      ["a.md": "", "_data/talks.yml": "[{title: A, date: 2026-01-01}, {title: B, date: 2026-01-01}]"],
      [
        "Content/talks/_index.md:3:32: warning: there is no template `wode`, so the page uses the default template of its "
          + "kind [site.missing-template]", "help: did you mean `wide`?",
      ]),
    Mistake(
      "an article that is no index", "data: talks, body: text",
      ["b.md": "---\npages: {data: talks}\n---\n# B\n", "c.md": "---\npages: 300\n---\n# C\n"],
      [
        "Content/b.md:2:8: error: `pages` must be in the `_index.md` of a section [pages.misplaced]"
      ]),
    Mistake(
      "a file with the address of a row", "data: talks, body: text",
      ["talks/bread-butter.md": "---\ndate: 2026-01-01\n---\n# Own\n"],
      [
        "Content/_data/talks.yml:1:3: warning: row 1 has no article, because the file `talks/bread-butter.md` has its "
          + "address [pages.replaced]"
      ]),
  ]

  @Test(arguments: mistakes) func `reports a mistake where it is written`(mistake: Mistake) {
    let files = ["a.md": ""].merging(mistake.files) { $1 }
    let site = RowSite(mistake.keys, files)
    #expect(site.messages == mistake.messages)
    #expect(RowSite(mistake.keys, files, after: site).messages == mistake.messages)
  }

  private static let edits: [Case<String, [String]>] = [
    Case("nothing", RowSite.talks, []),
    Case("a text", RowSite.talks.replacing("*Water*", with: "*Milk*"), ["talks/bread-butter.md"]),
    Case(
      "a value that only its page shows", RowSite.talks.replacing("kind: talk", with: "kind: walk"),
      ["talks/bread-butter.md"]),
    Case(
      "the order of the rows",
      RowSite.talks.split(separator: "- {").map { "- {\($0)" }.reversed().joined().replacing("- {- ", with: "- "), []),
    Case(
      "a new row", RowSite.talks + "- {title: Oil, date: 2026-01-01}\n",
      ["/404.html", "talks/_index.md", "talks/oil.md"]),
    Case(
      "a removed row", RowSite.talks.replacing("- {title: Salt", with: "# - {title: Salt"),
      ["/404.html", "talks/_index.md", "talks/bread-butter.md"]),
  ]

  @Test(arguments: edits) func `is rendered again only if its row changed`(row: Case<String, [String]>) {
    let files = ["_data/talks.yml": row.input]
    let (first, fresh) = (RowSite(), RowSite("data: talks, body: text", files))
    let second = RowSite("data: talks, body: text", files, after: first)
    row.check(second.rendered)
    #expect(second.site.files.map(\.path) == fresh.site.files.map(\.path) && second.messages == fresh.messages)
    #expect(zip(second.site.files, fresh.site.files).allSatisfy { $0.content == $1.content })
  }
}
