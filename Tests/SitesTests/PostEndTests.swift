import Foundation
import Sites
import TestSupport
import Testing

/// The end of a post: sharing, editing, comments.
@Suite struct `The end of a post` {
  /// Builds a site with a post and a page, and returns the two pages and the outcome.
  private static func build(
    _ settings: String, post: String = "", page: String = "", content: String = "Content"
  ) throws -> (outcome: Program.Outcome, post: String, page: String) {
    try Program.inScratchFolder { folder in
      let head = "title: Workshop\nurl: https://example.org/blog/\n"
      try FileTree.write(
        [
          "\(content)/site.yml": Data((head + settings + "\n").utf8),
          "\(content)/posts/2026-01-02-a bench.md": Data("---\n\(post)\n---\n# Oak & \"ash\"\n\nOf oak.\n".utf8),
          "\(content)/tools.md": Data("---\n\(page)\n---\n# Tools\n\nA saw.\n".utf8),
        ], to: folder)
      let outcome = try BuiltTool.build(
        ["--now", "2026-11-21", "--output", "_site", "--content", content], in: folder)
      let files = try FileTree.files(in: folder.appending(path: "_site"))
      func text(_ path: String) -> String { String(decoding: files[path] ?? Data(), as: UTF8.self) }
      return (outcome, text("posts/a-bench/index.html"), text("tools/index.html"))
    }
  }

  private static let title = "Oak%20%26%20%22ash%22"
  private static let address = "https%3A%2F%2Fexample.org%2Fblog%2Fposts%2Fa-bench%2F"

  static let targets: [Case<String, String>] = [
    Case("Mastodon", "mastodon", "https://share.joinmastodon.org/#text=\(title)%20\(address)"),
    Case("Bluesky", "bluesky", "https://bsky.app/intent/compose?text=\(title)%20\(address)"),
    Case("X", "x", "https://x.com/intent/post?text=\(title)&amp;url=\(address)"),
    Case("LinkedIn", "linkedin", "https://www.linkedin.com/sharing/share-offsite/?url=\(address)"),
    Case("Email", "email", "mailto:?subject=\(title)&amp;body=\(address)"),
  ]

  @Test(arguments: targets)
  func `links to a target that shares the post`(_ row: Case<String, String>) throws {
    let site = try Self.build("share: [\(row.input)]")
    #expect(site.outcome.status == 0)
    let link = try #require(site.post.firstMatch(of: #/<a class="pill" href="([^"]*)" rel="noopener">.*<\/a>/#))
    #expect(link.1 == row.expected && link.0.hasSuffix(" \(row.name)</a>"), "\(link.0)")
    #expect(!site.page.contains("rel=\"noopener\""))
  }

