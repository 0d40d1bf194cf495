import Garland
import TestSupport
import Testing

private typealias Row = Case<String, String>

/// The attributes behind an image, a link, a code span or emphasis: `![x](y){width=300}`.
@Suite struct `Attributes behind an inline` {
  @Test(arguments: [
    Row("an image", "![a](b.png){width=300 .wide}", #"<img src="b.png" alt="a" class="wide" width="300" />"#),
    Row(
      "kramdown's form", "![a](b.png){: width=\"300\" .wide}", #"<img src="b.png" alt="a" class="wide" width="300" />"#),
    Row(
      "kramdown's form without a space", "[a](b){:target=\"_blank\"}",
      #"<a href="b" target="_blank" rel="noopener">a</a>"#),
    Row(
      "a link to a new page", "[a](b){target=_blank} [c](d){target=_blank}",
      #"<a href="b" target="_blank" rel="noopener">a</a> <a href="d" target="_blank" rel="noopener">c</a>"#),
    Row(
      "link types of one's own", "[a](b){target=_blank rel=\"nofollow me\"}",
      #"<a href="b" target="_blank" rel="nofollow me noopener">a</a>"#),
    Row("a title", "[a](b \"c\"){title=\"d 'e'\"}", #"<a href="b" title="d 'e'">a</a>"#),
    Row(
      "emphasis", "*a*{.b} **c**{lang=de} ~~d~~{title=x}",
      "<em class=\"b\">a</em> <strong lang=\"de\">c</strong> <del title=\"x\">d</del>"),
    Row("code", "`a`{.language-swift}", "<code class=\"language-swift\">a</code>"),
    Row("an id and a class by name", "[a](b){id=c class=\"d e\"}", #"<a href="b" id="c" class="d e">a</a>"#),
    Row("several lists", "[a](b){.c}{#d}x", #"<a href="b" id="d" class="c">a</a>x"#),
    Row("inside of emphasis", "*a [b](c)*{.d}", #"<em class="d">a <a href="c">b</a></em>"#),
    Row("data", "[a](b){data-x=1 download=\"c.txt\"}", #"<a href="b" data-x="1" download="c.txt">a</a>"#),
    Row("a flag with a colon", "[a](b){: download}", #"<a href="b" download="">a</a>"#),
    Row("a plain style", "![a](b){style=\"width: 50%\"}", #"<img src="b" alt="a" style="width: 50%" />"#),
    Row("an escaped value", "[a](b){title=\"1 < 2 & y\"}", #"<a href="b" title="1 &lt; 2 &amp; y">a</a>"#),
    Row("text after it", "![a](b){width=1}, then", #"<img src="b" alt="a" width="1" />, then"#),
  ])
  private func `become attributes of its element`(_ row: Row) {
    let draft = Draft(row.input, Self.options)
    row.check(String(draft.html.dropFirst("<p>".count).dropLast("</p>\n".count)))
    #expect(draft.problems == [], "\(row.input)")
  }

  @Test(arguments: [
    "[a](b) {.c}", "[a](b)\\{.c}", "[a](b){c}", "[a](b){not a list}", "[a]{.c}", "`a` {.c}", "a{.b}", "{.b}",
    "[a](b){.c", "[a](b){{ c }}", "[a](b){}", "*a [b](c)*\\{.d}", "(a){.b}", "[a](b){.c\nd}",
  ])
  private func `stay text if they are not attributes directly behind it`(_ text: String) {
    let draft = Draft("x \(text)", Self.options)
    #expect(draft.html == Draft("x \(text)").html)
  }

  @Test func `stay text without the option`() {
    #expect(Draft("![a](b){width=300}").html == "<p><img src=\"b\" alt=\"a\" />{width=300}</p>\n")
  }

  @Test(arguments: [
    Row(
      "an event", "[a](b){onclick=x}",
      "1:8 ‹onclick=x› warning: the attribute onclick is not allowed on <a> and was removed [article.attribute]"),
    Row(
      "another element's attribute", "x `a`{width=3}",
      "1:7 ‹width=3› warning: the attribute width is not allowed on <code> and was removed [article.attribute]"),
    Row(
      "the address", "![a](b){src=c}",
      "1:9 ‹src=c› warning: `src` of <img> comes from the Markdown before the braces, so this value is ignored [article.attribute]"
    ),
    Row(
      "an unsafe style", "*a*{style=\"position:fixed\"}",
      "1:5 ‹style=\"position:fixed\"› warning: the style position is not allowed on <em> and was removed [article.attribute]"
    ),
    Row(
      "a repeated id", "*a*{#x} *b*{#x}",
      "1:13 ‹#x› warning: the id `x` is already used in this article; this block gets another id [article.repeated-id]"),
  ])
  private func `cause a warning if they are not allowed`(_ row: Row) {
    row.check(Draft(row.input, Self.options).problems.joined(separator: "\n"))
  }

  @Test func `may be anything in trusted HTML`() {
    var options = Self.options
    options.markup = .trusted
    let draft = Draft("[a](b){onclick=\"x('y')\" style=position:fixed}", options)
    #expect(draft.html == "<p><a href=\"b\" onclick=\"x('y')\" style=\"position:fixed\">a</a></p>\n")
    #expect(draft.problems == [])
  }

  @Test func `have straight quotes, with smart punctuation too`() {
    var options = Self.options
    options.smartPunctuation = true
    let draft = Draft("\"[a](b){title=\"c d\" .e} 'f'\"", options)
    #expect(draft.html == "<p>“<a href=\"b\" class=\"e\" title=\"c d\">a</a> ‘f’”</p>\n")
  }

  @Test func `have ids that links can lead to, with the prefix of the article`() {
    let draft = Draft("*a*{#here} [b](#here)", Self.options)
    #expect(draft.problems == [])
    let html = draft.article.rendered(in: .articleIDs(.prefixed("post"))).html
    #expect(html.contains("<em id=\"post-here\">"))
  }

  @Test func `replace the size of an image's file`() {
    var options = Self.options
    options.resolve = { .image(ResolvedImage("/\($0)", width: 4, height: 3)) }
    #expect(
      Draft("![](a.png){width=2} ![](b.png) ![](c.png){loading=eager}", options).html == """
        <p><img src="/a.png" alt="" width="2" /> <img src="/b.png" alt="" width="4" height="3" loading="lazy" /> \
        <img src="/c.png" alt="" width="4" height="3" loading="eager" /></p>

        """)
  }

  @Test func `leave a lone image an image`() {
    #expect(Draft("![a](b){width=3}", Self.options).rows == ["image ‹![a](b){width=3}›"])
  }

  private static var options: ArticleOptions {
    var options = ArticleOptions(containers: .standard)
    options.inlineAttributes = true
    return options
  }
}
