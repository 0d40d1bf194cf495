import Garland
import Sites
import TestSupport
import Testing

/// An archive by year on several pages, in the place of the archive that Garland makes.
@Suite struct `An archive by year` {
  private static let archive = SitePages { site in
    let years = site.posts.grouped(by: \.year)
    let overview = SitePage("/archive/", title: "Archive") { _, _ in
      ul { ForEach(years.reversed(), id: \.key) { year in li { Text("\(year.key): \(year.pages.count)") } } }
    }
    return [overview]
      + years.map { year, posts in
        SitePage("/\(year)/", title: "Posts of \(year)", listing: posts, perPage: 2, template: "section") { _, _ in
          p { Text("About \(year).") }
        }
      }
  }

  private static func post(_ title: String, _ date: String) -> String {
    "---\ntitle: \(title)\ndate: \(date)\n---\nText.\n"
  }
  private static let content = [
    "notes/m.md": "# M\n",
    "posts/a.md": post("A", "2024-01-01"), "posts/b.md": post("B", "2024-02-01"), "posts/c.md": post("C", "2024-03-01"),
    "posts/d.md": post("D", "2025-01-01"),
  ]
  private static let site = EditedSwiftSite(content, SiteCode(reads: .recorded, computedPages: [archive]))

  @Test func `has pages of two posts each, in the theme's list with its pagination`() throws {
    let built = Self.site.build().run()
    #expect(Self.site.messages() == "")
    let first = try #require(built.text(of: "2024/index.html"))
    #expect(first.contains("About 2024.") && first.contains("/posts/c/") && first.contains("/posts/b/"))
    #expect(!first.contains("/posts/a/") && first.contains("href=\"/2024/page/2/\" rel=\"next\""), "\(first)")
    let second = try #require(built.text(of: "2024/page/2/index.html"))
    #expect(second.contains("/posts/a/") && !second.contains("/posts/c/") && second.contains("Posts of 2024"))
    #expect(built.text(of: "2025/page/2/index.html") == nil)
  }

  @Test func `replaces the archive of the theme`() throws {
    let page = try #require(Self.site.build().run().text(of: "archive/index.html"))
    #expect(page.contains("<ul><li>2025: 1</li><li>2024: 3</li></ul>"), "\(page)")
  }

  private static let years: Set<String> = ["/archive/", "/2024/", "/2024/page/2/", "/2025/"]

  @Test(
    arguments: [
      Case("a text", ["posts/a.md": post("A", "2024-01-01") + "More.\n"], ["/2024/page/2/"]),
      Case("a title", ["posts/a.md": post("Other", "2024-01-01")], ["/2024/page/2/"]),
      Case("a date in the same year", ["posts/a.md": post("A", "2024-01-02")], ["/2024/page/2/"]),
      Case("a date in another year", ["posts/a.md": post("A", "2025-01-02")], years.subtracting(["/2024/page/2/"])),
      Case("a new year", ["posts/e.md": post("E", "2026-01-02")], years.union(["/2026/"])),
      Case("a page that is no post", ["notes/n.md": "# A note\n"], []),
    ] as [Case<[String: String], Set<String>>])
  func `renders the pages again that read what changed`(_ row: Case<[String: String], Set<String>>) throws {
    let rendered = try Self.site.rendered(after: row.input)
    #expect(rendered.filter { $0.hasPrefix("/20") || $0 == "/archive/" } == row.expected, "\(row.name)")
  }

  @Test func `has pages in each language, below its home page`() throws {
    let settings = "title: T\nurl: https://example.org/\nlanguages: {en: {name: English}, fr: {name: Français}}\n"
    let content = ["site.yml": settings, "posts/f.fr.md": Self.post("F", "2023-01-01")]
    let feed = SitePages { site in
      [SitePage(feed: "/2023/atom.xml", title: "Feed of 2023", listing: site.posts, of: "/2023/")]
    }
    let code = SiteCode(reads: .recorded, computedPages: [Self.archive, feed])
    let built = EditedSwiftSite(Self.content.merging(content) { $1 }, code).build().run()
    let french = try #require(built.text(of: "fr/2023/index.html"))
    #expect(french.contains("lang=\"fr\"") && french.contains("/fr/posts/f/"), "\(french)")
    #expect(french.contains("href=\"/fr/2023/atom.xml\""), "its feed: \(french)")
    #expect(built.text(of: "2023/index.html") == nil && built.text(of: "fr/2024/index.html") == nil)
  }
}
