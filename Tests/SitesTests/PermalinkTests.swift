import Diagnostics
import Planning
import Sites
import TestSupport
import Testing

@Suite struct `A permalink` {
  private static let article = """
    ---
    title: The Title
    date: 2024-05-06T07:08:09Z
    categories: [Web Design, C++]
    ---
    Text
    """

  @Test(arguments: [
    Case("of year, month and file name", "/:year/:month/:slug/", "/2024/05/my-post/"),
    Case("with a file at the end", "/:year/:slug.html", "/2024/my-post.html"),
    Case("without a slash at the end", "/:slug", "/my-post/"),
    Case("of all parts of the date", "/:year-:month-:day/:hour:minute:second/:slug/", "/2024-05-06/070809/my-post/"),
    Case("of short parts of the date", "/:short_year/:i_month/:i_day/:y_day/:slug/", "/24/5/6/127/my-post/"),
    Case("of the title", "/:title/", "/the-title/"), Case("of the file name", "/x/:filename/", "/x/my-post/"),
    Case("of the sections", "/:section/:sections/:slug/", "/posts/posts/trips/my-post/"),
    Case("of the categories", "/:categories/:slug.html", "/web-design/c-plus-plus/my-post.html"),
    Case("with a letter after a placeholder", "/:year_:slug/", "/2024_my-post/"),
    Case("with letters outside of ASCII", "/日記/:slug/", "/日記/my-post/"),
    Case("Jekyll's `pretty`", "/:categories/:year/:month/:day/:slug/", "/web-design/c-plus-plus/2024/05/06/my-post/"),
    Case("Jekyll's `ordinal`", "/:year/:y_day/:slug.html", "/2024/127/my-post.html"),
  ])
  func `is filled in`(row: Case<String, String>) {
    let path = "posts/trips/2020-01-01-My Post.md"
    let site = AddressedSite(settings: "permalinks: {posts: '\(row.input)'}", [path: Self.article])
    #expect(site.problems.filter { !$0.hasSuffix("site.changed-case") } == [])
    row.check(site.addresses[path] ?? "")
  }

  @Test(arguments: [
    Case("of the section", "posts/2024-01-02-a.md", "/p/2024/a/"),
    Case("of the section around it", "posts/x/2024-01-02-b.md", "/p/2024/b/"),
    Case("of a subsection", "posts/own/2024-01-02-c.md", "/own/c.html"),
    Case("of pages, in a section with posts and pages", "docs/a.md", "/d/a.html"),
    Case("for pages in no section", "about.md", "/about.html"),
    Case("for posts in no section", "2024-01-02-root.md", "/2024/01/root/"),
    Case("overridden by `url`", "posts/2024-01-03-d.md", "/other/"),
    Case("with a `slug`", "posts/2024-01-04-e.md", "/p/2024/short/"),
    Case("in a section without one", "news/2024-01-05-f.md", "/news/f/"),
    Case("not for the page of a section", "posts/_index.md", "/posts/"),
    Case("not for the 404 page", "404.md", "/404.html"),
  ])
  func `applies to a section and the sections in it`(row: Case<String, String>) {
    row.check(Self.sections.addresses[row.input] ?? "")
  }

  private static let sections = AddressedSite(
    settings: """
      permalinks:
        posts: /p/:year/:slug/
        posts/own: /own/:slug.html
        docs:
          pages: /d/:slug.html
        /:
          pages: /:slug.html
          posts: /:year/:month/:slug/
      """,
    [
      "posts/2024-01-02-a.md": "[b](x/2024-01-02-b.md) [c](own/2024-01-02-c.md#p)", "posts/x/2024-01-02-b.md": "B",
      "posts/own/2024-01-02-c.md": "# C {#p}", "docs/a.md": "A", "about.md": "A", "2024-01-02-root.md": "R",
      "posts/2024-01-03-d.md": "---\nurl: /other/\n---\nD", "posts/2024-01-04-e.md": "---\nslug: short\n---\nE",
      "news/2024-01-05-f.md": "F", "posts/_index.md": "Posts", "404.md": "Lost",
    ])

