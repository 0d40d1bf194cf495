import Garland
import TestSupport
import Testing

/// Ids in pages with several articles, and in feeds.
@Suite struct `The ids of an article` {
  private static let text = "# A\n\nb[^1]\n{#x}\n\n:::note[N]\nc\n:::\n\n:::tabs\n## T\nd\n:::\n\n[^1]: e"

  @Test(arguments: [
    Case("by itself", ArticleIDs.own, ["a", "x", "fnref-1", "n", "t", "fn-1"]),
    Case("one of several", .prefixed("p"), ["p-a", "p-x", "p-fnref-1", "p-n", "p-t", "p-fn-1"]),
    Case("none", ArticleIDs.none, []),
  ])
  func `are unchanged, prefixed or absent`(_ row: Case<ArticleIDs, [String]>) {
    let html = Draft(Self.text).article.rendered(in: .articleIDs(row.input)).html
    row.check(Self.ids(html))
  }

  @Test func `are prefixed in the links of tabs and footnotes`() {
    let html = Draft(Self.text).article.rendered(in: .articleIDs(.prefixed("p"))).html
    #expect(html.matches(of: /href="#([^"]*)"/).map { String($0.1) } == ["p-fn-1", "p-t", "p-fnref-1"])
  }

  @Test func `have no prefix in links to footnotes on the article's own page`() {
    var environment = EnvironmentValues.articleIDs(.prefixed("p"))
    environment.articleOrigin = ArticleOrigin(site: "", page: "/p/")
    let article = Draft("b[^1]\n\n<!--more-->\n\nc\n\n[^1]: e").article
    let links = { (html: String) in html.matches(of: /href="([^"]*)"/).map { String($0.1) } }
    #expect(links(article.rendered(in: environment) { _ in article.excerpt }.html) == ["/p/#fn-1"])
    #expect(links(article.rendered(in: environment).html) == ["#p-fn-1", "#p-fnref-1"])
  }

  @Test(arguments: [Medium.feed, .text])
  func `are missing in feeds and texts`(_ medium: Medium) {
    let article = Draft(Self.text).article
    #expect(Self.ids(article.rendered(in: .medium(medium)).html) == [])
    // Plain text has no footnote numbers.
    let reference = medium == .text ? "<sup class=\"footnote-ref\">1</sup>" : ""
    let expected = article.rendered(in: .articleIDs(.none)).html.replacing(reference, with: "")
    #expect(article.rendered(in: .medium(medium)).html == expected)
  }

  @Test func `are prefixed for a container's view and its children`() {
    let own = Container("own", labels: .optional) { use in
      Text("\(use.anchor ?? "-") ")
      ForEach(subviews: use.content) { Text("\($0.containerValues.childAnchor ?? "-") ") }
    }
    let draft = Draft(":::own[A]\n:::item[B]\nb\n:::\n:::", with: [own])
    #expect(draft.article.rendered(in: .articleIDs(.prefixed("p"))).html.contains("p-a </span><span>p-b "))
    #expect(draft.article.rendered(in: .articleIDs(.none)).html.contains("- - "))
    #expect(draft.article.facts.anchors.map(\.id) == ["a", "b"])
  }

  @Test func `differ from the ids of another article on the page if they have prefixes`() {
    let article = Draft(Self.text).article
    let page = Group {
      article.content.environment(\.articleIDs, .prefixed("one"))
      article.content.environment(\.articleIDs, .prefixed("two"))
    }
    #expect(unique(Self.ids(page.rendered().html)))
    #expect(page.rendered().diagnostics == [])
    let twice = Group {
      article.content
      article.content
    }
    #expect(twice.rendered().diagnostics.contains { $0.code == "views.repeated-identifier" })
  }

  private static func ids(_ html: String) -> [String] { html.matches(of: /\sid="([^"]*)"/).map { String($0.1) } }
}
