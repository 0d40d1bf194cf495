import Garland
import Sites
import TestSupport
import Testing

/// The files in `_data` in templates, and the site in templates of containers.
@Suite struct `A template that reads data` {
  private static let content = [
    "site.yml": "title: T\nurl: https://example.org/sub/\nfeeds: [atom]\n",
    "_data/talks.csv": "title,date,kind,slides\nB & C,2026-03-01,talk,\nA,2025-12-31,note,https://example.org/a\n",
    "_data/team/people.yml": "- name: Ada\n  born: {year: 1815}\n  url: /ada/\n- name: Bob\n",
    "_data/my talks.json": "[1]",
    "_data/days.csv": "day,n\n,1\n2026-01-02T10:00:00Z,2\n",
    "a.md": "# A\n\nText.\n", "b.md": "---\ntemplate: plain\n---\n# B\n\nText.\n",
  ]

  private static func build(_ changes: [String: String?], _ templates: [String: String]) -> SiteBuild {
    var content = content
    for (path, text) in changes { content[path] = text }
    return SiteBuild(
      content: FolderInMemory("Content", content),
      templates: FolderInMemory("Templates", ["plain.mustache": "plain {{title}}\n"].merging(templates) { $1 }),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest))
  }

  private static func messages(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  @Test(arguments: [
    Case("rows", "{{#data.talks}}{{title}}{{^last}}, {{/last}}{{/data.talks}}", "B &amp; C, A"),
    Case(
      "rows by date", "{{#data.talks | sort: date}}{{date | format: long}} {{/data.talks}}",
      "December 31, 2025 March 1, 2026 "),
    Case("a row without a date", "{{#data.days}}{{day | format: long}};{{/data.days}}", ";January 2, 2026;"),
    Case("some of the rows", "{{#data.talks | where: kind note}}{{title}}{{/data.talks}}", "A"),
    Case(
      "an empty cell", "{{#data.talks}}{{#slides}}{{title}}{{/slides}}{{slides}}{{/data.talks}}",
      "Ahttps://example.org/a"),
    Case("a folder", "{{#data.team.people}}{{name}} {{/data.team.people}}", "Ada Bob "),
    Case("a section of a folder", "{{#data.team}}{{#people}}{{name}} {{/people}}{{/data.team}}", "Ada Bob "),
    Case("a key that only other rows have", "{{#data.team.people}}{{born.year}}{{/data.team.people}}", "1815"),
    Case("a test for any key", "{{#data.team.people}}{{#nick}}{{.}}{{/nick}}{{/data.team.people}}", ""),
    Case("a key that the page has, too", "{{#data.team.people}}{{url}}{{/data.team.people}}", "/ada/"),
    Case("a space in a name", "{{data.my_talks | json}}", "[1]"),
    Case(
      "all names", "{{{data.team | json}}}",
      #"{"people":[{"born":{"year":1815},"name":"Ada","url":"/ada/"},{"name":"Bob"}]}"#),
  ])
  func `shows it without a warning`(_ row: Case<String, String>) {
    let site = Self.build([:], ["page.mustache": "\(row.input)\n"]).run()
    #expect(site.text(of: "a/index.html") == "\(row.expected)\n", "\(row.name)")
    #expect(!Self.messages(site).contains("data"), "\(row.name): \(Self.messages(site))")
  }

  @Test(arguments: [
    Case(
      "a file", "{{#data.tlaks}}{{title}}{{/data.tlaks}}", "nothing defines `tlaks` in `data`"),
    Case("a file in a folder", "{{data.team.peple}}", "nothing defines `peple` in `data.team`"),
    Case("a key of rows", "{{#data.talks}}{{titel}}{{/data.talks}}", "did you mean `title`?"),
    Case("a key of a filter", "{{#data.talks | sort: dat}}{{/data.talks}}", "did you mean `date`?"),
  ])
  func `gets a message about a name that does not exist`(_ row: Case<String, String>) {
    let messages = Self.messages(Self.build([:], ["page.mustache": "\(row.input)\n"]).run())
    #expect(messages.contains(row.expected), "\(row.name): \(messages)")
  }

  @Test(arguments: [
    Case(
      "two endings", ["_data/talks.yml": "[]"],
      "`data.talks` in templates is both `_data/talks.csv` and `_data/talks.yml`"),
    Case("a file and a folder", ["_data/team.json": "1"], "`_data/team.json` and `_data/team/people.yml`"),
    Case("names with the same letters", ["_data/my_talks.csv": "a"], "`_data/my talks.json` and `_data/my_talks.csv`"),
    Case("a row that is too long", ["_data/talks.csv": "a\nb,c\n"], "_data/talks.csv:2:3: error: this row has 2 cells"),
  ])
  func `is never shown data with an error`(_ row: Case<[String: String], String>) {
    let site = Self.build(row.input, [:]).run()
    #expect(
      site.diagnostics.hasErrors && Self.messages(site).contains(row.expected), "\(row.name): \(Self.messages(site))")
  }

  /// Checks a build after another one, and that it renders `/a/` again as expected, but no page without data.
  private static func compare(
    _ row: Case<[String: String?], Bool>, _ content: [String: String?], _ templates: [String: String]
  ) {
    let changed = build(content.merging(row.input) { $1 }, templates)
    let (warm, cold) = (changed.run(after: build(content, templates).run()), changed.run())
    let rendered = Set(warm.pages.filter(\.isRendered).map(\.address))
    #expect(rendered.intersection(["/a/", "/b/"]) == (row.expected ? ["/a/"] : []), "\(row.name)")
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content), "\(row.name)")
    #expect(messages(warm) == messages(cold))
  }

  @Test(arguments: [
    Case("another row", ["_data/talks.csv": "title\nD\n"], true), Case("no file", ["_data/talks.csv": nil], true),
    Case(
      "another ending", ["_data/talks.csv": nil, "_data/talks.yml": "[{title: E}]"], true),
    Case("another file", ["_data/team/people.yml": "[]"], false), Case("a new file", ["_data/new.yml": "1"], false),
    Case("a removed file", ["_data/my talks.json": nil], false),
  ])
  func `is rendered again when that data changed`(_ row: Case<[String: String?], Bool>) {
    Self.compare(row, [:], ["page.mustache": "{{#data.talks}}{{title}}{{/data.talks}}\n"])
    let container = "<ul>{{#data.talks}}<li>{{title}}</li>{{/data.talks}}</ul>\n"
    Self.compare(row, ["a.md": "# A\n\n:::talks\n:::\n"], ["containers/talks.mustache": container])
  }

  @Test(arguments: [
    Case("a missing file", ["_data/more.csv": "title\nD\n"], true),
    Case("a missing folder", ["_data/more/a.csv": "title\nD\n"], true),
  ])
  func `is rendered again when data is added that it tests for`(_ row: Case<[String: String?], Bool>) {
    let levels: [String: String?] = ["site.yml": "title: T\nlevels: {templates.unknown-name: off}\n"]
    Self.compare(row, levels, ["page.mustache": "{{#data.more}}more{{/data.more}}\n"])
  }

  private static let containers = [
    "containers/latest.mustache":
      "<p>{{page.title}} of {{site.title}}, {{now | format: iso}}: {{#site.posts}}<a href=\"{{url}}\">{{title}}</a>{{/site.posts}}</p>"
      + "{{>_rows}}{{#children}}{{html}}{{/children}}\n",
    "_rows.mustache": "{{#data.team.people}}{{name}}{{/data.team.people}}",
    "home.mustache": "{{#site.posts}}{{excerpt}}{{summary}}{{/site.posts}}\n",
  ]
  private static let post =
    "---\ntitle: P\ndate: 2026-01-01\n---\nFirst.\n\n:::latest\nIn it.\n:::\n\n<!--more-->\n\nMore.\n"

  @Test func `can be that of a container, in pages, lists and feeds`() throws {
    let site = Self.build(["posts/p.md": Self.post], Self.containers).run()
    #expect(!site.diagnostics.hasErrors && !Self.messages(site).contains("nothing defines"), "\(Self.messages(site))")
    let shown = #"<p>P of T, 2026-06-01T00:00:00Z: <a href="/sub/posts/p/">P</a></p>AdaBob<p>In it.</p>"#
    let page = try #require(site.text(of: "posts/p/index.html"))
    #expect(page.contains(shown), "\(page)")
    let home = try #require(site.text(of: "index.html"))
    #expect(home.contains(shown) && home.hasSuffix("First.\n"), "\(home)")
    let feed = try #require(site.text(of: "atom.xml"))
    #expect(feed.contains("https://example.org/sub/posts/p/&quot;&gt;P&lt;/a&gt;&lt;/p&gt;AdaBob"), "\(feed)")
  }

  @Test(arguments: [
    Case("in its text", "::::latest\n:::each{data=my_talks.list}\n{{n}}\n:::\n::::\n", true),
    Case("in an included file", ":::include{file=_shared/l.md}\n:::\n", true),
  ])
  func `is rendered again with its container`(_ row: Case<String, Bool>) {
    let content: [String: String?] = [
      "a.md": "# A\n\n\(row.input)", "_data/my talks.json": "{\"list\": [{\"n\": 1}]}",
      "_shared/l.md": ":::latest\nShared.\n:::\n",
    ]
    let templates = Self.containers.merging(["home.mustache": "home\n"]) { $1 }
    let change: [String: String?] = ["_data/team/people.yml": "[{name: Eve}]"]
    Self.compare(Case(row.name, change, row.expected), content, templates)
    let warm = Self.build(content.merging(change) { $1 }, templates).run(after: Self.build(content, templates).run())
    #expect(warm.text(of: "a/index.html")?.contains("Eve") == true, "\(row.name): \(Self.messages(warm))")
  }

  @Test func `has the attributes of its container before the names of the site`() {
    let templates = [
      "containers/box.mustache":
        "---\nattributes: [page]\ntraits: [site]\n---\n{{page}}{{#children}}{{site}}{{html}}{{/children}}\n"
    ]
    let site = Self.build(["a.md": "# A\n\n:::box{page=7}\nIn it.\n{site=x}\n:::\n"], templates).run()
    #expect(site.text(of: "a/index.html")?.contains("7x<p>In it.</p>") == true, "\(Self.messages(site))")
  }
}
