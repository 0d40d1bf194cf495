import Parsing
import TestSupport
import Testing

/// `InlineGuard` makes parallel parsing safe, although the library keeps its special characters in global tables.
@Suite struct ThreadTests {
  private static let seeds = 300_000..<303_000 as Range<UInt64>

  @Test func `two threads render the same bytes as one`() {
    let documents = Self.seeds.map { RandomMarkdown.document(seed: $0, blocks: 3) }
    let expected = documents.map { plain($0) }
    for made in onTwoThreads({ documents.map { plain($0) } }) {
      let wrong = documents.indices.filter { made[$0] != expected[$0] }
      let seed = Self.seeds.lowerBound + UInt64(wrong.first ?? 0)
      #expect(wrong.isEmpty, "\(wrong.count) wrong, the first of the seed \(seed)")
    }
  }
}

@Suite struct `An e-mail address` {
  /// The library looks for `mailto:` before an e-mail address, even at the start of the allocated text.
  @Test(arguments: [":a@b.c:a@b.c", "xmpp:x@y.z/rmailto:a@b.c", "a@b.cmailto:a@b.c", "/x:a@b.c"])
  func `renders the same regardless of previous memory contents`(text: String) {
    let expected = diagnose(text + "\n").html
    for round in 0..<40 {
      let rest = ["mailto:", "xmpp:", ":mailto", "tomail:"][round % 4]
      let used = (0..<8).map { size in Array(String(repeating: rest, count: 4_000 << (size % 4)).utf8) }
      withExtendedLifetime(used) {}
      #expect(diagnose(text + "\n").html == expected, "after \(rest)")
    }
  }
}

/// A `[^` without a valid footnote name.
///
/// The C library loses a part of the text in the brackets if that text continues on a later line.
@Suite struct `A bracket followed by a caret` {
  private static let whole = [
    Case("two lines", "[^a\nb] c", "<p>[^a\nb] c</p>\n"),
    Case(
      "words over two lines", "A [^long *thought*\nthat wraps] e", "<p>A [^long <em>thought</em>\nthat wraps] e</p>\n"),
    Case("the name of a footnote before a line break", "p [^1\n] q", "<p>p [^1\n] q</p>\n"),
    Case("a nested bracket", "[^a [b]\nc] d", "<p>[^a [b]\nc] d</p>\n"),
    Case("a bracket in code", "[^`]`\na] b", "<p>[^<code>]</code>\na] b</p>\n"),
    Case("an escaped bracket", "[^a\\]\nb] c", "<p>[^a]\nb] c</p>\n"),
    Case("words on one line", "[^a *b* c]", "<p>[^a <em>b</em> c]</p>\n"),
    Case("no closing bracket", "[^a b", "<p>[^a b</p>\n"),
    Case("empty brackets", "[^] [^ ]", "<p>[^] [^ ]</p>\n"),
    Case("a link", "[^a\nb](#top)", "<p><a href=\"#top\">^a\nb</a></p>\n"),
    Case("an image", "![^a\nb] c", "<p>![^a\nb] c</p>\n"),
    Case("a quote", "> [^a\n> b] c", "<blockquote>\n<p>[^a\nb] c</p>\n</blockquote>\n"),
    Case("a list", "- [^a\n  b] c", "<ul>\n<li>[^a\nb] c</li>\n</ul>\n"),
    Case("a container", ":::divided\n[^a\nb] c\n:::", "<div class=\"divided\"><p>[^a\nb] c</p>\n</div>\n"),
  ]

  @Test(arguments: whole)
  func `stays text`(_ row: Case<String, String>) {
    let (html, diagnostics) = diagnose(row.input + "\n")
    row.check(html)
    #expect(diagnostics == "")
  }

  @Test(arguments: whole)
  func `stays text in an article with footnotes`(_ row: Case<String, String>) {
    let html = diagnose(row.input + "\n\n[^1]\n\n[^1]: n\n").html
    #expect(html.hasPrefix(row.expected), "\(html)")
    #expect(html.contains("<li id=\"fn-1\">"))
  }

  @Test func `stays text in plain Markdown`() {
    #expect(text(plain(Array("[^a\nb] c\n".utf8))) == "<p>[^a\nb] c</p>\n")
  }

  @Test(arguments: ["1", "a-b", "long.name", "a`b`", "a<b>", "é", "a\\_b"])
  func `is a reference if a footnote name follows`(name: String) {
    for reference in ["[^\(name)]", "x[^\(name) ]y", "*[^ \(name)]*", "![^\(name)]"] {
      let html = diagnose("\(reference)\n\n[^\(name)]: n\n").html
      #expect(html.contains("data-footnote-ref>1</a></sup>"), "\(reference): \(html)")
    }
  }
}

/// A character reference that makes the library read past the end of the text.
@Suite struct `A character reference for a caret after a bracket` {
  @Test(arguments: [
    "[&Hat;a]", "[&#94;a]", "[&#x5E;a]", "[&#X5e;a]", "[&#0000094;a]", "![&Hat;a]", "`[&Hat;` [&Hat;a]", "# [&Hat;",
    "\\\\[&Hat;a]",
  ])
  func `is an error in an article with footnotes`(text: String) {
    let (html, diagnostics) = diagnose("\(text) [^1]\n\n[^1]: one\n")
    #expect(
      html == "" && diagnostics.contains("error: in an article with footnotes, a character reference"), "\(diagnostics)"
    )
    #expect(diagnostics.contains("write `\\[^`"))
  }

  @Test func `is reported at its position`() {
    let (_, diagnostics) = diagnose("one [^1]\n\ntwo [&Hat;a]\n\n[^1]: one\n")
    #expect(diagnostics.hasPrefix("a.md:3:5: error: "), "\(diagnostics)")
  }

  @Test(arguments: [
    "`[&Hat;a]`", "```\n[&Hat;a]\n```\n", "<!-- [&Hat;a] -->", "[&hat;a]", "[&#95;a]", "[ &Hat;a]", "\\[^a]",
    "\\[&Hat;a]", "&Hat;[",
  ])
  func `only a caret directly after a bracket in text is reported`(text: String) {
    #expect(diagnose("\(text)\n\n[^1]\n\n[^1]: one\n").diagnostics == "")
  }

  @Test(arguments: ["[&Hat;a]", "[&#94;a]"])
  func `is a caret in an article without footnotes`(text: String) {
    let (html, diagnostics) = diagnose("\(text)\n")
    #expect(html == "<p>[^a]</p>\n" && diagnostics == "")
  }
}
