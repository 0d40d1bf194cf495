import Garland
import Records
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `A large site` {
  /// A function that returns the paths and texts of a site with a number of parts.
  private typealias Content = @Sendable (Int) -> [(String, String)]

  private static let kinds: [(name: String, content: Content)] = [
    ("sections", { (0..<$0).map { ("section-\($0)/one.md", "# One\n") } }),
    ("nested sections", { (0..<$0).map { ("guide/section-\($0)/one.md", "# One\n") } }),
    ("pages at the top", { (0..<$0).map { ("page-\($0).md", "# Page \($0)\n") } }),
    ("a series", { (0..<$0).map { post($0, "series: Long") } }),
    ("posts with one tag", { (0..<$0).map { post($0, "tags: common") } }),
    ("tags", { (0..<$0).map { post($0, "tags: [a\($0), b\($0)]") } }),
    ("aliases", { (0..<$0).map { post($0, "aliases: /old/\($0)/") } }),
    ("authors", { (0..<$0).map { post($0, "authors: author \($0)") } }),
  ]

  private static func post(_ number: Int, _ field: String) -> (String, String) {
    (
      "posts/post-\(number).md",
      "---\ndate: \(2000 + number / 28)-01-\(1 + number % 28)\n\(field)\n---\n# Post \(number)\n"
    )
  }

  @Test(arguments: kinds.map(\.name))
  func `has output and recorded reads in proportion to the number of its parts`(kind: String) throws {
    let content = try #require(Self.kinds.first { $0.name == kind }?.content)
    let sites = [60, 120, 240].map { Self.build(content($0)) }
    let outputs = sites.map { site in site.files.reduce(0) { $0 + Self.size(of: $1) } }
    let records = sites.map { $0.record.map { RecordWriter.bytes(of: $0.value).count } ?? 0 }
    for amounts in [outputs, records] {
      #expect(amounts[0] > 0)
      for (smaller, larger) in zip(amounts, amounts.dropFirst()) {
        #expect(Double(larger) <= 2.3 * Double(smaller), "\(amounts)")
      }
    }
  }

  private static func size(of file: SiteOutput) -> Int {
    if case .bytes(let bytes) = file.content { bytes.count } else { 0 }
  }

  fileprivate static func build(_ content: [(String, String)], settings: String = "") -> BuiltSite {
    let files = [("site.yml", "title: Large\nurl: https://example.org/\n\(settings)")] + content
    let folder = FolderInMemory("Content", Dictionary(files) { first, _ in first })
    let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    return SiteBuild(content: folder, templates: FolderInMemory("Templates", [:]), options: options).run()
  }
}

@Suite struct `The default main menu` {
  private static func site(sections: Int, pages: Int, settings: String = "") -> BuiltSite {
    let sections = (100..<100 + sections).map { ("section-\($0)/one.md", "# One\n") }
    let pages = (100..<100 + pages).map { ("page-\($0).md", "# Page \($0)\n") }
    return `A large site`.build(sections + pages, settings: settings)
  }

  /// Returns the addresses in the menu of the home page.
  private static func menu(of site: BuiltSite) -> [String] {
    let menu = site.text(of: "index.html")?.split(separator: "</nav>").first ?? ""
    return menu.addresses.filter { $0.hasPrefix("/") && !["/", "/search/"].contains($0) }
  }

  @Test(arguments: [
    Case("links to everything that fits", (30, 6), (30, 6)),
    Case("leaves room for pages", (100, 3), (33, 3)),
    Case("leaves room for sections", (3, 100), (3, 33)),
    Case("links to a third of pages if both are many", (100, 100), (24, 12)),
    Case("links to sections only", (100, 0), (36, 0)),
    Case("links to pages only", (0, 100), (0, 36)),
  ])
  func `has a limit`(row: Case<(Int, Int), (Int, Int)>) {
    let site = Self.site(sections: row.input.0, pages: row.input.1)
    let (sections, pages) = row.expected
    let isShort = sections + pages < row.input.0 + row.input.1
    let expected =
      (100..<100 + sections).map { "/section-\($0)/" } + (100..<100 + pages).map { "/page-\($0)/" }
      + (isShort ? ["/contents/"] : [])
    #expect(Self.menu(of: site) == expected)
    #expect(site.files.contains { $0.path == "contents/index.html" } == isShort)
  }

  @Test func `links to a page that lists everything if the site exceeds the limit`() throws {
    let site = Self.site(sections: 50, pages: 50)
    let contents = try #require(site.text(of: "contents/index.html"))
    let main = contents.split(separator: "<main").last ?? ""
    let addresses = Set(main.addresses)
    #expect((100..<150).allSatisfy { addresses.contains("/section-\($0)/") && addresses.contains("/page-\($0)/") })
    #expect(main.contains("<h1>Contents</h1>"))
    #expect(contents.contains(#"<a href="/contents/" aria-current="page">Contents</a>"#))
  }

  @Test func `is absent if the settings define a main menu, however long`() {
    let links = (100..<150).map { "    - Section \($0): /section-\($0)/\n" }.joined()
    let site = Self.site(sections: 50, pages: 50, settings: "menus:\n  main:\n\(links)")
    #expect(Self.menu(of: site) == (100..<150).map { "/section-\($0)/" })
    #expect(!site.files.contains { $0.path == "contents/index.html" })
  }
}

@Suite struct `The list of a series on the page of a post` {
  private static func site(of count: Int) -> BuiltSite {
    `A large site`.build(
      (1...count).map { number in
        let date = "\(2000 + number / 28)-01-\(1 + number % 28)"
        return ("posts/part-\(number).md", "---\ndate: \(date)\nseries: Long\n---\n# Part \(number)\n")
      })
  }

  @Test(arguments: [
    Case("all of a short series", (25, 1), 1...25), Case("the start", (100, 1), 1...25),
    Case("the posts around the middle", (100, 50), 38...62), Case("the end", (100, 100), 76...100),
  ])
  func `has a limit`(row: Case<(Int, Int), ClosedRange<Int>>) throws {
    let (count, part) = row.input
    let page = try #require(Self.site(of: count).text(of: "posts/part-\(part)/index.html"))
    let list = try #require(page.split(separator: "<details>").last?.split(separator: "</details>").first)
    let shown = row.expected.map { "/posts/part-\($0)/" }
    #expect(list.addresses == shown + (count > 25 ? ["/series/long/"] : []))
    #expect(list.contains("Part \(part) of \(count)"))
    let start = row.expected.lowerBound
    #expect(list.contains(start > 1 ? #"<ol start="\#(start)">"# : "<ol>"))
  }
}

extension StringProtocol {
  /// The addresses of links, in order.
  fileprivate var addresses: [String] {
    String(self).matches(of: /<a [^>]*?href="([^"]*)"/).map { String($0.1) }
  }
}