  @Test func `has buttons for the browser's dialog and for copying, which are hidden without a script`() throws {
    let post = try Self.build("share: [copy]").post
    let buttons = post.matches(of: #/<button class="pill" type="button" hidden data-share="(\w+)" data-url="([^"]*)"/#)
    #expect(buttons.map { $0.1 } == ["dialog", "copy"])
    #expect(buttons.allSatisfy { $0.2 == "https://example.org/blog/posts/a-bench/" })
  }

  @Test func `has neither buttons nor comments nor their scripts by default`() throws {
    let site = try Self.build("")
    for part in ["data-share", "class=\"comments\"", "class=\"edit\"", "giscus"] { #expect(!site.post.contains(part)) }
    #expect(site.post.contains(" Subscribe</a>"))
  }

  static let repositories: [Case<String, String>] = [
    Case("GitHub", "https://github.com/me/blog/", "https://github.com/me/blog/edit/main/FILE"),
    Case("GitLab", "https://gitlab.com/me/blog.git", "https://gitlab.com/me/blog/-/edit/main/FILE"),
    Case("Codeberg", "https://codeberg.org/me/blog", "https://codeberg.org/me/blog/_edit/main/FILE"),
    Case(
      "Bitbucket", "https://bitbucket.org/me/blog",
      "https://bitbucket.org/me/blog/src/main/FILE?mode=edit&amp;at=main"),
    Case(
      "another host", "{url: https://git.example.org/me/blog, branch: a/b, folder: /site/, forge: forgejo}",
      "https://git.example.org/me/blog/_edit/a/b/site/posts/2026-01-02-a%20bench.md"),
  ]

  @Test(arguments: repositories)
  func `links to the host's page that edits the file`(_ row: Case<String, String>) throws {
    let post = try Self.build("repository: \(row.input)", content: "docs/Content").post
    let link = try #require(post.firstMatch(of: #/<a href="([^"]*)" rel="nofollow">/#))
    #expect(String(link.1) == row.expected.replacing("FILE", with: "docs/Content/posts/2026-01-02-a%20bench.md"))
  }

  private static let giscus = "comments: {giscus: {repo: me/blog, repo_id: R_1, category: Q & A, category_id: D_1}}"

  @Test func `has a place for comments, and nothing of another site`() throws {
    let site = try Self.build(Self.giscus)
    let frame = try #require(site.post.firstMatch(of: #/data-frame="([^"]*)"/#)).1
    #expect(frame.hasPrefix("https://giscus.app/widget?repo=me%2Fblog&amp;repoId=R_1&amp;category=Q%20%26%20A&amp;"))
    #expect(frame.contains("&amp;term=blog%2Fposts%2Fa-bench%2F&amp;"))
    #expect(!site.post.contains("<iframe") && !site.post.contains("src=\"https://giscus"))
    #expect(!site.page.contains("data-frame"))
  }

  @Test func `uses the issues with utterances, and links to them without a script`() throws {
    let post = try Self.build("comments: {utterances: me/blog}").post
    #expect(post.contains(#"data-frame="https://utteranc.es/utterances.html?repo=me%2Fblog&amp;issue-term=pathname"#))
    #expect(post.contains(#"<noscript><p><a href="https://github.com/me/blog/issues?q=blog%2Fposts%2Fa-bench%2F">"#))
  }

  @Test func `has comments as the front matter says`() throws {
    let site = try Self.build(Self.giscus, post: "comments: false", page: "comments: true")
    #expect(!site.post.contains("data-frame") && site.page.contains("data-frame"))
  }

  static let mistakes: [Case<String, String>] = [
    Case("an unknown target", "share: [mastadon]", "3:9: error: `share` must be a list of `mastodon`, "),
    Case("a target twice", "share: [x, x]", "3:12: error: `x` is listed twice"),
    Case("an unknown host", "repository: https://git.example.org/me/blog", "3:13: error: `repository` must be on a "),
    Case("no address", "repository: me/blog", "3:13: error: `repository` must be an address such as "),
    Case("an unknown software", "repository: {url: https://a.b/c/d, forge: svn}", "3:43: error: "),
    Case("a missing field", "comments: {giscus: {repo: me/blog}}", "error: `category_id` is missing"),
    Case("an unknown service", "comments: {disqus: me}", "3:12: error: there is no field `disqus` here"),
    Case("no repository", "comments: {utterances: blog}", "3:24: error: `utterances` must be a repository on GitHub"),
    Case("an unknown source of dates", "updated: svn", "3:10: error: "),
  ]

  @Test(arguments: mistakes)
  func `has settings whose mistakes are reported`(_ row: Case<String, String>) throws {
    let outcome = try Self.build(row.input).outcome
    #expect(outcome.status == 1 && outcome.errors.contains(row.expected), "\(row.name): \(outcome.errors)")
  }

  @Test func `has no list without targets and feeds`() throws {
    let post = try Self.build("feeds: []").post
    #expect(post.contains("post-end") && !post.contains("class=\"share\""))
  }

  @Test func `follows changed settings in a build with a cache`() throws {
    try Program.inScratchFolder { folder in
      func write(_ settings: String) throws {
        try FileTree.write(
          [
            "Content/site.yml": Data("title: A\nurl: https://example.org/\n\(settings)\n".utf8),
            "Content/posts/2026-01-02-a.md": Data("# A\n\nText.\n".utf8),
            "Content/b.md": Data("# B\n\nText.\n".utf8),
          ], to: folder)
      }
      try write("")
      for settings in ["share: [x]", "share: [x, copy]", Self.giscus, "repository: https://github.com/me/blog", ""] {
        try write(settings)
        let warm = try BuiltTool.build(["--now", "2026-11-21", "--verify"], in: folder)
        #expect(warm.status == 0, "\(settings): \(warm.errors)")
      }
    }
  }
}
