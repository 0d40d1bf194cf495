import Garland
import TestSupport
import Testing

/// Edge cases: ranges at the ends of blocks, ids without a page, attributes without an element.
@Suite struct `Edge cases of articles` {
  @Test(arguments: [
    Case("a rule before a blank line", "---\n\na", ["divider ‹---›", "paragraph ‹a›"]),
    Case("an underlined heading before a line", "A\n===\n> a", ["heading ‹A\n===›", "quote ‹> a›"]),
    Case("a list before a blank line", "- a\n\nb", ["list ‹- a›", "paragraph ‹b›"]),
    Case("an indented block of code", "    a\n    b", ["code ‹    a\n    b›"]),
    Case("raw HTML that ends on its first line", "<pre>a</pre>\n\nb", ["html ‹<pre>a</pre>›", "paragraph ‹b›"]),
    Case("a run of raw HTML", "<div>\n\na\n\n</div>", ["html ‹<div>\n\na\n\n</div>›"]),
    Case("a footnote", "a[^1]\n\n[^1]: b", ["paragraph ‹a[^1]›", "footnotes ‹[^1]: b›"]),
  ])
  func `a block's range is exact`(_ row: Case<String, [String]>) {
    row.check(Draft(row.input).rows)
  }

  @Test func `a section's range is exact`() {
    let own = Container("own", labels: .optional) { use in
      ForEach(subviews: use.content) { Text("\($0.containerValues.sourceRange ?? 0..<0)") }
    }
    #expect(Draft(":::own\n## A\n\nb\n:::", with: [own]).html.onOneLine == "7..&lt;14")
  }

  @Test func `a bare URL's range is exact`() {
    let draft = Draft("a https://y.org b")
    #expect(draft.article.facts.links.map { draft[$0.source] } == ["https://y.org"])
  }

  @Test func `a container renders a thematic break like the article`() {
    let content = Draft("***").article.content
    #expect(ForEach(subviews: content) { $0 }.rendered().html == content.rendered().html)
  }

  @Test(arguments: [
    Case("footnotes", "[^1]: b\n\n    c\n\na[^1]", 2),
    Case("a container with two blocks", ":::reversed\na\n\nb\n:::", 1),
    Case("an empty container", ":::reversed\n:::", 1), Case("an unknown container", ":::x\na\n\nb\n:::", 1),
  ])
  func `an attribute on the content is set once on each block`(_ row: Case<String, Int>) {
    let options = ArticleOptions(containers: .standard)
    let html = Draft(row.input, options).article.content.attribute(.class("x")).rendered().html
    row.check(html.matches(of: /class="([^"]* )?x"/).count)
  }

  @Test(arguments: [
    Case("its id", ":::unknown{#x}\na\n:::", "id=\"x\""),
    Case("its class", ":::unknown{.x}\na\n:::", "class=\"unknown x\""),
  ])
  func `an unknown container has its id and class in the page`(_ row: Case<String, String>) {
    let options = ArticleOptions(containers: .standard)
    row.check(Draft(row.input, options).html.contains(row.expected) ? row.expected : "nowhere")
  }

  @Test(arguments: [
    ":::divided\n:::item[A]\nb\n:::\n:::",
    ":::divided\n<div>\n\n:::item{#a}\nb\n:::\n\n</div>\n:::", ":::item{#a}\nb\n:::",
  ])
  func `the facts and the page have the same ids`(_ text: String) {
    let draft = Draft(text)
    let written = draft.html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(draft.article.ids == written)
  }

  @Test func `an id that raw HTML uses twice is a warning`() {
    #expect(
      Draft("<p id=\"a\">b</p>\n\n<p id=\"a\">c</p>").problems == [
        "3:8 ‹a› warning: the id `a` is used twice in raw HTML [check.duplicate-id]"
      ])
  }

  @Test(arguments: [ArticleIDs.prefixed("p"), .none])
  func `the form of ids applies to a footnote in a label`(_ ids: ArticleIDs) {
    let html = Draft(":::tabs\n## A[^1]\nb\n:::\n\n[^1]: c").article.rendered(in: .articleIDs(ids)).html
    #expect(!html.contains("\"#fn-1\"") && !html.contains("\"fnref-1\""))
  }

  @Test func `a feed has no links to ids`() {
    let html = Draft("a[^1]\n\n[^1]: c").article.rendered(in: .medium(.feed)).html
    #expect(!html.contains("href=\"#"))
  }

  @Test func `tabs are shown as sections in a feed`() {
    let html = Draft(":::tabs\n## A\nb\n:::").article.rendered(in: .medium(.feed)).html
    #expect(!html.contains("<ul"))
  }

  @Test func `removed raw HTML is not a child`() {
    let html = Draft(":::divided\na\n\n<script>b</script>\n\nc\n:::").html
    #expect(html.matches(of: /<hr/).count == 1)
  }

  @Test func `a top-level block has the author's tag`() {
    let tags = Draft("a\n{tag=x}\n\nb\n{#y}").blocks.map { $0.containerValues.tag(for: String.self) }
    #expect(tags == ["x", "y"])
  }

  @Test func `a leading slash means the site's root`() {
    #expect(SitePath.resolve("/about.md", from: "posts/a.md") == "about.md")
  }

  @Test func `editing a label in a container does not change the identities of blocks after it`() {
    let old = Draft("# T\n\n:::tabs\n## A\na\n:::\n\nb").ids
    let new = Draft("# T\n\n:::tabs\n## A2\na\n:::\n\nb").ids
    #expect(old.last == new.last)
  }
}
