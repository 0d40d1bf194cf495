import Garland
import TestSupport
import Testing

/// Where links and images lead.
@Suite struct `An address in an article` {
  @Test func `is what the resolver makes of it`() {
    let draft = Draft("[a](b.md#c) ![d](e.png) [f](https://g)", Self.options)
    #expect(
      draft.html == #"<p><a href="/b/#c">a</a> <img src="/e.png" alt="d" /> <a href="https://g">f</a></p>"# + "\n")
    #expect(draft.found == [])
  }

  @Test(arguments: [
    Case(
      "an article that is not there", "a\n\nb [c](gone.md) d",
      "3:3 ‹[c](gone.md)› error: there is no article `gone.md` [links.missing-article]; did you mean `gown.md`?"),
    Case(
      "an article like no other", "[c](lost.md)",
      "1:1 ‹[c](lost.md)› error: there is no article `lost.md` [links.missing-article]"),
    Case(
      "a part that is not there", "- [c](b.md#z)",
      "1:3 ‹[c](b.md#z)› error: the article has no part `b.md#z` [links.missing-part]; did you mean `zz`?"),
    Case(
      "a file that is not there", "![c](no.png)",
      "1:1 ‹![c](no.png)› warning: there is no file `no.png` [links.missing-file]"),
    Case(
      "by a definition elsewhere", "[c]\n\n[c]: lost.md",
      "1:1 ‹[c]› error: there is no article `lost.md` [links.missing-article]"),
    Case(
      "in a label", ":::note[[c](lost.md)]\na\n:::",
      "1:9 ‹[c](lost.md)› error: there is no article `lost.md` [links.missing-article]"),
    Case(
      "code", "[c](JavaScript:x)",
      "1:1 ‹[c](JavaScript:x)› warning: the address `JavaScript:x` would run code; `about:invalid` stands in its place"
        + " [article.unsafe-address]"),
  ])
  func `that leads nowhere is reported at its place`(_ row: Case<String, String>) {
    row.check(Draft(row.input, Self.options).found.joined(separator: "\n"))
  }

  @Test func `that would run code never reaches the resolver or the page`() {
    let seen = Draft("[a](javascript:x) ![b](vbscript:y)", ArticleOptions { _ in .address("/resolved") })
    #expect(seen.html == #"<p><a href="about:invalid">a</a> <img src="about:invalid" alt="b" /></p>"# + "\n")
    #expect(seen.article.facts.links.map(\.written) == ["javascript:x", "vbscript:y"])
  }

  private static let options = ArticleOptions(containers: .standard) { address in
    switch address {
    case "b.md#c": .address("/b/#c")
    case "e.png": .address("/e.png")
    case "gone.md": .missingArticle(nearest: "gown.md")
    case "lost.md": .missingArticle(nearest: nil)
    case "b.md#z": .missingPart(nearest: "zz")
    case "no.png": .missingFile
    default: .unchanged
    }
  }
}
