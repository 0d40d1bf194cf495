import Markup
import TestSupport
import Texts
import Testing

@testable import Comparing

/// Returns a site with the given files.
private func site(_ files: [String: String]) -> SiteFiles {
  SiteFiles(paths: files.keys.sorted()) { path in files[path].map { Array($0.utf8) } }
}

/// Returns a page with the title “T” and an article.
private func page(_ text: String, head: String = "", frame: String = "") -> String {
  "<!DOCTYPE html><title>T</title>\(head)<main>\(frame)<article>\(text)</article></main>"
}

@Suite struct `A comparison of two sites` {
  /// The files that cannot be read, and whether their bytes are equal.
  struct Unread: Sendable {
    let old: [String]
    let new: [String]
    var areEqual = false
  }

  @Test(
    "A file that cannot be read is never called equal",
    arguments: [
      Case("a page in both", Unread(old: ["a/index.html"], new: ["a/index.html"]), ["unread /a/"]),
      Case("an equal page in both", Unread(old: ["a/index.html"], new: ["a/index.html"], areEqual: true), []),
      Case("a page in the old site", Unread(old: ["a.html"], new: []), ["address /a.html"]),
      Case("a page in the new site", Unread(old: [], new: ["index.html"]), ["unread /"]),
      Case("a page in the new site alone", Unread(old: [], new: ["b.html"]), []),
      Case("a feed", Unread(old: ["feed.xml"], new: ["feed.xml"]), ["unread /feed.xml"]),
      Case("redirects", Unread(old: ["_redirects"], new: ["_redirects"]), ["unread /_redirects"]),
      Case("an equal feed", Unread(old: ["feed.xml"], new: ["feed.xml"], areEqual: true), []),
    ])
  func unread(row: Case<Unread, [String]>) {
    func site(_ unread: [String]) -> SiteFiles {
      SiteFiles(paths: (unread.filter { $0 != "index.html" } + ["index.html"]).sorted()) { path in
        unread.contains(path) ? nil : Array(page("<p>One.").utf8)
      }
    }
    let comparison = SiteComparison.compare(site(row.input.old), site(row.input.new)) { _ in row.input.areEqual }
    row.check(comparison.differences.map { "\($0.kind) \($0.page)" })
    #expect(comparison.isFaithful == row.expected.isEmpty)
  }

  @Test func `a link of the old site is not compared`() {
    let old = SiteFiles(paths: [], irregular: ["latest"]) { _ in nil }
    let comparison = SiteComparison.compare(old, SiteFiles(paths: []) { _ in nil })
    #expect(comparison.differences.map(\.kind) == [.unread])
    #expect(ComparisonText(comparison, old: "a", new: "b").text.contains("not compared: 1\n  /latest: is a link"))
  }

  /// Two articles, and the expected messages about one kind of difference.
  struct Pages: Sendable {
    let old: String
    let new: String
    let kind: Difference.Kind
    let messages: [String]
  }

