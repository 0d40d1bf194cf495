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
    Case("two images", "![](c)![](d)", "<p><img src=\"c\" alt=\"\" /><img src=\"d\" alt=\"\" /></p>\n"),
    Case("text in the link", "[a ![](c)](d)", "<p><a href=\"d\">a <img src=\"c\" alt=\"\" /></a></p>\n"),
  ])
  func `makes a lone image a figure`(_ row: Case<String, String>) {
    row.check(html(row.input, .figures))
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
