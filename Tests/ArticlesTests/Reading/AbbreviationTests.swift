import Garland
import Parsing
import TestSupport
import Testing

@testable import Articles

/// Abbreviations with `abbreviations: true`.
@Suite struct `Abbreviations` {
  private static func draft(_ text: String, isOn: Bool = true) -> Draft {
    var options = ArticleOptions(containers: .standard)
    if isOn { options.additions = [.abbreviations] }
    return Draft(text, options)
  }

  /// Returns a page in which `‹HTML: text›` is an abbreviation, with `*` if it can have the focus.
  private static func outline(_ html: String) -> String {
    html.onOneLine.replacing(#/<abbr class="abbreviation"( tabindex="0")? data-title="(.*?)">(.*?)</abbr>/#) {
      "‹\($0.3): \($0.2)›\($0.1 == nil ? "" : "*")"
    }
  }

  private static let texts: [Case<String, String>] = [
    Case("a paragraph", "HTML is here.", "<p>‹HTML: H›* is here.</p>"),
    Case("each place", "HTML, HTML.", "<p>‹HTML: H›*, ‹HTML: H›*.</p>"),
    Case("the longest", "HTML Group and HTML Groups", "<p>‹HTML Group: G›* and ‹HTML: H›* Groups</p>"),
    Case("whole words", "HTML5 XHTML HTML_ _HTML HTMLé HTMLs", "<p>HTML5 XHTML HTML_ _HTML HTMLé HTMLs</p>"),
    Case("signs", "(HTML) HTML-HTML's", "<p>(‹HTML: H›*) ‹HTML: H›*-‹HTML: H›*'s</p>"),
    Case("letters without spaces", "私はHTMLを書く 한HTML을", "<p>私は‹HTML: H›*を書く 한‹HTML: H›*을</p>"),
    Case("a word of such letters", "前国連後", "<p>前‹国連: U›*後</p>"),
    Case("other capitals", "html Html", "<p>html Html</p>"),
    Case(
      "signs in the word", "C++ and C++x, AT&T", "<p>‹C++: C›* and C++x, ‹AT&amp;T: &lt;A&gt; &amp; &quot;T&quot;›*</p>"
    ),
    Case("emphasis", "**HTML** *a HTML*", "<p><strong>‹HTML: H›*</strong> <em>a ‹HTML: H›*</em></p>"),
    Case("a link", "[a HTML](HTML)", #"<p><a href="HTML">a ‹HTML: H›</a></p>"#),
    Case("code and pictures", "`HTML` ![HTML](a.png)", #"<p><code>HTML</code> <img src="a.png" alt="HTML" /></p>"#),
    Case("a code block", "```\nHTML\n```", "<pre tabindex=\"0\"><code>HTML</code></pre>"),
    Case("a heading", "## The HTML", #"<h2 id="the-html">The ‹HTML: H›*</h2>"#),
    Case("a table", "| HTML |\n|---|\n| HTML |", "<th>‹HTML: H›*</th>"),
    Case(
      "a list and a quote", "- HTML\n\n> HTML", "<ul><li>‹HTML: H›*</li></ul><blockquote><p>‹HTML: H›*</p></blockquote>"
    ),
    Case(
      "raw HTML", "<kbd>HTML</kbd> <b title=\"HTML\">HTML</b>",
      "<p><kbd>HTML</kbd> <b title=\"HTML\">‹HTML: H›*</b></p>"),
    Case(
      "a raw link and abbreviation", "<a href=\"/\">HTML</a> <abbr>HTML</abbr>",
      "<p><a href=\"/\">HTML</a> <abbr>HTML</abbr></p>"),
    Case("an escaped star", #"\*[A]: b"#, "<p>*[A]: b</p>"),
    Case("a definition in a paragraph", "a\n*[A]: b", "<p>a*[A]: b</p>"),
    Case("a definition without a text", "*[A]:", "<p>*[A]:</p>"),
    Case("a definition in a list", "- *[A]: b", "<ul><li>*[A]: b</li></ul>"),
    Case("a definition in code", "```\n*[A]: b\n```", "<pre tabindex=\"0\"><code>*[A]: b</code></pre>"),
    Case(
      "a label of a button", ":::tabs\n### HTML\na\n\n### B\nb\n:::", "<a href=\"#html\" data-value=\"html\">HTML</a>"),
  ]

  private static let definitions = """


    *[HTML]: H
    *[HTML Group]:G
       *[国連] : U

    *[C++]: C
    *[AT&T]: <A> & "T"
    *[unused]: Nothing

    """

  @Test(arguments: texts) func `explain`(_ row: Case<String, String>) {
    for text in [row.input + Self.definitions, Self.definitions + "\n" + row.input] {
      let draft = Self.draft(text)
      let html = Self.outline(draft.html)
      #expect(html.contains(row.expected), "\(row.name): \(html)")
      #expect(!html.contains("unused") && !html.contains("[HTML]"), "\(row.name): \(html)")
      #expect(draft.problems == [])
    }
  }

  @Test func `are a title in feeds, and plain words in excerpts, in search and without the setting`() {
    let text = "The HTML.\n\n*[HTML]: A & \"B\"\n\n## HTML\n"
    let article = Self.draft(text).article
    let feed = article.rendered(in: .medium(.feed)).html
    #expect(feed.hasPrefix(#"<p>The <abbr title="A &amp; &quot;B&quot;">HTML</abbr>.</p>"#), "\(feed)")
    #expect(article.excerpt.rendered().html == "<p>The HTML.</p>\n")
    #expect(article.passages.map(\.text).joined() == "The HTML.")
    #expect(article.facts.headings.map(\.text) == ["HTML"])
    #expect(Self.draft(text, isOn: false).html.contains("<p>*[HTML]: A &amp; &quot;B&quot;</p>"))
  }

  @Test func `need their style and script only where one is used`() {
    let assets = { (text: String) in Self.draft("\(text)\n\n*[HTML]: H").article.rendered().assets }
    let own = [Asset.style("/assets/abbreviations.css"), .script("/assets/abbreviations.js")]
    for asset in own { #expect(assets("HTML").contains(asset) && !assets("SVG").contains(asset)) }
  }

  @Test func `change no byte of a text without definitions`() {
    for text in ["A *[b](c)* `d`.\n\n- e\n", "*a*\n\n[HTML]: /b\n\n[HTML]", "```swift numbers\nlet a = 1\n```\n"] {
      #expect(Self.draft(text).html == Self.draft(text, isOn: false).html)
    }
  }

  @Test func `with two texts are reported, and the last one is used`() {
    let draft = Self.draft("A\n\n*[A]: one\n*[B]: two\n\n- HTML\n\n*[B]: two\n  *[A]: three\n")
    #expect(draft.html.contains("data-title=\"three\">A<"))
    #expect(
      draft.problems == [
        "9:3 ‹*[A]: three› warning: the abbreviation `A` has another text above; this text is used in the whole article"
          + " [article.abbreviation]"
      ])
  }

  @Test func `are found in linear time`() {
    let word = String(repeating: "a ", count: 99) + "a"
    let text = String(repeating: "a ", count: 100_000)
    let draft = Self.draft("\(text)\n\n*[\(word)b]: B\n*[\(String(repeating: "a", count: 201))]: C\n")
    #expect(draft.html.contains("*[aaa"))
    let one = Self.draft("\(text)\n\n*[\(word)b]: B\n")
    #expect(!one.html.contains("abbr"))
  }
}