  static let pages: [(String, Pages)] = [
    ("equal words", .init(old: page("<p>One two."), new: page("<p>One <em>two</em>.</p>"), kind: .words, messages: [])),
    (
      "control characters, which are invisible",
      .init(old: page("<p>One \u{8} t\u{19}wo."), new: page("<p>One two."), kind: .words, messages: [])
    ),
    (
      "a missing word",
      .init(old: page("<p>One two three."), new: page("<p>One three."), kind: .words, messages: ["missing: “two”"])
    ),
    (
      "an added word",
      .init(old: page("<p>One three."), new: page("<p>One two three."), kind: .added, messages: ["added: “two”"])
    ),
    (
      "typographic quotes, dashes and references",
      .init(
        old: page("<p>“Don’t” – or&hellip; &ldquo;do&rdquo;"), new: page("<p>\"Don't\" -- or... \"do\""), kind: .words,
        messages: [])
    ),
    (
      "the numbers of footnotes, and arrows back",
      .init(
        old: page("<p>A<sup><a href=\"#fn\">[1]</a></sup> ↩"), new: page("<p>A<sup><a href=\"#x\">1</a></sup>"),
        kind: .words, messages: [])
    ),
    (
      "a title that only one theme puts into the article",
      .init(
        old: page("<p>Text."), new: page("<p>Text.", frame: "<header><h1>Title</h1></header>"), kind: .words,
        messages: [])
    ),
    (
      "a paragraph that moved",
      .init(
        old: page("<p>Moved words here</p><p>Stay one.</p>"), new: page("<p>Stay one.</p><p>Moved words here</p>"),
        kind: .words, messages: [])
    ),
    (
      "Chinese text, by character",
      .init(old: page("<p>你好世界"), new: page("<p>你好地界"), kind: .words, messages: ["missing: “世”"])
    ),
    (
      "left-over syntax",
      .init(
        old: page("<p>A"), new: page("<p>A {{ x }} [b](c) **d &lt;div class='a'>"), kind: .leftover,
        messages: ["**", "<div>", "](", "{{"].map { "the text shows `\($0)`" })
    ),
    (
      "syntax in code, which is not left-over",
      .init(old: page("<p>A"), new: page("<p>A <code>{{ x }}</code><pre>**</pre>"), kind: .leftover, messages: [])
    ),
    (
      "syntax that the old page shows, too",
      .init(old: page("<p>a ** b"), new: page("<p>a ** b"), kind: .leftover, messages: [])
    ),
    (
      "a tag of a component",
      .init(old: page("<p>A"), new: page("<p>A <Tabs>b</Tabs>"), kind: .leftover, messages: ["the text shows `<tabs>`"])
    ),
    (
      "a lost image",
      .init(
        old: page("<p>A<img src=a.png>"), new: page("<p>A"), kind: .images,
        messages: ["`<img>`: 1 in the old page, 0 in the new one"])
    ),
    (
      "changed code",
      .init(
        old: page("<pre><code>let a = 1\n</code></pre>"), new: page("<pre><code>let a = 2</code></pre>"),
        kind: .elements,
        messages: ["the text of a code block differs: `let a = 1` is now `let a = 2`"])
    ),
    (
      "code with line numbers in one site",
      .init(
        old: page("<pre><code><span class=\"ln\">1</span>let a = 1\n</code></pre>"),
        new: page("<pre><code>let a = 1</code></pre>"), kind: .elements, messages: [])
    ),
    (
      "code in a table with line numbers in one site",
      .init(
        old: page(
          "<table class=\"lntable\"><tr><td class=\"lntd\"><pre><code><span class=\"lnt\">1\n</span></code></pre></td>"
            + "<td class=\"lntd\"><pre><code>let a = 1</code></pre></td></tr></table>"),
        new: page("<pre><code>let a = 1</code></pre>"), kind: .elements, messages: [])
    ),
    (
      "the text behind code with line numbers of Rouge",
      .init(
        old: page(
          "<pre><code><table><tr><td><pre class=\"lineno\">1\n</pre></td><td><pre>let a = 1</pre></td></tr></table>"
            + "</code></pre><p>One two three."),
        new: page("<pre><code>let a = 1</code></pre><p>One three."), kind: .words, messages: ["missing: “two”"])
    ),
    (
      "another id of a heading",
      .init(
        old: page("<h2 id=\"the-b\">The B</h2>"), new: page("<h2 id=\"b\">The B</h2>"), kind: .ids,
        messages: ["the heading “The B” had the id `the-b`, now it has `b`"])
    ),
    (
      "a link to an id that is gone",
      .init(
        old: page("<p>A"), new: page("<p>A <a href=\"/a/#no\">b</a>"), kind: .ids,
        messages: ["the link `/a/#no` leads to an id that does not exist on its page"])
    ),
    (
      "a link with the host of the site",
      .init(
        old: page("<p>A"),
        new: page(
          "<p>A <a href=\"https://www.a.example/a/#no\">b</a>",
          head: "<link rel=canonical href=\"https://a.example/a/\">"), kind: .ids,
        messages: ["the link `https://www.a.example/a/#no` leads to an id that does not exist on its page"])
    ),
    (
      "a link to an id of another site, which is not checked",
      .init(
        old: page("<p>A"),
        new: page(
          "<p>A <a href=\"https://b.example/a/#no\">b</a>",
          head: "<link rel=canonical href=\"https://a.example/a/\">"), kind: .ids, messages: [])
    ),
    (
      "one instant in two zones",
      .init(
        old: page("<time datetime=\"2026-01-02T10:00:00+02:00\">x</time>"),
        new: page("<time datetime=\"2026-01-02T08:00:00Z\">x</time>"), kind: .order, messages: [])
    ),
    (
      "another date",
      .init(
        old: page("<time datetime=\"2026-01-02\">x</time>"), new: page("<time datetime=\"2026-01-03\">x</time>"),
        kind: .order, messages: ["the date was `2026-01-02` and is `2026-01-03`"])
    ),
    (
      "a lost tag",
      .init(
        old: page("<p>A<a href=\"/tags/b/\">B</a>"), new: page("<p>A"), kind: .order,
        messages: ["the term “B” is missing"])
    ),
    (
      "dropped attributes",
      .init(
        old: page("<p class=\"lead big\">A<img src=a width=30>"), new: page("<p class=\"big\">A<img src=a>"),
        kind: .attributes, messages: ["dropped: `class=lead`, `width=30`"])
    ),
  ]

