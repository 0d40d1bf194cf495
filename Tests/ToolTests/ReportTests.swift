import Foundation
import TestSupport
import Testing

@Suite struct `The report of a build` {
  private struct Read: Decodable {
    let pages: [Page]
    let draws: Int
    let diagnostics: [Diagnostic]
    let milliseconds: [String: Int]
    let outputs: Outputs?
    let next_change: String?

    struct Page: Decodable, Equatable {
      let address: String
      let status: String
      var path: String?
      var source: String?
      var reasons: [String]?
    }

    struct Diagnostic: Decodable, Equatable {
      let severity: String
      let code: String
      let path: String
      let line: Int
      let column: Int
    }

    struct Outputs: Decodable {
      let added: [String]
      let changed: [String]
      let removed: [String]
      let unchanged: Int
    }
  }

  private func report(of site: CachedSite, _ arguments: [String] = []) throws -> Read {
    _ = try site.build(["--report", "report.json"] + arguments)
    let bytes = try Data(contentsOf: site.folder.appending(path: "report.json"))
    return try JSONDecoder().decode(Read.self, from: bytes)
  }

  @Test func `tells of each page what was done with it, and why`() throws {
    try CachedSite.inFolder { site in
      let first = try report(of: site)
      #expect(first.pages.count == 7 && first.pages.allSatisfy { $0.status == "rendered" })
      #expect(first.pages.allSatisfy { $0.reasons == ["nothing is known of an earlier build"] })
      #expect(first.outputs?.added.contains("posts/a/index.html") == true)
      #expect(first.next_change == "2026-03-01T00:00:00Z")
      #expect(Set(first.milliseconds.keys) == ["looking", "reading", "writing", "publishing", "total"])

      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      try site.remove("Content/posts/b.md")
      let second = try report(of: site)
      #expect(
        second.pages.first { $0.address == "/about/" }
          == Read.Page(
            address: "/about/", status: "unchanged", path: "about/index.html", source: "Content/about.md", reasons: []))
      let post = try #require(second.pages.first { $0.address == "/posts/a/" })
      #expect(post.status == "rendered")
      #expect(post.reasons?.contains("its `content` changed") == true)
      #expect(second.pages.contains(Read.Page(address: "/posts/b/", status: "removed")))
      #expect(second.outputs?.removed == ["posts/b/index.html"])
      #expect(second.outputs?.changed.contains("posts/a/index.html") == true)

      let third = try report(of: site)
      #expect(third.pages.count == 6 && third.pages.allSatisfy { $0.status == "unchanged" })
      #expect(third.draws == 0 && third.outputs?.changed == [])
    }
  }

  @Test func `names templates and settings that changed`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Templates/404.mustache", "not {{site.title}} here")
      #expect(
        try report(of: site).pages.filter { $0.status == "rendered" }.map(\.reasons)
          == [["template `404.mustache` changed"]])
      try site.write("Content/site.yml", "title: Another\nurl: https://example.org/\n")
      let reasons = try report(of: site).pages.map { "\($0.address) \($0.reasons ?? [])" }
      #expect(reasons.contains("/404.html [\"`title` of the site changed\"]"), "\(reasons)")
    }
  }

  @Test func `is there where nothing is published, with what is wrong`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "# About\n\n:::nothing\n:::\n")
      let report = try report(of: site)
      #expect(
        report.diagnostics == [
          Read.Diagnostic(
            severity: "error", code: "containers.unknown", path: "Content/about.md", line: 3, column: 1)
        ])
      #expect(report.outputs == nil)
    }
  }

  @Test func `that cannot be written is an error`() throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(["--report", "nowhere/report.json"]).outcome
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("garland: the report `nowhere/report.json` cannot be written: "))
    }
  }
}

@Suite struct `An explanation` {
  static let names: [Case<String, Bool>] = [
    Case("an address", "/posts/a/", true), Case("an address without its slashes", "posts/a", true),
    Case("a file of the site", "posts/a/index.html", true), Case("an article", "Content/posts/a.md", true),
    Case("an article without its folder", "posts/a.md", true), Case("none", "/posts/b2/", false),
  ]

  @Test(arguments: names)
  func `is found by what people know of a page`(_ name: Case<String, Bool>) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let outcome = try Tool.run(["explain", name.input], in: site.folder)
      name.check(outcome.output.hasPrefix("/posts/a/ is posts/a/index.html, in the template `post`\n"))
      #expect(outcome.status == (name.expected ? 0 : 1))
      if !name.expected { #expect(outcome.errors.hasSuffix("no page `/posts/b2/`; did you mean `/posts/b/`?\n")) }
    }
  }

  @Test func `tells why a page was written, and what it read`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# Another\n\nold\n")
      _ = try site.build()
      _ = try site.build()
      let text = try Tool.run(["explain", "/posts/b/"], in: site.folder).output
      #expect(text.contains("It was last written because\n  `title` of `/posts/a/` changed\n"))
      #expect(text.contains("\n  itself: ") && text.contains("\n  template `post.mustache`\n"))
    }
  }

  @Test func `needs a build`() throws {
    try CachedSite.inFolder { site in
      let outcome = try Tool.run(["explain", "/"], in: site.folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "garland: there is no cache `.garland` here; `garland build` makes one\n")
    }
  }
}
