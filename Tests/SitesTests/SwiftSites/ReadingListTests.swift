import Garland
import Synchronization
import TestSupport
import Testing

@testable import Sites

/// Hooks: one adds a reading list to articles, one sets front matter, one runs after a build.
@Suite struct `A hook` {
  private static let readingList = ArticleHook(in: "posts", reads: .recorded) { blocks, page, site in
    Group(subviews: blocks) { blocks in
      ForEach(blocks.prefix(1)) { block in div(.class("lead")) { block } }
      ForEach(blocks.dropFirst()) { block in block }
    }
    if !page.tags.isEmpty {
      aside {
        ForEach(
          site.posts.filter {
            $0.url != page.url && !Set($0.tags.map(\.title)).isDisjoint(with: page.tags.map(\.title))
          }
        ) {
          post in p { a(.href(post.url)) { Text(post.title) } }
        }
      }
    }
  }
  private static let tagged = ArticleHook { fields in
    if fields.path.hasPrefix("posts/"), fields.tags.isEmpty { fields.tags = ["bread"] }
    if fields[param: "secret"] != nil { fields.isDraft = true }
    if fields[list: "by"].contains("Ada") { fields[param: "badge"] = "gold" }
  }

  private static func post(_ title: String, _ keys: String = "", text: String = "One.\n\nTwo.") -> String {
    "---\ntitle: \(title)\ndate: 2026-01-01\n\(keys)---\n\(text)\n"
  }
  private static let content = [
    "posts/a.md": post("A"), "posts/b.md": post("B"), "posts/c.md": post("C", "tags: [cake]\n"),
    "notes/n.md": "# Note\n", "notes/m.md": "# M\n",
    "posts/d.md": post("D", "secret: 1\n"), "about.md": "---\nby: [Ada]\n---\n# About\n\nOne.\n",
  ]
  private static let site = EditedSwiftSite(content, SiteCode(hooks: [readingList, tagged]))

  @Test func `changes the blocks of an article on its page, and not in feeds`() throws {
    let built = Self.site.build().run()
    let page = try #require(built.text(of: "posts/a/index.html"))
    #expect(
      page.contains(
        "<div class=\"lead\"><p>One.</p>\n</div><p>Two.</p>\n<aside><p><a href=\"/posts/b/\">B</a></p></aside>"),
      "\(page)")
    let other = try #require(built.text(of: "about/index.html"))
    #expect(!other.contains("class=\"lead\""), "only its section")
    let feed = try #require(built.text(of: "atom.xml"))
    #expect(feed.contains("Two.") && !feed.contains("lead") && !feed.contains("aside"))
  }

  @Test func `changes front matter before the site is planned`() throws {
    let built = Self.site.build().run()
    #expect(built.text(of: "tags/bread/index.html")?.contains("/posts/a/") == true)
    #expect(built.text(of: "posts/d/index.html") == nil, "a draft")
    let layout = SiteLayout("page", reads: .recorded) { page, _ in p { Text(page.params.badge.text ?? "") } }
    let about = EditedSwiftSite(Self.content, SiteCode(layouts: [layout], hooks: [Self.tagged])).build().run()
    #expect(about.text(of: "about/index.html") == "<p>gold</p>")
  }

  @Test func `for front matter comes before the defaults of folders`() throws {
    let content = [
      "posts/_index.md": "---\ndefaults: {draft: false, tags: [other], title: No}\n---\n",
      "posts/e.md": Self.post("E", "secret: 1\n"), "posts/f.md": Self.post("F"),
    ]
    let built = EditedSwiftSite(Self.content.merging(content) { $1 }, SiteCode(hooks: [Self.tagged])).build().run()
    #expect(built.text(of: "posts/e/index.html") == nil, "a draft")
    #expect(built.text(of: "tags/bread/index.html")?.contains("/posts/f/") == true)
    #expect(built.text(of: "tags/other/index.html") == nil)
  }

  @Test func `and a type for a section without articles are warnings`() {
    let hook = ArticleHook(in: "post", reads: .recorded) { blocks, _, _ in blocks }
    let code = SiteCode(params: [SectionParams("/nots/", as: [String: String].self)], hooks: [hook])
    let text = EditedSwiftSite(Self.content, code).messages()
    #expect(text.contains("the section `post`, which has no articles"), "\(text)")
    #expect(text.contains("did you mean `posts`"), "\(text)")
    #expect(text.contains("the section `nots`, which has no articles"), "\(text)")
  }

  @Test(
    arguments: [
      Case("a text", ["posts/a.md": post("A", text: "More.")], ["/posts/a/"]),
      Case("a title", ["posts/b.md": post("Bee")], ["/posts/b/", "/posts/a/", "/posts/c/"]),
      Case(
        "a tag that a hook sets", ["posts/b.md": post("B", "tags: [cake]\n")], ["/posts/a/", "/posts/b/", "/posts/c/"]),
      Case("a draft that a hook sets", ["notes/n.md": "---\nsecret: 2\n---\n# Note\n"], []),
      Case("a page without hooks", ["about.md": "# About\n\nTwo.\n"], []),
    ] as [Case<[String: String], Set<String>>])
  func `renders the pages again that read what changed`(_ row: Case<[String: String], Set<String>>) throws {
    let rendered = try Self.site.rendered(after: row.input)
    #expect(rendered.filter { $0.hasPrefix("/posts/") && $0.count > 7 } == row.expected, "\(row.name)")
  }

  private struct Failure: Error, CustomStringConvertible { let description = "no network" }

  @Test func `runs after a build if something changed that it read`() throws {
    let runs = Mutex<[String]>([])
    let titles = BuildHook("titles", reads: .recorded) { build in
      runs.withLock { $0.append("titles: " + build.site.posts.map(\.title).joined()) }
    }
    let always = BuildHook("always") { build in runs.withLock { $0.append("always in \(build.output)") } }
    let site = EditedSwiftSite(Self.content, SiteCode(buildHooks: [titles, always]))
    var before: BuiltSite?
    for changes in [[:], ["posts/a.md": Self.post("A", text: "New")], ["posts/a.md": Self.post("Z")]] {
      let built = site.build(changes).run(after: before)
      #expect(built.hooks?.run(output: "_site", renderedPages: []) == [])
      before = built
      before?.record = Deferred(value: try #require(built.record?.value).decodedCopy())
    }
    #expect(
      runs.withLock { $0 } == ["titles: ABCD", "always in _site", "always in _site", "titles: ZBCD", "always in _site"])
  }

  @Test func `that fails after a build is an error, and runs again`() throws {
    let hook = BuildHook("ping", reads: .recorded) { _ in throw Failure() }
    let site = EditedSwiftSite(Self.content, SiteCode(buildHooks: [hook])).build().run()
    let messages = site.hooks?.run(output: "_site", renderedPages: []).map(\.message)
    #expect(messages == ["the site is published, but the hook `ping` failed: no network"])
  }
}