  @Test(arguments: pages)
  func `finds what readers notice in an article`(_ name: String, _ pages: Pages) {
    let comparison = SiteComparison.compare(
      site(["a/index.html": pages.old]), site(["a/index.html": pages.new]))
    let messages = comparison.differences.filter { $0.kind == pages.kind }.map(\.message)
    #expect(messages.sorted() == pages.messages.sorted(), "\(name)")
  }

  static let addresses: [Case<[String: String], [String]>] = [
    Case("the same address", ["a/index.html": page("A")], []),
    Case("a page without its folder", ["a.html": page("A")], []),
    Case("no page", [:], ["is missing"]),
    Case(
      "a redirect page",
      ["b/index.html": page("A"), "a/index.html": "<meta http-equiv=refresh content=\"0; url=/b/\">"], []),
    Case("a rule for redirects", ["b/index.html": page("A"), "_redirects": "/a/ /b/ 301\n"], []),
    Case(
      "another case", ["A/index.html": page("B").replacing("<title>T", with: "<title>U")],
      ["is missing; the new site has `/A/`, which differs in capital letters"]),
    Case("another address with the same title", ["c/index.html": page("A")], ["moved to `/c/` without a redirect"]),
  ]

  @Test(arguments: addresses)
  func `finds addresses that are gone`(_ files: Case<[String: String], [String]>) {
    let comparison = SiteComparison.compare(site(["a/index.html": page("A")]), site(files.input))
    files.check(comparison.differences.filter { $0.kind == .address }.map(\.message))
    #expect(comparison.isFaithful == files.expected.isEmpty)
  }

  @Test func `ignores files of themes, and finds other missing files`() {
    let old = site(["a.css": "", "b.js": "", "c.png": "", "d.woff2": "", ".nojekyll": "", "sitemap.xml.gz": ""])
    #expect(SiteComparison.compare(old, site([:])).differences.map(\.page) == ["/c.png"])
  }

  @Test func `does not compare the words of the page for missing pages`() {
    let (old, new) = (site(["404.html": page("<p>Gone")]), site(["404.html": page("<p>Lost")]))
    #expect(SiteComparison.compare(old, new).differences == [])
  }

