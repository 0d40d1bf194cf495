import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `The feeds of a site` {
  private static let base = [
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [oak, elm]\n---\nA.\n",
    "posts/b.md": "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\n---\nB.\n",
    "posts/old/c.md": "---\ntitle: C\ndate: 2025-02-01\n---\nC.\n",
    "notes/d.md": "---\ntitle: D\ndate: 2026-03-01\nfeed_id: urn:d\n---\nD.\n",
  ]

  private static func build(_ settings: String, _ more: [String: String] = [:]) -> BuiltSite {
    let content = base.merging(more) { $1 }.merging(["site.yml": "title: S\nurl: https://e.org/sub/\n" + settings]) {
      $1
    }
    return build(content)
  }

  private static func build(_ content: [String: String], after previous: BuiltSite? = nil) -> BuiltSite {
    SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run(after: previous)
  }

  /// Returns the paths of feeds, each with the titles of its entries.
  private static func feeds(of site: BuiltSite) -> [String] {
    site.files.compactMap { file in
      guard let text = site.text(of: file.path), file.path != "sitemap.xml", !file.path.hasPrefix("search/"),
        file.path.hasSuffix(".xml") || file.path.hasSuffix(".json")
      else { return nil }
      let titles = text.split(separator: "<title>").dropFirst(2).map { $0.prefix { $0 != "<" } }
      return "\(file.path): \(titles.joined(separator: " "))"
    }
  }

  private static let tags = "taxonomies: {tags: {title: Keywords, feeds: {rss: feed.xml}}}\n"

  @Test(arguments: [
    Case("a list", ("feeds: [atom]\n", ""), ["atom.xml: D B A C"]),
    Case(
      "chosen addresses", ("feeds: {atom: /feed.xml, rss: blog/index.xml}\n", ""),
      [
        "blog/index.xml: D B A C", "feed.xml: D B A C",
      ]),
    Case(
      "one chosen address", ("feeds:\n  atom:\n  rss: /index.xml\n", ""), ["atom.xml: D B A C", "index.xml: D B A C"]),
    Case("no feed", ("feeds: []\n", ""), []),
    Case("a section, with the sections in it", ("feeds: []\n", "feeds: {rss: index.xml}"), ["posts/index.xml: B A C"]),
    Case("a section at another address", ("feeds: []\n", "feeds: {atom: /blog.atom}\nslug: x"), []),
    Case(
      "a section with the usual address", ("feeds: [rss]\n", "feeds: [rss]\nslug: blog"),
      [
        "blog/rss.xml: B A C", "rss.xml: D B A C",
      ]),
    Case("terms", ("feeds: []\n" + tags, ""), ["tags/elm/feed.xml: A", "tags/oak/feed.xml: B A"]),
    Case(
      "terms in one folder", ("feeds: []\ntaxonomies: {tags: {feeds: {rss: '/feeds/:slug.rss.xml'}}}\n", ""),
      ["feeds/elm.rss.xml: A", "feeds/oak.rss.xml: B A"]),
    Case("a limit", ("feed_size: 1\nfeeds: []\n" + tags, ""), ["tags/elm/feed.xml: A", "tags/oak/feed.xml: B"]),
  ])
  func `have chosen addresses`(row: Case<(String, String), [String]>) {
    let site = Self.build(row.input.0, ["posts/_index.md": "---\ntitle: Journal\n\(row.input.1)\n---\n"])
    #expect(site.diagnostics.map(\.message) == [])
    row.check(Self.feeds(of: site))
  }

  @Test func `name their lists and their own addresses`() throws {
    let site = Self.build(
      "feeds: {atom: /feed.xml}\n" + Self.tags,
      ["posts/_index.md": "---\ntitle: Journal\ndescription: What happened\nfeeds: {atom: all.xml}\n---\n"])
    let section = try #require(site.text(of: "posts/all.xml"))
    #expect(section.contains("<title>Journal · S</title>\n  <subtitle>What happened</subtitle>\n"))
    #expect(section.contains("<id>https://e.org/sub/posts/</id>"))
    #expect(section.contains("type=\"application/atom+xml\" href=\"https://e.org/sub/posts/all.xml\""))
    let term = try #require(site.text(of: "tags/oak/feed.xml"))
    #expect(term.contains("<title>oak · S</title>\n    <link>https://e.org/sub/tags/oak/</link>"))
  }

  @Test(arguments: [
    Case("the home page", "index.html", ["/sub/feed.xml"]),
    Case("a section", "posts/index.html", ["/sub/posts/all.xml", "/sub/feed.xml"]),
    Case("a post", "posts/a/index.html", ["/sub/posts/all.xml", "/sub/feed.xml"]),
    Case("a post in a section below", "posts/old/c/index.html", ["/sub/posts/all.xml", "/sub/feed.xml"]),
    Case("a post elsewhere", "notes/d/index.html", ["/sub/feed.xml"]),
    Case("a term", "tags/oak/index.html", ["/sub/tags/oak/feed.xml", "/sub/feed.xml"]),
  ])
  func `are linked from pages`(row: Case<String, [String]>) throws {
    let site = Self.build(
      "feeds: {atom: /feed.xml}\n" + Self.tags,
      ["posts/_index.md": "---\ntitle: Journal\nfeeds: {atom: all.xml}\n---\n"])
    let page = try #require(site.text(of: row.input))
    let links = page.split(separator: "<link rel=\"alternate\"").dropFirst().compactMap { link in
      link.split(separator: "href=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    }
    row.check(links)
    for address in row.expected { #expect(page.contains("<li><a href=\"\(address)\"")) }
  }

  @Test(arguments: [
    Case(
      "an unknown format", ("feeds: {atum: /a.xml}\n", ""),
      ["there is no feed format `atum`; choose from `atom`, `rss`, `json`"]),
    Case(
      "a folder", ("feeds: {atom: /feed/}\n", ""),
      ["`atom` must be the address of a file, such as /feed.xml, not `/feed/`"]),
    Case(
      "another site", ("feeds: {atom: //a.org/b.xml}\n", ""),
      [
        "`atom` must be the address of a file, such as /feed.xml, not `//a.org/b.xml`"
      ]),
    Case(
      "two feeds at one address", ("feeds: {atom: /f.xml, rss: f.xml}\n", ""),
      [
        "the Atom feed of the site and the RSS feed of the site have the same address, `/f.xml`"
      ]),
    Case(
      "a section's feed at the site's address", ("feeds: [rss]\n", "feeds: {rss: /rss.xml}"),
      [
        "the generated file `rss.xml` and the RSS feed of the section `Journal` have the same address, `/rss.xml`"
      ]),
    Case(
      "one address for all terms", ("feeds: []\ntaxonomies: {tags: {feeds: {rss: /f.xml}}}\n", ""),
      [
        "`rss` must be a file beside the page of each term, such as feed.xml, or a pattern such as /feeds/:slug.xml, not `/f.xml`"
      ]),
    Case(
      "an unknown key of a taxonomy", ("feeds: []\ntaxonomies: {tags: {feed: [rss]}}\n", ""),
      [
        "there is no field `feed` here"
      ]),
    Case(
      "a pattern without an address", ("feeds: []\nfeed_ids: \"tag::host\"\n", ""),
      [
        "`feed_ids` must be a pattern with `:url`, `:path` or `:stem`, not `tag::host`"
      ]),
    Case(
      "the id of another article", ("feeds: []\n", "feed_id: urn:d"),
      [
        "`notes/d.md` has the same id in feeds, `urn:d`, so feed readers show only one of the two articles"
      ]),
  ])
  func `have clear problems`(row: Case<(String, String), [String]>) {
    let site = Self.build(row.input.0, ["posts/_index.md": "---\ntitle: Journal\n\(row.input.1)\n---\n"])
    row.check(site.diagnostics.map(\.message))
  }

  @Test(arguments: [
    Case("none", "", ["urn:d", "https://e.org/sub/posts/b/"]),
    Case("Jekyll", "feed_ids: \":origin:stem\"\n", ["urn:d", "https://e.org/sub/posts/b"]),
    Case("an older address", "feed_ids: \"http://www.e.org:path\"\n", ["urn:d", "http://www.e.org/sub/posts/b/"]),
    Case(
      "Pelican", "feed_ids: \"tag:e.org,:year-:month-:day::path/\"\n", ["urn:d", "tag:e.org,2026-02-01:/sub/posts/b//"]),
    Case("the host", "feed_ids: \"tag::host,2020::stem\"\n", ["urn:d", "tag:e.org,2020:/sub/posts/b"]),
  ])
  func `keep the ids of another generator`(row: Case<String, [String]>) throws {
    let site = Self.build("feeds: [atom, rss, json]\nfeed_size: 2\n" + row.input)
    let atom = try #require(site.text(of: "atom.xml"))
    row.check(atom.split(separator: "<id>").dropFirst(2).map { String($0.prefix { $0 != "<" }) })
    let rss = try #require(site.text(of: "rss.xml"))
    for id in row.expected {
      let isAddress = id == "https://e.org/sub/posts/b/"
      #expect(rss.contains("<guid isPermaLink=\"\(isAddress)\">\(id)</guid>"))
    }
    let json = try #require(site.text(of: "feed.json"))
    for id in row.expected { #expect(json.contains("\"id\":\"\(id)\"")) }
  }

  @Test(arguments: [
    Case(
      "a text", ("posts/a.md", "---\ntitle: A\ndate: 2026-01-01\ntags: [oak, elm]\n---\nMore.\n"),
      [
        "feed.xml", "posts/all.xml", "tags/elm/feed.xml", "tags/oak/feed.xml",
      ]),
    Case(
      "a text in few feeds", ("notes/d.md", "---\ntitle: D\ndate: 2026-03-01\nfeed_id: urn:d\n---\nMore.\n"),
      ["feed.xml"]),
    Case(
      "a tag", ("posts/b.md", "---\ntitle: B\ndate: 2026-02-01\ntags: [elm]\n---\nB.\n"),
      [
        "feed.xml", "posts/all.xml", "tags/elm/feed.xml", "tags/oak/feed.xml",
      ]),
  ])
  func `are exact after an edit, and others are reused`(row: Case<(String, String), [String]>) {
    var content = Self.base
    content["site.yml"] = "title: S\nurl: https://e.org/\nfeeds: {atom: /feed.xml}\n" + Self.tags
    content["posts/_index.md"] = "---\ntitle: Journal\nfeeds: {atom: all.xml}\n---\n"
    let before = Self.build(content)
    content[row.input.0] = row.input.1
    let (warm, cold) = (Self.build(content, after: before), Self.build(content))
    #expect(!cold.diagnostics.hasErrors)
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
    let old = Set(Self.feeds(of: before).map { $0.prefix { $0 != ":" } })
    let changed = Self.feeds(of: cold).map { String($0.prefix { $0 != ":" }) }.filter { path in
      !old.contains(path[...]) || before.text(of: path) != cold.text(of: path)
    }
    row.check(changed)
  }
}

@Suite struct `Dates without a zone` {
  @Test(arguments: [
    Case("in the site's zone by default", "", "2026-01-02T09:00:00Z 2026-01-01T23:00:00Z"),
    Case("in UTC, as in Jekyll", "naive_dates: utc\n", "2026-01-02T10:00:00Z 2026-01-01T23:00:00Z"),
  ])
  func `are in the zone that the site chooses`(row: Case<String, String>) throws {
    let content = [
      "site.yml": "title: S\nurl: https://e.org/\ntime_zone: Europe/Berlin\nfeeds: [atom]\n" + row.input,
      "posts/a.md": "---\ndate: 2026-01-02 10:00\n---\n# A\n", "posts/2026-01-02-b.md": "# B\n",
    ]
    let site = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run()
    let dates = try #require(site.text(of: "atom.xml")).split(separator: "<published>").dropFirst()
    row.check(dates.map { $0.prefix { $0 != "<" } }.joined(separator: " "))
  }

  @Test func `have a warning if the zone is ambiguous`() {
    let content = ["site.yml": "url: https://e.org/\n", "posts/a.md": "---\ndate: 2026-01-02 10:00 CST\n---\n# A\n"]
    let site = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run()
    #expect(site.diagnostics.map(\.message) == ["`CST` in `date` stands for several time zones, so it is ignored"])
    #expect(site.diagnostics.map(\.severity) == [.warning])
  }
}
