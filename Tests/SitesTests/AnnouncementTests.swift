import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// `announcement` in `site.yml`.
@Suite struct `An announcement` {
  private static func site(
    _ settings: String, _ changes: [String: String] = [:], at now: String = "2026-11-21T12:00:00Z",
    after previous: BuiltSite? = nil
  ) -> BuiltSite {
    let content = [
      "site.yml": "title: Site\nurl: https://example.org/sub/\n\(settings)\n", "news.md": "# News\n",
      "draft.md": "---\ndraft: true\n---\n# Later\n",
    ].merging(changes) { $1 }
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant(now) ?? .latest)
    ).run(after: previous)
  }

  /// The text and the address of the bar; `nil` without one.
  private static func bar(_ site: BuiltSite, on path: String = "news/index.html") -> String? {
    guard let page = site.text(of: path), let start = page.firstRange(of: "<aside class=\"announcement\""),
      let end = page[start.upperBound...].firstRange(of: "</aside>")
    else { return nil }
    let bar = page[start.lowerBound..<end.lowerBound]
    func part(_ before: String, _ after: String) -> String {
      guard let start = bar.firstRange(of: before) else { return "" }
      let rest = bar[start.upperBound...]
      return String(rest[..<(rest.firstRange(of: after)?.lowerBound ?? rest.endIndex)])
    }
    return part("<div id=\"page.announcement\">", "</div>") + " → " + part("announcement-link\" href=\"", "\"")
  }

  private static let settings: [Case<String, String?>] = [
    Case("a text", "announcement: {text: We **moved**}", "We <strong>moved</strong> → "),

    Case("an address", "announcement: {text: Hello, link: /news/}", "Hello → /sub/news/"),
    Case("a file", "announcement: {text: Hello, link: news.md#x}", "Hello → /sub/news/#x"),
    Case("another site", "announcement: {text: Hello, link: 'https://example.com/'}", "Hello → https://example.com/"),
    Case("code", "announcement: {text: Use `map`}", "Use <code>map</code> → "),
    Case("a menu of the site beside it", "menus: {main: [news.md]}\nannouncement: {text: Hello}", "Hello → "),
    Case("its last day", "announcement: {text: Hello, until: 2026-11-21}", "Hello → "),
    Case("the day before", "announcement: {text: Hello, until: 2026-11-20}", nil),
    Case(
      "a minute before its end", "announcement: {text: Hello, until: '2026-11-21 13:01'}\ntime_zone: Europe/Berlin",
      "Hello → "),
    Case("its end", "announcement: {text: Hello, until: '2026-11-21 13:00'}\ntime_zone: Europe/Berlin", nil),
    Case("none", "", nil),
  ]

  @Test(arguments: settings) func `is a bar on each page`(row: Case<String, String?>) {
    let site = Self.site(row.input)
    #expect(site.diagnostics.filter { $0.severity == .error }.isEmpty, "\(site.diagnostics)")
    for path in ["news/index.html", "index.html", "404.html", "search/index.html"] {
      #expect(Self.bar(site, on: path) == row.expected, "\(path)")
    }
    let holds = site.files.contains {
      site.text(of: $0.path)?.contains("nnouncement") ?? false || $0.path.contains("nnouncement")
    }
    #expect(holds == (row.expected != nil))
  }

  @Test(arguments: [
    Case("an unknown key", "announcement: {text: Hello, url: /a/}", ["3:29 error site.unknown-key"]),
    Case("no text", "announcement: {link: /news/}", ["3:15 error site.missing-field"]),
    Case("a bad date", "announcement: {text: Hello, until: soon}", ["3:36 error site.wrong-type"]),
    Case("a bad link", "announcement: {text: Hello, link: news}", ["3:35 error site.wrong-value"]),
    Case("a missing article", "announcement: {text: Hello, link: nwes.md}", ["3:35 error site.missing-menu-file"]),
    Case("a draft", "announcement: {text: Hello, link: draft.md}", ["3:35 warning site.unpublished-menu-file"]),
    Case("a list", "announcement: [1]", ["3:15 error site.wrong-type"]),
  ])
  func `reports mistakes at their places`(row: Case<String, [String]>) {
    let site = Self.site(row.input)
    row.check(
      site.diagnostics.map { problem in
        guard let place = problem.location, let file = site.sources[place.source] else { return "\(problem.code)" }
        let position = file.position(at: place.bytes.lowerBound)
        return "\(position.line):\(position.column) \(problem.severity) \(problem.code)"
      })
  }

  @Test func `ends without an edit, and then all pages are rendered anew`() {
    let settings = "announcement: {text: Hello, until: 2026-11-30}"
    let first = Self.site(settings)
    #expect(first.nextChange == Instant("2026-12-01T00:00:00Z"))
    let same = Self.site(settings, at: "2026-11-30T23:59:59Z", after: first)
    #expect(same.pages.allSatisfy { !$0.isRendered })
    let later = Self.site(settings, at: "2026-12-01T00:00:00Z", after: first)
    #expect(later.pages.allSatisfy(\.isRendered) && Self.bar(later) == nil && later.nextChange == nil)
  }

  @Test func `is another one for another language`() {
    let settings = """
      language: en
      languages:
        en: {name: English}
        fr: {name: Français, announcement: {text: Bonjour, link: news.md}}
        de: {name: Deutsch}
      announcement: {text: Hello, link: news.md}
      """
    let site = Self.site(settings, ["news.fr.md": "# N\n", "news.de.md": "# N\n"])
    #expect(Self.bar(site) == "Hello → /sub/news/")
    #expect(Self.bar(site, on: "fr/news/index.html") == "Bonjour → /sub/fr/news/")
    #expect(Self.bar(site, on: "de/news/index.html") == "Hello → /sub/de/news/")
  }

  @Test func `has another key with another text`() throws {
    let key = { (text: String) in
      let page = Self.site("announcement: {text: \(text)}").text(of: "news/index.html") ?? ""
      return page.firstRange(of: "data-key=\"").map { page[$0.upperBound...].prefix { $0 != "\"" } }
    }
    let (first, second) = (try #require(key("One")), try #require(key("Two")))
    #expect(first != second && first == key("One") && !first.isEmpty)
  }
}
