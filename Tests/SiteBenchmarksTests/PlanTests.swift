import Foundation
import TestSupport
import Testing

@testable import Files
@testable import SiteBenchmarks

@Suite struct `The plan of a site` {
  /// The tool that was built with the tests, or the tool in the environment variable `GARLAND`.
  static let garland = (try? BuiltTool.path()) ?? Programs.variable("GARLAND").flatMap { Programs.find($0) }

  @Test func `counts published posts`() {
    let heads = Array(Corpus(posts: 61, seed: 3).heads)
    let published = heads.filter { !$0.isDraft }
    let plan = Plan(heads)
    #expect(plan.drafts == heads.count - published.count && plan.drafts > 0)
    #expect(plan.counts[.post] == published.count)
    #expect(plan.counts[.index] == 6)
    #expect(plan.counts[.tag] == Set(published.flatMap(\.tags)).count)
    #expect(plan.tagRows == published.map(\.tags.count).reduce(0, +))
    #expect(plan.pages == published.count + 6 + Set(published.flatMap(\.tags)).count + 1)
  }

  @Test(
    .enabled(if: garland != nil, "Garland is not built"),
    arguments: [
      Case("the theme of the benchmark", Garland(), 61), Case("its own theme", Garland(ownTheme: true), 240),
      Case("with search", Garland(hasSearch: true), 61),
    ])
  func `equals the files that Garland writes`(row: Case<Garland, Int>) throws {
    try Program.inScratchFolder { folder in
      let workspace = try Workspace(folder.path)
      let garland = try #require(Self.garland)
      var contest = SiteContest(
        [(row.input, garland)], [.fresh, .plain], Corpus(posts: row.expected, seed: 3), in: workspace
      )
      try contest.run(warmUps: 1, rounds: 1) { _ in }
      #expect(contest.deviations == [])
      #expect(contest.contestants.allSatisfy { $0.runs.count == 1 && $0.tally != nil })
    }
  }

  @Test(
    arguments: [
      Case("a post", "posts/a/index.html", .post), Case("the index", "index.html", .index),
      Case("a page of the index", "page/2/index.html", .index), Case("the list of tags", "tags/index.html", .tagList),
      Case("a tag", "tags/日本語/index.html", .tag), Case("a page of a tag", "tags/a/page/2/index.html", .tag),
      Case("the feed", "feed.xml", .feed), Case("the sitemap", "sitemap.xml", .sitemap),
      Case("a stylesheet", "assets/a.css", .style), Case("another page", "404.html", .morePages),
      Case("another file", "robots.txt", .moreFiles),
    ] as [Case<String, OutputKind>])
  func `has a kind for each path`(row: Case<String, OutputKind>) {
    row.check(OutputKind(row.input, index: ""))
  }

  @Test(
    arguments: [
      Case("the index", "posts/index.html", .index), Case("a page of the index", "posts/page/2/index.html", .index),
      Case("a post", "posts/page/index.html", .post), Case("the home page", "index.html", .morePages),
    ] as [Case<String, OutputKind>])
  func `has a kind for each path if the index is in a folder`(row: Case<String, OutputKind>) {
    row.check(OutputKind(row.input, index: "posts"))
  }
}
