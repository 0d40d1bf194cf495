import Garland
import Parsing
import TestSupport
import Testing

@testable import Articles

/// Markdown as other generators read it, if a site enables that.
@Suite struct `An addition to Markdown` {
  @Test(arguments: [
    Case("a line break", "a\nb", "<p>a<br />\nb</p>\n"),
    Case(
      "in emphasis, a quote and a list", "> *a\n> b*\n\n- c\n  d",
      """
      <blockquote>
      <p><em>a<br />
      b</em></p>
      </blockquote>
      <ul>
      <li>c<br />
      d</li>
      </ul>

      """),
    Case("not in code or HTML", "`a\nb`\n\n<b\nid=c>d</b>", "<p><code>a b</code></p>\n<p><b id=\"c\">d</b></p>\n"),
  ])
  func `makes each line break a br element`(_ row: Case<String, String>) {
    row.check(html(row.input, .hardBreaks))
  }

  @Test func `leaves the mark of an alert alone`() {
    #expect(html("> [!NOTE]\n> a", .hardBreaks) == html("> [!NOTE]\n> a"))
  }

  @Test(arguments: [
    Case("alt text", "![a *b*](c.png)", figure("<img src=\"c.png\" alt=\"a b\" />", "a <em>b</em>")),
    Case("a title", "![a](c.png \"T & U\")", figure("<img src=\"c.png\" alt=\"a\" />", "T &amp; U")),
    Case("a link", "[![a](c.png)](d)", figure("<a href=\"d\"><img src=\"c.png\" alt=\"a\" /></a>", "a")),
    Case("no caption", "![](c.png)", "<figure>\n<img src=\"c.png\" alt=\"\" />\n</figure>\n"),
    Case(
      "a class", "![a](c.png)\n{.wide}",
      "<figure class=\"wide\">\n<img src=\"c.png\" alt=\"a\" />\n<figcaption>a</figcaption>\n</figure>\n"),
    Case("text beside it", "![a](c.png) b", "<p><img src=\"c.png\" alt=\"a\" /> b</p>\n"),
    Case(
      "two images", "![](c)![](d)", "<p><img src=\"c\" alt=\"\" /><img src=\"d\" alt=\"\" loading=\"lazy\" /></p>\n"),
    Case("text in the link", "[a ![](c)](d)", "<p><a href=\"d\">a <img src=\"c\" alt=\"\" /></a></p>\n"),
  ])
  func `makes a lone image a figure`(_ row: Case<String, String>) {
    row.check(html(row.input, .figures))
  }

  @Test func `makes no figure of an image in a figure`() {
    var options = ArticleOptions(containers: .standard(with: []))
    options.additions = [.figures]
    let html = Draft(":::figure[A]\n![a](b.png)\n:::\n\n![c](d.png)", options).html
    #expect(html.contains("<p><img src=\"b.png\" alt=\"a\" /></p>"))
    #expect(html.contains("<figure>\n<img src=\"d.png\""))
  }

  private static func figure(_ image: String, _ caption: String) -> String {
    "<figure>\n\(image)\n<figcaption>\(caption)</figcaption>\n</figure>\n"
  }

  @Test(arguments: [
    Case("a name", "a :smile: b", "<p>a 😄 b</p>\n"),
    Case("other names of an emoji", ":+1: :thumbsup: :-1:", "<p>👍 👍 👎</p>\n"),
    Case("underlines", ":white_check_mark: *a*", "<p>✅ <em>a</em></p>\n"),
    Case("emoji of several scalars", ":de::heart::one:", "<p>🇩🇪❤️1️⃣</p>\n"),
    Case("a colon before and after", "a::smile:: 10:30", "<p>a:😄: 10:30</p>\n"),
    Case("no name", ":nothing: ::: :smile", "<p>:nothing: ::: :smile</p>\n"),
    Case("code", "`:smile:`", "<p><code>:smile:</code></p>\n"),
    Case("an address", "[:x:](:x:)", "<p><a href=\":x:\">❌</a></p>\n"),
    Case("an id", "# :x: A", "<h1 id=\"-a\">❌ A</h1>\n"),
    Case("alt text", "![:x:](c)", "<p><img src=\"c\" alt=\"❌\" /></p>\n"),
  ])
  func `replaces the names of emoji`(_ row: Case<String, String>) {
    row.check(html(row.input, .emoji))
  }

