import Garland
import Sites
import Synchronization
import TestSupport
import Testing

/// What all computed pages have in common, on a site of posts.
@Suite struct `Pages computed from a site` {
  private static func post(_ title: String, _ date: String) -> String {
    "---\ntitle: \(title)\ndate: \(date)\n---\nText.\n"
  }
  private static let content = [
    "posts/a.md": post("A", "2024-01-01"), "posts/b.md": post("B", "2024-02-01"), "posts/c.md": post("C", "2024-03-01"),
    "posts/d.md": post("D", "2025-01-01"),
  ]

  @Test func `are an error if they do not depend on the site alone`() {
    let count = Atomic(0)
    let pages = SitePages { _ in
      [SitePage("/\(count.add(1, ordering: .relaxed).newValue)/", title: "X") { _, _ in p { Text("x") } }]
    }
    let text = EditedSwiftSite(Self.content, SiteCode(computedPages: [pages])).messages()
    #expect(text.contains("compute addresses only from `site`"), "\(text)")
  }

  // The views keep handles of another plan, which has other pages.
  @Test func `are an error without a crash if their views read the site`() {
    let count = Atomic(0)
    let pages = SitePages { site in
      let posts = site.posts
      return (0..<50).map { _ in
        SitePage("/\(count.add(1, ordering: .relaxed).newValue)/", title: "X") { _, _ in
          ForEach(posts) { post in ThemePartial("line", post) }
        }
      }
    }
    let text = EditedSwiftSite(Self.content, SiteCode(computedPages: [pages])).messages()
    #expect(text.contains("compute addresses only from `site`"), "\(text)")
  }

  @Test(
    arguments: [
      Case("more than there are", .max, 1), Case("one", 1, 4), Case("none", 0, 4), Case("a negative number", -3, 4),
    ] as [Case<Int, Int>])
  func `are as many as the number of posts on each asks for`(_ row: Case<Int, Int>) {
    let pages = SitePages { site in
      [SitePage("/all/", title: "All", listing: site.posts, perPage: row.input) { _, _ in p { Text("x") } }]
    }
    let built = EditedSwiftSite(Self.content, SiteCode(computedPages: [pages])).build().run()
    #expect(built.pages.count { $0.address.hasPrefix("/all/") } == row.expected, "\(row.name)")
  }

  // The outline of the site stays the same.
  @Test(
    arguments: [
      Case("the date of the sitemap", "- A", "- D"), Case("the page itself", "- A", "[]"),
    ] as [Case<String, String>])
  func `follow data that chooses their posts`(_ row: Case<String, String>) throws {
    let picks = SitePages(reads: .recorded) { site in
      let titles = site.data("picks.yml").list.compactMap(\.text)
      let posts = site.posts.filter { titles.contains($0.title) }
      return posts.isEmpty ? [] : [SitePage("/docs/more/", title: "P", listing: posts) { _, _ in p { Text("x") } }]
    }
    let content = Self.content.merging([
      "_data/picks.yml": row.input, "docs/_index.md": "---\nsidebar: true\n---\n", "docs/a.md": "# A\n",
      "docs/more/b.md": "# B\n", "docs/z.md": "# Z\n",
    ]) { $1 }
    let site = EditedSwiftSite(content, SiteCode(computedPages: [picks]))
    #expect(try site.rendered(after: ["_data/picks.yml": row.expected]).contains("/docs/more/"), "\(row.name)")
  }

  /// Pages whose views read handles that the function got.
  private static let digests = SitePages(reads: .recorded) { site in
    site.posts.grouped(by: \.year).map { year, posts in
      SitePage("/digest/\(year)/", title: "Digest") { _, _ in
        ForEach(posts) { post in p { Text("\(post.title), \(site.data("notes.yml").text ?? "")") } }
      }
    }
  }

  @Test(
    arguments: [
      Case("a title", ["posts/a.md": post("Other", "2024-01-01")], ["/digest/2024/"]),
      Case("data", ["_data/notes.yml": "more"], ["/digest/2024/", "/digest/2025/"]),
      Case("a text", ["posts/a.md": post("A", "2024-01-01") + "More.\n"], []),
    ] as [Case<[String: String], Set<String>>])
  func `depend on what a view reads through the handles of the function`(
    _ row: Case<[String: String], Set<String>>
  ) throws {
    let content = Self.content.merging(["_data/notes.yml": "notes"]) { $1 }
    let site = EditedSwiftSite(content, SiteCode(computedPages: [Self.digests]))
    let page = try #require(site.build().run().text(of: "digest/2024/index.html"))
    #expect(page.contains("<p>C, notes</p><p>B, notes</p><p>A, notes</p>"), "\(page)")
    #expect(try site.rendered(after: row.input).filter { $0.hasPrefix("/digest/") } == row.expected, "\(row.name)")
  }

  @Test func `report what a view asks for through the handles of the function`() {
    let text = EditedSwiftSite(Self.content, SiteCode(computedPages: [Self.digests])).messages()
    #expect(text.contains("there is no file `_data/notes.yml`"), "\(text)")
  }

  @Test func `are an error if two have one address`() {
    let pages = SitePages { site in
      site.posts.map { _ in SitePage("/x/", title: "X") { _, _ in p { Text("x") } } }
        + [SitePage(feed: "/posts/a/index.html", title: "F", listing: site.posts)]
    }
    let text = EditedSwiftSite(Self.content, SiteCode(computedPages: [pages])).messages()
    #expect(text.contains("the page in Swift at `/x/` and the page in Swift at `/x/` have the same address"), "\(text)")
    #expect(text.contains("the Atom feed in Swift at"), "\(text)")
  }
}