  @Test func `is the address in links, files, feeds and the sitemap`() {
    let site = Self.sections
    #expect(site["p/2024/a/index.html"]?.contains(#"href="/p/2024/b/""#) == true)
    #expect(site["p/2024/a/index.html"]?.contains(#"href="/own/c.html#p""#) == true)
    #expect(site["own/c.html"] != nil)
    #expect(site["sitemap.xml"]?.contains("<loc>https://example.org/own/c.html</loc>") == true)
    #expect(site["atom.xml"]?.contains("https://example.org/own/c.html") == true)
  }

  @Test func `uses the date in the site's zone`() {
    let site = AddressedSite(
      settings: "permalinks: {posts: '/:year/:month/:day/:hour/:slug/'}\ntime_zone: Asia/Tokyo",
      ["posts/a.md": "---\ndate: 2024-12-31T20:00:00Z\n---\nText"])
    #expect(site.addresses["posts/a.md"] == "/2025/01/01/05/a/")
  }

  @Test func `is the folder of the files of a bundle, also without a slash at the end`() {
    let site = AddressedSite(
      settings: "permalinks: {posts: '/:year/:slug.html'}",
      [
        "posts/2024-01-02-a/index.md": "![A](p.png)", "posts/2024-01-02-a/p.png": "<svg>no size</svg>",
        "posts/2024-01-02-b/index.md": "![B](p.png)", "posts/2024-01-02-b/p.png": "<svg>no size</svg>",
      ])
    #expect(site.problems == [])
    #expect(site.copies["posts/2024-01-02-a/p.png"] == "2024/a/p.png")
    #expect(site["2024/b.html"]?.contains(#"src="/2024/b/p.png""#) == true)
  }

  @Test(arguments: [
    Case("does not begin with a slash", ":year/:slug/", "Content/site.yml:3:20 site.wrong-value"),
    Case("has an unknown placeholder", "/:yaer/:slug/", "Content/site.yml:3:20 site.wrong-value"),
    Case("has a lone colon", "/:/:slug/", "Content/site.yml:3:20 site.wrong-value"),
    Case("leaves the site", "/../:slug/", "Content/site.yml:3:20 site.wrong-value"),
    Case("has a query", "/a?b/:slug/", "Content/site.yml:3:20 site.wrong-value"),
    Case("needs a date that the article lacks", "/:year/:slug/", "Content/docs/a.md:1:1 site.undated-permalink"),
  ])
  func `is reported if it`(row: Case<String, String>) {
    let site = AddressedSite(settings: "permalinks: {docs: '\(row.input)'}", ["docs/a.md": "Text"])
    row.check(site.problems.joined(separator: "\n"))
  }

  @Test func `is reported if the site lacks its section`() {
    let site = AddressedSite(settings: "permalinks:\n  post: /:slug/", ["posts/2024-01-02-a.md": "Text"])
    #expect(site.problems == ["Content/site.yml:4:3 site.unknown-section"])
  }
}

@Suite struct `The setting for addresses` {
  private static let files = [
    "Notes/My Page.md": "---\ntags: [Swift, Big Data]\n---\nText", "posts/2024-01-02-Post.md": "P",
  ]

