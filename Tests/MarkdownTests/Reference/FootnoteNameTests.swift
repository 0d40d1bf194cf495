import TestSupport
import Testing

/// What follows `[^` and is no name of a footnote: the library loses it where it ends on a later line.
@Suite struct `A bracket with a caret behind it` {
  private static let whole = [
    Case("two lines", "[^a\nb] c", "<p>[^a\nb] c</p>\n"),
    Case(
      "words over two lines", "A [^long *thought*\nthat wraps] e", "<p>A [^long <em>thought</em>\nthat wraps] e</p>\n"),
    Case("the name of a footnote, and then a line", "p [^1\n] q", "<p>p [^1\n] q</p>\n"),
    Case("a bracket in it", "[^a [b]\nc] d", "<p>[^a [b]\nc] d</p>\n"),
    Case("a bracket in code", "[^`]`\na] b", "<p>[^<code>]</code>\na] b</p>\n"),
    Case("a bracket behind a backslash", "[^a\\]\nb] c", "<p>[^a]\nb] c</p>\n"),
    Case("words on one line", "[^a *b* c]", "<p>[^a <em>b</em> c]</p>\n"),
    Case("no end", "[^a b", "<p>[^a b</p>\n"),
    Case("nothing in it", "[^] [^ ]", "<p>[^] [^ ]</p>\n"),
    Case("a link", "[^a\nb](#top)", "<p><a href=\"#top\">^a\nb</a></p>\n"),
    Case("an image", "![^a\nb] c", "<p>![^a\nb] c</p>\n"),
    Case("a quote", "> [^a\n> b] c", "<blockquote>\n<p>[^a\nb] c</p>\n</blockquote>\n"),
    Case("a list", "- [^a\n  b] c", "<ul>\n<li>[^a\nb] c</li>\n</ul>\n"),
    Case("a container", ":::divided\n[^a\nb] c\n:::", "<div class=\"divided\"><p>[^a\nb] c</p>\n</div>\n"),
  ]

  @Test(arguments: whole)
  func `stays text as a whole`(_ row: Case<String, String>) {
    let (html, diagnostics) = diagnose(row.input + "\n")
    row.check(html)
    #expect(diagnostics == "")
  }

  @Test(arguments: whole)
  func `does so next to footnotes`(_ row: Case<String, String>) {
    let html = diagnose(row.input + "\n\n[^1]\n\n[^1]: n\n").html
    #expect(html.hasPrefix(row.expected), "\(html)")
    #expect(html.contains("<li id=\"fn-1\">"))
  }

  @Test func `does so in plain Markdown, too`() {
    #expect(text(plain(Array("[^a\nb] c\n".utf8))) == "<p>[^a\nb] c</p>\n")
  }

  @Test(arguments: ["1", "a-b", "long.name", "a`b`", "a<b>", "é", "a\\_b"])
  func `is a reference where a name follows`(name: String) {
    for reference in ["[^\(name)]", "x[^\(name) ]y", "*[^ \(name)]*", "![^\(name)]"] {
      let html = diagnose("\(reference)\n\n[^\(name)]: n\n").html
      #expect(html.contains("data-footnote-ref>1</a></sup>"), "\(reference): \(html)")
    }
  }
}
