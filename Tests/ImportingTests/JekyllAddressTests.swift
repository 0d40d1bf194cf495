import TestSupport
import Testing

@testable import Importing

/// The addresses and the front matter that Jekyll gives to files.
@Suite struct JekyllAddressTests {
  @Test(
    "An article has the address of its file in Jekyll",
    arguments: [
      Case(
        "a permalink with placeholders", ("_posts/2026-01-02-Rye.md", "permalink: /:year/:i_month/:title/"),
        "/2026/1/Rye/"),
      Case(
        "a style by name",
        ("_posts/2026-01-02-rye.md", "permalink: /x/:categories/:slug:output_ext\ncategories: [Big Loaf, sour]"),
        "/x/big%20loaf/sour/rye.html"),
      Case("a page in a folder", ("docs/rye.md", ""), "/docs/rye.html"),
      Case("signs in the name", ("_posts/2026-01-02-rye(1),-a&brye.md", ""), "/2026/01/02/rye(1),-a&brye.html"),
      Case("spaces in the name of a page", ("my rye.md", ""), "/my%20rye.html"),
      Case(
        "months with names", ("_posts/2026-01-02-rye.md", "permalink: /:short_month/:long_day/:slug/"),
        "/Jan/Friday/rye/"),
      Case("the style for weeks", ("_posts/2027-01-03-rye.md", "permalink: weekdate"), "/2027/W53/Sun/rye.html"),
      Case("the style for days", ("_posts/2028-12-31-rye.md", "permalink: ordinal"), "/2028/366/rye.html"),
      Case("the first page of a folder", ("docs/index.md", ""), "/docs/"),
      Case("a page at the root", ("rye.md", ""), nil),
      Case("a folder that is included", ("_pages/rye.md", ""), "/_pages/rye.html"),
      Case("a permalink from defaults", ("notes/rye.md", ""), "/n/rye/"),
      Case("defaults for a pattern of folders", ("a/drafts/rye.md", ""), "/b/rye/"),
    ])
  func address(row: Case<(String, String), String?>) {
    let configuration = """
      include: [_pages]
      defaults:
        - {scope: {path: notes}, values: {permalink: "/n/:basename/"}}
        - {scope: {path: "*/drafts"}, values: {permalink: "/b/:basename/"}}
      """
    let (path, keys) = row.input
    let site = ImportedFiles(["_config.yml": configuration, path: "---\nt: 1\n\(keys)\n---\n"])
    let text = site.paths.first { $0.hasSuffix("ye.md") || $0.hasSuffix("index.md") }.flatMap { site[$0] } ?? ""
    row.check(text.firstMatch(of: /\nurl: "?([^"\n]*)/).map { String($0.1) })
  }

  @Test(arguments: ["_posts", "all/_posts"])
  func `defaults need not name the folder with all collections`(scope: String) {
    let rule = "{scope: {path: \(scope)}, values: {permalink: /p/:title/}}"
    let site = ImportedFiles([
      "_config.yml": "collections_dir: all\ndefaults: [\(rule)]\n", "all/_posts/2026-01-02-rye.md": "---\nt: 1\n---\n",
    ])
    #expect(site["Content/posts/2026-01-02-rye.md"]?.contains("url: /p/rye/") == true)
  }

  @Test(arguments: [
    ("the style for weeks", "weekdate", "/2026/W01/Fri/rye.html"),
    ("names of months", "/:long_month/:title", "/January/rye.html"),
    ("letters in lower case", "/:slug/", nil), ("a pattern of Garland", "/:year/:title", nil),
  ])
  func `a pattern that Garland lacks gives each post an address`(name: String, pattern: String, address: String?) {
    let site = ImportedFiles([
      "_config.yml": "permalink: \(pattern)\n", "_posts/2026-01-02-rye.md": "---\nt: 1\n---\n",
    ])
    let url = site["Content/posts/2026-01-02-rye.md"]?.firstMatch(of: /\nurl: "?([^"\n]*)/).map { String($0.1) }
    #expect(url == address)
    #expect(site["Content/site.yml"]?.contains("week") == false)
  }

  @Test(arguments: [
    ("a host alone", "url: oven.example\n", "\"https://oven.example/\""),
    ("a slash at the end", "url: https://oven.example/\nbaseurl: /a\n", "\"https://oven.example/a/\""),
    ("no scheme", "url: //oven.example\n", "\"https://oven.example/\""), ("no address", "url: my site\n", nil),
  ])
  func `the address of the site is one that Garland accepts`(name: String, keys: String, url: String?) {
    let settings = ImportedFiles(["_config.yml": "title: A\ntimezone: CN\n" + keys, "a.md": ""])["Content/site.yml"]
    #expect(settings?.firstMatch(of: /\nurl: (.*)/).map { String($0.1) } == url)
    #expect(settings?.contains("time_zone") == false)
  }

  @Test(arguments: [
    ("a day before the month", "02/01/2026", "2026-01-02"), ("points", "2.1.2026 10:00", "2026-1-2 10:00"),
    ("a time with wrong signs", "2026-01-02 10::00::00", "2026-01-02"),
    ("the year first", "2026.1.2", "2026-1-2"), ("digits alone", "20260102", "2026-01-02"),
    ("a form that Garland reads", "2026-11-26 0920", "2026-11-26 0920"), ("no date", "soon", "soon"),
  ])
  func `dates are read as Ruby reads them`(name: String, written: String, date: String) {
    let site = ImportedFiles(["_config.yml": "", "_posts/2026-01-01-a.md": "---\ndate: \(written)\n---\n"])
    let line = site["Content/posts/2026-01-01-a.md"]?.firstMatch(of: /date: "?([^"\n]*)/)
    #expect(line.map { String($0.1) } == date)
  }

  @Test func `a collection can have the name of pages`() {
    let site = ImportedFiles([
      "_config.yml": "collections: {pages: {output: true, permalink: '/:name/'}}\n", "x/index.md": "---\nt: 1\n---\n",
      "_pages/Us.md": "---\nt: 1\n---\n",
    ])
    #expect(site["Content/x/index.md"]?.contains("url: /x/\n") == true)
    #expect(site["Content/pages/Us.md"]?.contains("url: /us/\n") == true)
  }

  @Test func `of two equal keys the last one counts`() {
    let site = ImportedFiles(["_config.yml": "", "a.md": "---\npublished: false\npublished: true\n---\n"])
    #expect(site["Content/a.md"]?.contains("draft") == false)
  }

  @Test func `the settings can exclude files in one text`() {
    let site = ImportedFiles([
      "_config.yml": "exclude: 'a.md, b.md'\n", "a.md": "---\n---\n", "b.md": "---\n---\n", "c.md": "---\n---\n",
    ])
    #expect(site.site.articleCount == 1)
  }

  @Test func `settings can begin with a byte order mark`() {
    #expect(
      ImportedFiles(["_config.yml": "\u{FEFF}title: A\n", "a.md": ""])["Content/site.yml"]?.hasPrefix("title: A\n")
        == true)
  }

  @Test func `the most specific default counts`() {
    let configuration = """
      defaults:
        - {scope: {path: "", type: posts}, values: {image: /post.png, toc: true}}
        - {scope: {path: ""}, values: {image: /any.png}}
        - {scope: {path: _posts/sweet}, values: {image: /sweet.png, published: false}}
        - {scope: {path: "", type: pages}, values: {wide: true}}
      """
    let site = ImportedFiles([
      "_config.yml": configuration, "_posts/2026-01-02-a.md": "---\n---\n",
      "_posts/sweet/2026-01-02-b.md": "---\n---\n",
      "c.md": "---\nimage: {path: /own.png, alt: x}\n---\n",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"] == "---\nimage: /post.png\ntoc: true\n---\n")
    #expect(site["Content/posts/sweet/2026-01-02-b.md"] == "---\nimage: /sweet.png\ntoc: true\ndraft: true\n---\n")
    #expect(site["Content/c.md"] == "---\nimage: /own.png\nwide: true\n---\n")
    #expect(!site.paths.contains("Content/pages/_index.md"))
  }

  @Test func `the files of the site can be in a folder`() {
    let site = ImportedFiles([
      "_config.yml": "source: web\n", "web/_posts/2026-01-02-a.md": "---\n---\n{% x %}\n", "web/oven.png": "",
      "README.md": "No page", "web/_includes/y.html": "",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"] == ":::x\n:::\n")
    #expect(site["Content/static/oven.png"] == "copy of web/oven.png")
    #expect(site["Content/README.md"] == nil)
    #expect(site.report.contains("web/_posts/2026-01-02-a.md:3: `{% x %}`"))
  }

  @Test func `collections can be in a folder of their own`() {
    let site = ImportedFiles([
      "_config.yml": "collections_dir: all\ncollections: {breads: {output: true}, secrets: {}}\n",
      "all/_posts/2026-01-02-a.md": "---\n---\n", "all/_breads/rye.md": "---\n---\n", "all/_secrets/x.md": "---\n---\n",
    ])
    #expect(site["Content/posts/2026-01-02-a.md"] == "")
    #expect(site["Content/breads/rye.md"] == "")
    #expect(site["Content/site.yml"]?.contains("breads: \"/breads/:filename.html\"") == true)
    #expect(site.report.contains("_secrets/: Jekyll does not publish it"))
  }

  @Test func `folders around posts are categories`() {
    let site = ImportedFiles([
      "_config.yml": "title: A\n",
      "bread/_posts/2026-01-02-a.md": "---\ncategories: sour\n---\n{% post_url bread/2026-01-02-a %}",
    ])
    #expect(site["Content/posts/bread/2026-01-02-a.md"] == "---\ncategories: [bread, sour]\n---\n2026-01-02-a.md")
  }

  @Test(
    "Addresses with spaces are encoded",
    arguments: [
      Case("an image", "![a](my oven.png)", "![a](my%20oven.png)"),
      Case("a title", "[a](my oven.png \"The oven\")", "[a](my%20oven.png \"The oven\")"),
      Case("code", "`[a](b c)`", "`[a](b c)`"),
      Case("no space", "[a](b \"c d\")", "[a](b \"c d\")"),
    ])
  func spaces(row: Case<String, String>) {
    row.check(String(decoding: SpacedAddresses.encoded(.read(Array(row.input.utf8))).bytes, as: UTF8.self))
  }

  @Test(
    "Addresses on two lines are joined for kramdown",
    arguments: [
      Case("two lines", "[a](https://a.example/?b\n+c), d", "[a](https://a.example/?b+c), d"),
      Case("a space", "[a](my\noven now)", "[a](my\noven now)"),
      Case("a paragraph between", "[a](b\n\nc)", "[a](b\n\nc)"),
      Case("a title", "[a](b\n\"c\")", "[a](b\n\"c\")"), Case("code", "`[a](b\nc)`", "`[a](b\nc)`"),
      Case("one line", "[a](my oven.png)", "[a](my%20oven.png)"),
    ])
  func lines(row: Case<String, String>) {
    row.check(String(decoding: SpacedAddresses.joined(.read(Array(row.input.utf8))).bytes, as: UTF8.self))
  }
}
