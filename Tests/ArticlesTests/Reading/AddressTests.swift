import Garland
import TestSupport
import Testing

/// Addresses of links and images.
@Suite struct `An address in an article` {
  @Test func `is resolved`() {
    let draft = Draft("[a](b.md#c) ![d](e.png) [f](https://g)", Self.options)
    #expect(
      draft.html == #"<p><a href="/b/#c">a</a> <img src="/e.png" alt="d" /> <a href="https://g">f</a></p>"# + "\n")
    #expect(draft.problems == [])
  }

  @Test(arguments: [
    Case(
      "a missing article", "a\n\nb [c](gone.md) d",
      "3:3 ‹[c](gone.md)› warning: there is no article `gone.md` [check.broken-link]; did you mean `gown.md`?"),
    Case(
      "a missing article without a similar one", "[c](lost.md)",
      "1:1 ‹[c](lost.md)› warning: there is no article `lost.md` [check.broken-link]"),
    Case(
      "a missing heading", "- [c](b.md#z)",
      "1:3 ‹[c](b.md#z)› warning: the article has no heading or id `b.md#z` [check.missing-part]; did you mean `zz`?"),
    Case(
      "a missing file", "![c](no.png)",
      "1:1 ‹![c](no.png)› warning: there is no file `no.png` [check.missing-image]"),
    Case(
      "by a definition elsewhere", "[c]\n\n[c]: lost.md",
      "1:1 ‹[c]› warning: there is no article `lost.md` [check.broken-link]"),
    Case(
      "in a label", ":::note[[c](lost.md)]\na\n:::",
      "1:9 ‹[c](lost.md)› warning: there is no article `lost.md` [check.broken-link]"),
    Case(
      "in HTML", "a\n\n<p title=x>\n<b><a href='lost.md'>c</a></b>",
      "4:13 ‹lost.md› warning: there is no article `lost.md` [check.broken-link]"),
    Case(
      "a picture that browsers cannot show", "[c](empty.png) <a href=empty.png>d</a> ![e](empty.png)",
      "1:40 ‹![e](empty.png)› warning: the picture `empty.png` is an empty file [links.undecodable-picture]"),
    Case(
      "such a picture in HTML", "<img alt=c src=empty.png>",
      "1:16 ‹empty.png› warning: the picture `empty.png` is an empty file [links.undecodable-picture]"),
    Case(
      "in HTML in a line", "a\nb <img alt=c src=no.png> d",
      "2:18 ‹no.png› warning: there is no file `no.png` [check.missing-image]"),
    Case(
      "of the front matter's image", "---\nimage: no.png\n---\na",
      "2:8 ‹no.png› warning: there is no file `no.png` [check.missing-image]"),
    Case(
      "code", "[c](JavaScript:x)",
      "1:1 ‹[c](JavaScript:x)› warning: the address `JavaScript:x` would run code; it is replaced by `about:invalid`"
        + " [article.unsafe-address]"),
  ])
  func `is reported at its range if its target is missing or unsafe`(_ row: Case<String, String>) {
    row.check(Draft(row.input, Self.options).problems.joined(separator: "\n"))
  }

  /// The C library reports wrong starts for paragraphs directly above a table and for blocks below link definitions.
  @Test(
    arguments: [
      Case("above a table", "[a](1) b\nc [d](2) e\n| f |\n|-|\n| g |", ["[a](1)", "[d](2)"]),
      Case("in a header row below a paragraph", "a\nb  \n| c [d](1) |\n|-|\n| [e](2) |", ["[d](1)", "[e](2)"]),
      Case(
        "in a quote", "> a\n> b [c](1)\n> | d | [e](2) |\n> |-|-|\n> | [f](3) |\n\n[g](4)",
        ["[c](1)", "[e](2)", "[f](3)", "[g](4)"]),
      Case("in a list", "- a [b](1)\n  | [c](2) |\n  |-|\n- [d](3)", ["[b](1)", "[c](2)", "[d](3)"]),
      Case("in a container", ":::note[[a](1)]\nb [c](2)\n| d |\n|-|\n:::", ["[a](1)", "[c](2)"]),
      Case("in HTML above a table", "a\nb <a href='1'>c</a>\n| d |\n|-|", ["1"]),
      Case("without markup", "a\nb http://c.d/e f\n| g |\n|-|", ["http://c.d/e"]),
      Case("in a later table", "a\n| b |\n|-|\n\n| [c](1) |\n|-|", ["[c](1)"]),
      Case("below a definition", "[a]: /b\nc [d](1)", ["[d](1)"]),
      Case("below several definitions", "[a]:\n  /b\n  'c'\n[d]: /e 'f\ng'\n[h](1) i\nj [k](2)", ["[h](1)", "[k](2)"]),
      Case("below a definition in a list", "- [a]: /b\n  [c](1)\n\n[d](2)", ["[c](1)", "[d](2)"]),
      Case("in a heading below a definition", "[a]: /b\nc [d](1)\n===\n\ne [f](2)", ["[d](1)", "[f](2)"]),
      Case("in a heading below a definition, at the end", "[a]: /b\nc\nd [e](1)\n-", ["[e](1)"]),
      Case("in a paragraph with a link first", "[a](1) b\n[c](2)\n\n[d](3)\n===", ["[a](1)", "[c](2)", "[d](3)"]),
    ], ["", "---\ntitle: T\n---\n"])
  func `has the right range`(_ row: Case<String, [String]>, frontMatter: String) {
    for end in ["\n", "\r\n"] {
      let draft = Draft((frontMatter + row.input + "\n").replacing("\n", with: end), Self.options)
      row.check(draft.article.facts.links.map { draft[$0.source] })
    }
  }