  @Test(arguments: [
    Case("by default", "", ["/notes/my-page/", "/posts/post/", "/tags/swift/", "/tags/big-data/"]),
    Case("kept", "case: keep", ["/Notes/My-Page/", "/posts/Post/", "/tags/Swift/", "/tags/Big-Data/"]),
    Case("kept in articles", "case: articles", ["/Notes/My-Page/", "/posts/Post/", "/tags/swift/", "/tags/big-data/"]),
    Case("in lower case", "case: lower", ["/notes/my-page/", "/posts/post/", "/tags/swift/", "/tags/big-data/"]),
  ])
  func `decides about capital letters`(row: Case<String, [String]>) {
    let site = AddressedSite(settings: row.input, Self.files)
    #expect(site.problems.filter { !$0.hasSuffix("site.changed-case") } == [])
    #expect(site.pages.isSuperset(of: row.expected), "\(site.pages)", sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Case("by default", "", ["/", "/page/2/", "/page/3/", "/posts/", "/posts/page/2/", "/posts/page/3/"]),
    Case("as in Jekyll", "pagination: '/page:n/'", ["/page2/", "/page3/", "/posts/page2/"]),
    Case("as in Pelican", "pagination: '/:name:n.html'", ["/index2.html", "/index3.html", "/posts/index2.html"]),
    Case("as files", "pagination: '/:n.html'", ["/2.html", "/posts/2.html"]),
  ])
  func `decides about the pages of lists`(row: Case<String, [String]>) {
    let site = AddressedSite(
      settings: "page_size: 1\n" + row.input,
      ["posts/2024-01-02-a.md": "A", "posts/2024-01-02-b.md": "B", "posts/2024-01-02-c.md": "C"])
    #expect(site.problems == [])
    #expect(site.pages.isSuperset(of: row.expected), "\(site.pages)", sourceLocation: row.sourceLocation)
  }

  @Test func `gives a list at a file a folder for its further pages`() {
    let site = AddressedSite(
      settings: "page_size: 1",
      ["posts/_index.md": "---\nurl: /blog.html\n---\n", "posts/2024-01-02-a.md": "A", "posts/2024-01-02-b.md": "B"])
    #expect(site.pages.isSuperset(of: ["/blog.html", "/blog/page/2/"]), "\(site.pages)")
  }

  @Test(arguments: [
    Case("pagination without a number", "pagination: /page/", "site.wrong-value"),
    Case("pagination with another placeholder", "pagination: '/page:num/'", "site.wrong-value"),
    Case("an unknown choice", "case: upper", "site.unknown-choice"),
    Case("a path of a taxonomy that is a file", "taxonomies: {tags: {path: /tags.html}}", "site.wrong-value"),
    Case("a path of terms without `:slug`", "taxonomies: {tags: {term_path: /tag/}}", "site.wrong-value"),
    Case("an unknown key of a taxonomy", "taxonomies: {tags: {paths: /tag/}}", "site.unknown-key"),
  ])
  func `is checked`(row: Case<String, String>) {
    let site = AddressedSite(settings: row.input, ["a.md": "A"])
    row.check(site.problems.map { String($0.drop { $0 != " " }.dropFirst()) }.joined(separator: " "))
  }

  @Test func `moves the pages of taxonomies and terms`() {
    let site = AddressedSite(
      settings: "taxonomies:\n  tags: {title: Subjects, path: /blog/tags/, term_path: '/tag/:slug/'}\n  series: Series",
      [
        "tags/big-data.md": "About big data", "a.md": "---\ntags: [Big Data, Swift]\nseries: One\n---\nA",
        "tags/_index.md": "All",
      ])
    #expect(site.problems == [])
    #expect(
      site.pages.isSuperset(of: ["/blog/tags/", "/tag/big-data/", "/tag/swift/", "/series/one/"]), "\(site.pages)")
    #expect(site["blog/tags/index.html"] == "Subjects")
    #expect(!site.pages.contains("/tags/"))
  }

  @Test(arguments: [
    Case("at commas by default", ["", "a, b c, d"], "a,b c,d,"),
    Case("at commas", ["tag_separator: ','", "a, b c, d"], "a,b c,d,"),
    Case("at no space", ["tag_separator: ','", "machine learning"], "machine learning,"),
    Case("at another text", ["tag_separator: ' / '", "a, b / c"], "a, b,c,"),
  ])
  func `separates tags in one line`(row: Case<[String], String>) {
    let site = AddressedSite(settings: row.input[0], ["a.md": "---\ntags: \(row.input[1])\n---\nText"])
    #expect(site.problems == [])
    row.check(site["a/index.html"]?.split(separator: "|", omittingEmptySubsequences: false)[3].description ?? "")
  }
}