  @Test func `folds the first pages of lists, and images that a generator made smaller`() {
    let old = site([
      "blog/index.html": page("<p>A"), "blog/page/1/index.html": "<meta http-equiv=refresh content=\"0; url=/blog/\">",
      "i/boat.jpg": "", "i/boat-300x200.jpg": "", "i/boat_hu12ab34cd_600x0.webp": "", "img/AbC-d_12EF-600.webp": "",
    ])
    let comparison = SiteComparison.compare(old, site(["blog/index.html": page("<p>A"), "i/boat.jpg": ""]))
    #expect(
      comparison.differences.map { "\($0.page): \($0.message)" } == [
        "/i/boat-300x200.jpg: this size of an image is missing, and so are 2 others: the new site makes its own"
      ])
    #expect(comparison.isFaithful)
  }

  @Test func `takes text that most articles lack for that of the old theme`() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let old = Dictionary(
      uniqueKeysWithValues: names.map { ("\($0)/index.html", page("<p>Text of \($0).<p>Share this!")) })
    let new = old.mapValues { $0.replacing("<p>Share this!", with: "") }
    #expect(SiteComparison.compare(site(old), site(new)).differences == [])
    let three = old.merging(new.filter { $0.key < "d" }) { $1 }
    #expect(SiteComparison.compare(site(old), site(three)).differences.count == 3)
  }

  @Test func `ends with a line about what is lost`() {
    let old = site([
      "a/index.html": page("<p>One two three four.<img src=/a.png><img src=/b.png>"),
      "b/index.html": page("<p>B five."),
      "c/index.html": page("<p>C").replacing("<title>T", with: "<title>C"), "rss.xml": "<rss><channel></channel></rss>",
    ])
    func line(_ files: [String: String]) -> String? {
      let comparison = SiteComparison.compare(old, site(files))
      return ComparisonText(comparison, old: "old", new: "new").text.split(separator: "\n").last.map(String.init)
    }
    let same = Dictionary(
      uniqueKeysWithValues: old.paths.map { ($0, String(decoding: old.read($0) ?? [], as: UTF8.self)) })
    #expect(
      line(same) == "3 of 3 articles kept their address; 100 % of their words; no feed moved; no image missing")
    var lossy = same
    (lossy["c/index.html"], lossy["rss.xml"]) = (nil, nil)
    lossy["d/index.html"] = same["c/index.html"]
    lossy["a/index.html"] = page("<p>One three four.<img src=/a.png>")
    #expect(
      line(lossy) == "2 of 3 articles kept their address; 85.71 % of their words; 1 feed moved; 1 image missing")
  }

  @Test func `does not compare the words of a list with one article`() {
    let list = "<!DOCTYPE html><title>T</title><main><article><h2><a href=\"/a/\">A</a></h2>Old</article></main>"
    let (old, new) = (["tags/x/index.html": list, "a/index.html": page("<p>A")], list.replacing("Old", with: "New"))
    let changed = ["tags/x/index.html": new, "a/index.html": page("<p>A")]
    #expect(SiteComparison.compare(site(old), site(changed)).differences == [])
    // A link to another site does not make a list.
    let post = ["index.html": "<p>Home", "x/index.html": list.replacing("/a/", with: "https://b.example/b/")]
    let edited = ["index.html": "<p>Home", "x/index.html": new.replacing("/a/", with: "https://b.example/b/")]
    #expect(SiteComparison.compare(site(post), site(edited)).differences.map(\.kind) == [.words, .added])
    // A page without such a link is no list, even if the site has a home page.
    let (plain, other) = (["index.html": "<p>Home", "x/index.html": page("<p>A")], page("<p>B"))
    let comparison = SiteComparison.compare(site(plain), site(["index.html": "<p>Home", "x/index.html": other]))
    #expect(comparison.differences.map(\.kind) == [.words, .added])
  }

  @Test func `finds the words of a table of contents in the navigation`() {
    let old = page("<p>A</p><ul><li>First part<li>Second part</ul><p>B")
    let new = page("<p>A</p><p>B", frame: "<nav>First part Second part</nav>")
    #expect(SiteComparison.compare(site(["a.html": old]), site(["a.html": new])).differences == [])
    let other = page("<p>A</p><p>B", frame: "<nav>First part</nav>")
    #expect(SiteComparison.compare(site(["a.html": old]), site(["a.html": other])).differences.map(\.kind) == [.words])
  }

  @Test func `takes linear time for many pages`() {
    func time(_ count: Int) -> Double {
      let text = (0..<300).map { "word\($0)" }.joined(separator: " ")
      let files = (0..<count).map { ("\($0)/index.html", page("<p>\(text) \($0) <a href=\"/\($0 + 1)/\">next</a>")) }
      let (old, new) = (site(Dictionary(uniqueKeysWithValues: files)), site(Dictionary(uniqueKeysWithValues: files)))
      return processorSeconds { #expect(SiteComparison.compare(old, new).isFaithful) }
    }
    let (few, many) = (time(100), time(800))
    #expect(many < few * 24 + 0.1, "\(few), then \(many)")
  }

  @Test func `compares a sitemap with a site`() {
    let sitemap = """
      <urlset><url><loc>https://example.org/a/</loc></url><url><loc>https://example.org/b%20c/</loc></url></urlset>
      """
    let comparison = SiteComparison.compare(sitemap: Array(sitemap.utf8), site(["a/index.html": page("A")]))
    #expect(comparison.differences.map(\.page) == ["/b c/"])
  }

  private static func feed(_ entries: String) -> String { "<feed>\(entries)</feed>" }
  private static func entry(_ id: String, _ path: String, _ title: String = "") -> String {
    "<entry><title>\(title)</title><id>\(id)</id><link href=\"https://example.org\(path)\"/></entry>"
  }

  @Test(
    arguments: [
      Case("the same ids", (entry("tag:1", "/a/"), entry("tag:1", "/a/")), []),
      Case(
        "another id at the same address",
        (entry("tag:1", "/a/") + entry("2", "/b/"), entry("x", "/a/") + entry("2", "/b/")),
        [
          "feedIDs 1 of 2 entries changed their ids, so feed readers show them again: `/a/` had `tag:1`, now it has `x`"
        ]),
      Case(
        "another id with the same title", (entry("1", "/a/", "Rye &amp; co"), entry("2", "/new/", "Rye &amp; co")),
        ["feedIDs 1 of 1 entries changed their ids, so feed readers show them again: `/a/` had `1`, now it has `2`"]),
      Case("the same id with the same title", (entry("1", "/a/", "Rye"), entry("1", "/new/", "Rye")), []),
      Case(
        "a title that two entries have",
        (entry("1", "/a/", "Rye") + entry("2", "/b/", "Rye"), entry("3", "/c/", "Rye") + entry("4", "/d/", "Rye")),
        ["feeds the entry `/a/` is missing", "feeds the entry `/b/` is missing"]),
      Case(
        "an entry whose id is its link",
        (entry("", "/a/"), entry("https://example.org/a/", "/a/")), []),
      Case(
        "a shorter feed", (entry("1", "/a/") + entry("2", "/b/"), entry("1", "/a/")),
        ["feeds 2 entries in the old feed, 1 in the new one"]),
    ] as [Case<(String, String), [String]>])
  func `compares feeds by the ids of their entries`(_ row: Case<(String, String), [String]>) {
    let (old, new) = (site(["feed.xml": Self.feed(row.input.0)]), site(["feed.xml": Self.feed(row.input.1)]))
    let comparison = SiteComparison.compare(old, new)
    row.check(comparison.differences.map { "\($0.kind) \($0.message)" })
    #expect(comparison.isFaithful == !row.expected.contains { $0.hasPrefix("feedIDs") })
  }

  @Test func `counts feeds that go away or change their ids`() {
    let rss = "<rss><channel><item><guid>1</guid><link>https://example.org/a/</link></item></channel></rss>"
    let article = ["a/index.html": page("<p>A")]
    let old = article.merging(["a.xml": rss, "b.xml": rss, "c.xml": rss, "d.xml": rss]) { $1 }
    let changed = rss.replacing("<guid>1", with: "<guid>2")
    let new = article.merging([
      "a.xml": changed, "b.xml": "<urlset></urlset>", "e.xml": changed, "_redirects": "/d.xml /e.xml\n",
    ]) { $1 }
    let comparison = SiteComparison.compare(site(old), site(new))
    #expect(
      comparison.losses.line
        == "1 of 1 articles kept their address; 100 % of their words; 2 feeds moved; 2 feeds change the ids of 2 entries; no image missing\n"
    )
    #expect(
      comparison.differences.filter(\.kind.isSevere).map { "\($0.kind) \($0.page)" }
        == ["address /b.xml", "address /c.xml", "feedIDs /a.xml", "feedIDs /d.xml"])
    let json = String(decoding: comparison.json.bytes, as: UTF8.self)
    #expect(json.contains("\"changedFeeds\":2,\"changedFeedEntries\":2,"), "\(json)")
  }

  @Test func `reports the order of a list`() {
    func list(_ names: [String]) -> String {
      "<main><ul>" + names.map { "<li><a href=\"/\($0)/\">\($0)</a>" }.joined() + "</ul></main>"
    }
    let old = site(["list/index.html": list(["a", "b", "c"])])
    let new = site(["list/index.html": list(["a", "c", "x", "b"])])
    #expect(
      SiteComparison.compare(old, new).differences.filter { $0.kind == .order }.map(\.message)
        == ["the order of the list differs: `/c/` is now in the place of `/b/`"])
  }
}

@Suite struct `The difference of two sequences` {
  @Test(arguments: 0..<200)
  func `contains both sequences in order`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let first = (0..<Int.random(in: 0...60, using: &generator)).map { _ in UInt64.random(in: 0...20, using: &generator)
    }
    let second = (0..<Int.random(in: 0...60, using: &generator)).map { _ in UInt64.random(in: 0...20, using: &generator)
    }
    let steps = SequenceDifference.steps(from: first, to: second)
    var (left, right): ([UInt64], [UInt64]) = ([], [])
    for step in steps {
      switch step {
      case .both(let index, let other):
        #expect(first[index] == second[other])
        left.append(first[index])
        right.append(second[other])
      case .first(let index): left.append(first[index])
      case .second(let index): right.append(second[index])
      }
    }
    #expect(left == first)
    #expect(right == second)
  }

  @Test func `is minimal if the sequences are short`() {
    let steps = SequenceDifference.steps(from: [1, 2, 1, 2, 3], to: [2, 1, 3])
    #expect(steps.count { if case .both = $0 { true } else { false } } == 3)
  }
}