  @Test(arguments: [
    Case("a link", #"<a href="b.md#c">x</a>"#, #"<a href="/b/#c">x</a>"#),
    Case("without quotes", "<a href=b.md#c>x</a>", #"<a href="/b/#c">x</a>"#),
    Case("in references", #"<a href="&#98;.md#c">x</a>"#, #"<a href="/b/#c">x</a>"#),
    Case("with spaces around it", #"<a href=" b.md#c ">x</a>"#, #"<a href="/b/#c">x</a>"#),
    Case("a file", #"<audio src="e.png"></audio>"#, #"<audio src="/e.png"></audio>"#),
    Case("some of several", #"<img srcset="e.png 1x,  o.png 2x">"#, #"<img srcset="/e.png 1x,  o.png 2x">"#),
    Case("characters that need escaping", #"<a href="quote">x</a>"#, #"<a href="/&quot;&gt;&lt;b&amp;lt;">x</a>"#),
    Case(
      "fragments and other attributes", ##"<a href="#c" title="b.md#c">x</a>"##, ##"<a href="#c" title="b.md#c">x</a>"##
    ),
    Case("an image", #"<img src="sized.png">"#, #"<img src="/sized.png" width="4" height="3">"#),
    Case(
      "a later image", #"<img src="sized.png" height="1"><img src="sized.png">"#,
      #"<img src="/sized.png" height="1"><img src="/sized.png" width="4" height="3" loading="lazy">"#),
    Case("a draft", #"<a class="d" href="draft.md">x <b>y</b></a> z"#, "x <b>y</b> z"),
    Case("Markdown's draft", "[x **y**](draft.md) z", "x <strong>y</strong> z"),
    Case("tags of other tools", #"<a href="{{ b }}">x</a>"#, #"<a href="{{ b }}">x</a>"#),
  ])
  func `is resolved in raw HTML`(_ row: Case<String, String>) {
    let draft = Draft("a \(row.input)", Self.options)
    row.check(String(draft.html.dropFirst("<p>a ".count).dropLast("</p>\n".count)))
  }

  @Test(arguments: [
    Case(
      "only its address changes", #"<A  HREF = 'b.md#c' onclick='go()' >x</A>"#,
      #"<A  HREF="/b/#c" onclick='go()' >x</A>"#),
    Case(
      "a script address stays", #"<a href="javascript:go('b.md#c')">x</a>"#, #"<a href="javascript:go('b.md#c')">x</a>"#
    ),
    Case("an image", "<img src=sized.png/>", "<img src=sized.png/>"),
    Case("a complete image tag", "<img src=sized.png />", #"<img src="/sized.png" />"#),
    Case("a base", #"<base href="b.md#c">"#, #"<base href="b.md#c">"#),
  ])
  func `is resolved in trusted HTML`(_ row: Case<String, String>) {
    var options = Self.options
    options.markup = .trusted
    row.check(String(Draft("a \(row.input)", options).html.dropFirst("<p>a ".count).dropLast("</p>\n".count)))
  }

  @Test func `in a second image makes the image load lazily, in HTML and in Markdown`() {
    let options = Self.options
    let image = #"<img src="/sized.png" width="4" height="3">"#
    let draft = Draft("![](sized.png) <img src=sized.png>", options)
    #expect(
      draft.html == #"<p><img src="/sized.png" alt="" width="4" height="3" /> "# + image.dropLast()
        + #" loading="lazy"></p>"# + "\n")
    let other = Draft("<img src=sized.png> ![](sized.png)", options)
    #expect(
      other.html == "<p>" + image + #" <img src="/sized.png" alt="" width="4" height="3" loading="lazy" /></p>"# + "\n")
  }

  private static let text = String(repeating: "Bread needs flour. ", count: 60)

  @Test(arguments: [
    Case("the first one", "![](sized.png)", [false]),
    Case("a second one", "![](sized.png)\n\n![](sized.png)", [false, true]),
    Case("one of unknown size", "![](https://e.org/a.png)\n\n![](https://e.org/b.png)", [false, true]),
    Case("the first one below much text", "\(text)\n\n![](sized.png)", [true]),
    Case("the first one below front matter", "---\ndescription: \(text)\n---\n![](sized.png)", [false]),
    Case("raw HTML", "<img src=sized.png>\n\n![](sized.png)", [false, true]),
    Case("raw HTML below much text", "\(text)\n\n<img src=sized.png>", [true]),
    Case("the author's choice", "![](sized.png)\n\n<img src=sized.png loading=eager>", [false, false]),
  ])
  func `of an image makes it load lazily, unless readers see it at once`(_ row: Case<String, [Bool]>) {
    let images = Draft(row.input, Self.options).html.matches(of: /<img [^>]*>/)
    row.check(images.map { $0.output.contains("loading=\"lazy\"") })
  }

  @Test func `of an image in a feed does not make it load lazily`() {
    var environment = EnvironmentValues()
    environment.articleIDs = .none
    let draft = Draft("![](sized.png)\n\n![](sized.png)", Self.options)
    #expect(!draft.article.content.rendered(in: environment).html.contains("loading"))
  }

  @Test(arguments: [
    Case("the root", #"<a href="/b/">x</a>"#, #"<a href="https://e.org/b/">x</a>"#),
    Case("a file", #"<img src="e.png">"#, #"<img src="https://e.org/e.png">"#),
    Case(
      "several", #"<img srcset="/f.png 1x, e.png 2x">"#,
      #"<img srcset="https://e.org/f.png 1x, https://e.org/e.png 2x">"#),
    Case("a fragment", ##"<a href="#b">x</a>"##, ##"<a href="https://e.org/a/#b">x</a>"##),
    Case("a fragment that is not a link", ##"<img src="#b">"##, ##"<img src="#b">"##),
    Case("beside the page", #"<img src="no.png">"#, #"<img src="https://e.org/a/no.png">"#),
    Case("a colon after a slash", #"<a href="b/c:d">x</a>"#, #"<a href="https://e.org/a/b/c:d">x</a>"#),
    Case("a scheme", #"<a href="mailto:a@e.org">x</a>"#, #"<a href="mailto:a@e.org">x</a>"#),
    Case("a scheme in code", #"<a href="&#109;ailto&#58;a">x</a>"#, #"<a href="mailto:a">x</a>"#),
    Case("another site", #"<a href="//b/">x</a>"#, #"<a href="//b/">x</a>"#),
    Case("in a paragraph that a list ends", #"<a href="/b/">x</a>"#, #"<a href="https://e.org/b/">x</a>"#),
  ])
  func `becomes absolute in a feed, if raw HTML contains the address`(_ row: Case<String, String>) {
    var environment = EnvironmentValues()
    environment.articleOrigin = ArticleOrigin(site: "https://e.org", page: "https://e.org/a/")
    let draft = Draft("<p>\(row.input)\n\n- b", Self.options)
    row.check(
      String(draft.article.content.rendered(in: environment).html.dropFirst("<p>".count).prefix { $0 != "\n" }))
  }

  @Test(arguments: [
    Case("beside the page", "![x](no.png)", #"<img src="https://e.org/a/no.png" alt="x" />"#),
    Case("above the page", "[x](../b/)", #"<a href="https://e.org/a/../b/">x</a>"#),
    Case("a query without a path", "[x](?b)", #"<a href="https://e.org/a/?b">x</a>"#),
    Case("a scheme", "[x](mailto:a)", #"<a href="mailto:a">x</a>"#),
    Case("a colon in a name", "[x](b/c:d)", #"<a href="https://e.org/a/b/c:d">x</a>"#),
    Case("a fragment", "[x](#b)", ##"<a href="https://e.org/a/#b">x</a>"##),
  ])
  func `becomes absolute in a feed, if Markdown contains the address`(_ row: Case<String, String>) {
    var environment = EnvironmentValues()
    environment.articleOrigin = ArticleOrigin(site: "https://e.org", page: "https://e.org/a/")
    let draft = Draft(row.input, Self.options)
    row.check(String(draft.article.content.rendered(in: environment).html.dropFirst("<p>".count).dropLast(5)))
  }

  @Test func `is replaced if the address would run code`() {
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
    case "no.png": .missingFile(nearest: nil)
    case "draft.md": .unpublishedArticle
    case "empty.png": .unshowablePicture("/empty.png", "is an empty file")
    case "sized.png": .image(ResolvedImage("/sized.png", width: 4, height: 3))
    case "quote": .address("/\"><b&lt;")
    default: .unchanged
    }
  }
}