  @Test(arguments: [
    Case("dollar signs", "a $x_1 * y_2 * z$ b", "<p>a $x_1 * y_2 * z$ b</p>\n"),
    Case("two dollar signs", "$$a\\\\b_{c_d}$$", "<p>$$a\\\\b_{c_d}$$</p>\n"),
    Case("parentheses", "\\(a_b_ \\% c\\) \\*", "<p>\\(a_b_ \\% c\\) *</p>\n"),
    Case("brackets", "\\[a[0](b) ![c](d)\\]", "<p>\\[a[0](b) ![c](d)\\]</p>\n"),
    Case("several lines", "$$\na *b\nc* \\\\\nd_e_  \nf\n$$", "<p>$$\na *b\nc* \\\\\nd_e_\nf\n$$</p>\n"),
    Case("characters of HTML", "$a<b & c>d &lt; \"e\"$", "<p>$a&lt;b &amp; c&gt;d &amp;lt; &quot;e&quot;$</p>\n"),
    Case("addresses", "$http://a.b www.a.b a@b.c$", "<p>$http://a.b www.a.b a@b.c$</p>\n"),
    Case("in emphasis", "*a $b*c$ d*", "<p><em>a $b*c$ d</em></p>\n"),
    Case("in a heading", "# $a_b_c$", "<h1 id=\"a_b_c\">$a_b_c$</h1>\n"),
    Case("in alt text", "![$a_b_$](c)", "<p><img src=\"c\" alt=\"$a_b_$\" /></p>\n"),
    Case("amounts", "$5 and *6* $ 7", "<p>$5 and <em>6</em> $ 7</p>\n"),
    Case("a digit behind", "$a *b*$5", "<p>$a <em>b</em>$5</p>\n"),
    Case("a space before the end", "$a *b* $", "<p>$a <em>b</em> $</p>\n"),
    Case("an escaped sign", "\\$a *b*$ $c\\$_d_$", "<p>$a <em>b</em>$ $c\\$_d_$</p>\n"),
    Case("code", "`$a` *b* `c$`", "<p><code>$a</code> <em>b</em> <code>c$</code></p>\n"),
    Case("no end", "\\(a *b* $$c", "<p>(a <em>b</em> $$c</p>\n"),
  ])
  func `keeps formulas`(_ row: Case<String, String>) {
    row.check(html(row.input, .math))
  }

  @Test func `keeps the lines of formulas, and breaks the others`() {
    #expect(html("a\n$$b\nc$$\nd", .math, .hardBreaks) == "<p>a<br />\n$$b\nc$$<br />\nd</p>\n")
  }

  @Test func `reports positions behind formulas`() {
    var options = ArticleOptions()
    options.additions = [.math]
    #expect(Draft("$$a*b\nc_d$$ é [e](#f)", options).problems.first?.contains("‹[e](#f)›") == true)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["$a ", "\\(", "$$a", "$a$", "`$", "<a $", "**（"])
  func `reads many marks in linear time`(mark: String) {
    _ = html(String(repeating: mark, count: 20_000), .math, .wideEmphasis)
  }

  @Test(arguments: [
    Case("an end", "**文（文）**文", "<p><strong>文（文）</strong>文</p>\n"),
    Case("code beside a full stop", "文。**`a`**：文", "<p>文。<strong><code>a</code></strong>：文</p>\n"),
    Case("a link beside a comma", "文，**[a](#b)**。", "<p>文，<strong><a href=\"#b\">a</a></strong>。</p>\n"),
    Case("a start", "文**（文）文**", "<p>文<strong>（文）文</strong></p>\n"),
    Case("a full stop", "**文。**文", "<p><strong>文。</strong>文</p>\n"),
    Case("one star", "*「文」*文", "<p><em>「文」</em>文</p>\n"),
    Case("Korean", "**문(문)**문", "<p><strong>문(문)</strong>문</p>\n"),
    Case("ASCII punctuation", "文**50%**文", "<p>文<strong>50%</strong>文</p>\n"),
    Case("quotes", "**“文”**文", "<p><strong>“文”</strong>文</p>\n"),
    Case("a link", "**[文](a)**文", "<p>**<a href=\"a\">文</a>**文</p>\n"),
    Case("English", "**a(b)**c", "<p>**a(b)**c</p>\n"),
    Case("code", "`**（文）**文`", "<p><code>**（文）**文</code></p>\n"),
    Case("a private character", "**文（文）**文\u{F541}", "<p>**文（文）**文\u{F541}</p>\n"),
  ])
  func `reads emphasis beside wide punctuation`(_ row: Case<String, String>) {
    row.check(html(row.input, .wideEmphasis))
  }

  @Test(
    arguments: [
      Case("a start", "文です\n\n文**「重要」**です", "3:2"), Case("an end", "**「重要」**です", "1:1"),
      Case("a heading", "# **文（文）**文", "1:9"), Case("code", "`**「a」**文`", nil), Case("spaces", "文 **「文」** 文", nil),
      Case("a product", "2**3 文「文」", nil), Case("English", "**a(b)**c", nil),
      Case("a code block", "```\n**「a」**文\n```", nil),
    ] as [Case<String, String?>])
  func `is recommended where emphasis stays visible`(_ row: Case<String, String?>) {
    let found = Draft(row.input, ArticleOptions()).problems.first { $0.contains("article.emphasis") }
    row.check(found.flatMap { $0.split(separator: " ").first.map(String.init) })
  }

  @Test(arguments: ["a\nb", "![a](c.png)", ":smile:", "a\n: b"])
  func `is off by default`(text: String) {
    let tree = MarkdownParser(MarkdownOptions(containers: false)).tree(of: text)
    #expect(html(text) == PlainMarkdown(tree).rendered().html)
  }

  private func html(_ text: String, _ additions: MarkdownAddition...) -> String {
    var options = ArticleOptions()
    options.additions = Set(additions)
    return Draft(text, options).html
  }
}

extension MarkdownParser {
  /// Returns the tree of a text.
  fileprivate func tree(of text: String) -> MarkdownTree {
    let file = SourceFile(path: "a.md", text: text)
    var sources = SourceMap()
    return parse(file, as: sources.add(file)).tree
  }
}
