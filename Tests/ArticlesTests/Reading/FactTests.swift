import Garland
import TestSupport
import Testing

/// Links, headings, ids and labels, with their ranges.
@Suite struct `The facts of an article` {
  @Test func `contain links and images with their written and resolved addresses and their ranges`() {
    let text = """
      # A [one](b.md "t") ![two](c.png)

      [ref][r] and <https://x.org> and [mail](mailto:a@b) [self](#a-one-two)

      | [cell](/d) |
      |---|

      > - [deep](e)

      [r]: ../f.md
      """
    let draft = Draft(
      text, ArticleOptions { $0.hasSuffix(".md") ? .address("/page/" + $0.dropLast(3) + "/") : .unchanged })
    let expected = [
      "link b.md → /page/b/ ‹[one](b.md \"t\")›", "image c.png → c.png ‹![two](c.png)›",
      "link ../f.md → /page/../f/ ‹[ref][r]›", "link https://x.org → https://x.org ‹<https://x.org>›",
      "link mailto:a@b → mailto:a@b ‹[mail](mailto:a@b)›",
      "link #a-one-two → #a-one-two ‹[self](#a-one-two)›", "link /d → /d ‹[cell](/d)›", "link e → e ‹[deep](e)›",
    ]
    let facts = draft.article.facts
    #expect(facts.links.map { "\($0.kind) \($0.written) → \($0.address) ‹\(draft[$0.source])›" } == expected)
    #expect(facts.images == [facts.links[1]])
    for link in facts.links { #expect(draft.html.contains("\"\(link.address)\"")) }
  }

  @Test func `contain the links and images in raw HTML and in Markdown, in source order`() {
    let text = """
      [a](a.md) <a href="b.md">b</a> <img src=c.png srcset="d.png 1x, e.png 2x">

      <p id="h"><q cite="/f">f</q>
      <video src="g.mp4" poster="g.png"></video> <a href="#h">h</a></p>

      [i](i.md)
      """
    let draft = Draft(
      text, ArticleOptions { $0.hasSuffix(".md") ? .address("/" + $0.dropLast(3) + "/") : .unchanged })
    let expected = [
      "link a.md → /a/ ‹[a](a.md)›", "link b.md → /b/ ‹b.md›", "image c.png → c.png ‹c.png›",
      "image d.png → d.png ‹d.png 1x, e.png 2x›", "image e.png → e.png ‹d.png 1x, e.png 2x›", "link /f → /f ‹/f›",
      "link g.mp4 → g.mp4 ‹g.mp4›", "image g.png → g.png ‹g.png›", "link #h → #h ‹#h›", "link i.md → /i/ ‹[i](i.md)›",
    ]
    #expect(
      draft.article.facts.links.map { "\($0.kind) \($0.written) → \($0.address) ‹\(draft[$0.source])›" } == expected)
    #expect(draft.problems == [])
  }

  @Test func `contain headings with their levels, texts and ids`() {
    let draft = Draft(
      "# A *b* `c`\n\n> ### q {#x}\n\n:::tabs\n## T {.wide}\n#### s\n:::\n\n#\n\n# A b c\n\nTwo\nlines\n===")
    let headings = draft.article.facts.headings.map { "\($0.level) '\($0.text)' \($0.id ?? "-") ‹\(draft[$0.source])›" }
    let expected = [
      "1 'A b c' a-b-c ‹# A *b* `c`›", "3 'q' x ‹### q {#x}›",
      "2 'T' t ‹## T {.wide}›", "4 's' s ‹#### s›", "1 '' section ‹#›", "1 'A b c' a-b-c-1 ‹# A b c›",
      "1 'Two lines' two-lines ‹Two\nlines\n===›",
    ]
    #expect(headings == expected)
    #expect(draft.article.title?.text == "A b c")
    #expect(Draft("text").article.title == nil)
  }

  @Test func `contain every id, in order, with its block`() {
    let draft = Draft("# A\n\nb\n{#x}\n\n:::note[N n]\n## c\n:::\n\n:::steps\n:::item[D]\nd\n:::\n- e\n:::")
    let anchors = draft.article.facts.anchors.map { "\($0.id) ‹\(draft[$0.source])›" }
    let expected = [
      "a ‹# A›", "x ‹b›", "n-n ‹:::note[N n]\n## c\n:::›", "c ‹## c›", "d ‹:::item[D]\nd\n:::›",
    ]
    #expect(anchors == expected)
    #expect(draft.article.ids == ["a", "x", "n-n", "c", "d"])
    #expect(draft.html.matches(of: /\sid="([^"]*)"/).map { String($0.1) } == draft.article.ids)
  }

  @Test func `contain labels by container, with their ids and children`() {
    let draft = Draft(
      ":::tabs\n## A\n\n:::cards\n:::item[B]\nb\n:::\n:::\n\n## C {#x}\nc\n:::\n\n:::steps\n```sh\nd\n```\n:::")
    let labels = draft.article.facts.labels.map { "\($0.container) '\($0.text)' \($0.id ?? "-") ‹\(draft[$0.source])›" }
    let expected = [
      "tabs 'A' a ‹## A›", "tabs 'C' x ‹## C {#x}›", "cards 'B' b ‹:::item[B]\nb\n:::›",
      "steps 'sh' sh ‹```sh\nd\n```›",
    ]
    #expect(labels == expected)
  }

  @Test func `have ranges of bytes, not of characters`() {
    let draft = Draft("日本 [ä](ö) 😀\r\n\r\n## é {#ü}\r\n")
    #expect(draft.article.facts.links.map { draft[$0.source] } == ["[ä](ö)"])
    #expect(draft.article.facts.headings.map { draft[$0.source] } == ["## é {#ü}"])
  }
}

/// The nesting of headings.
@Suite struct `A table of contents` {
  @Test(arguments: [
    Case("nothing", "a", ""),
    Case("one level", "# A\n\n# B", "A B"),
    Case("two levels", "# A\n\n## B\n\n## C\n\n# D", "A(B C) D"),
    Case("a skipped level", "# A\n\n### B\n\n## C\n\n### D", "A(B C(D))"),
    Case("a deeper one first", "### A\n\n## B\n\n# C\n\n## D", "A B C(D)"),
    Case("down and far up", "# A\n\n## B\n\n### C\n\n#### D\n\n## E\n\n# F", "A(B(C(D)) E) F"),
    Case("six levels", "# A\n## B\n### C\n#### D\n##### E\n###### F", "A(B(C(D(E(F)))))"),
    Case("headings in quotes and containers", "# A\n\n> ## B\n\n:::tabs\n## C\n### D\n:::", "A(B C(D))"),
  ])
  func `nests headings by their levels`(_ row: Case<String, String>) {
    row.check(Self.shown(TableOfContents(Draft(row.input).article.facts.headings).entries))
  }

  @Test func `has the ids of the page`() {
    let draft = Draft("# A *b*\n\n## C {#x}\n\n## C\n\n:::steps\n:::item\n## D\n:::\n:::")
    let entries = TableOfContents(draft.article.facts.headings).entries
    #expect(entries.map(\.text) == ["A b"])
    #expect(entries.map(\.level) == [1])
    #expect(entries.map(\.id) == ["a-b"])
    #expect(entries.flatMap(\.children).map(\.id) == ["x", "c", "d"])
    for entry in entries.flatMap(\.children) { #expect(draft.html.contains("id=\"\(entry.id)\"")) }
  }

  private static func shown(_ entries: [TableOfContents.Entry]) -> String {
    entries.map { $0.text + ($0.children.isEmpty ? "" : "(\(shown($0.children)))") }.joined(separator: " ")
  }
}
