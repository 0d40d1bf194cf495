import Components
import Elements
import Garland
import TestSupport
import Testing
import Views

@Suite struct `A code block` {
  private static let code = "let a = 1\n/* two\nlines */\n"
  private static let keyword = #"<span class="hl-keyword">let</span> a = <span class="hl-number">1</span>"#

  private static let rows: [Case<CodePresentation, String>] = [
    Case(
      "is coloured by classes", CodePresentation(),
      """
      <pre tabindex="0"><code class="language-swift">\(keyword)
      <span class="hl-comment">/* two
      lines */</span>
      </code></pre>
      """),
    Case(
      "stands in a figure under its title", CodePresentation(title: "a <b>.swift"),
      """
      <figure class="code"><figcaption>a &lt;b&gt;.swift</figcaption><pre tabindex="0"><code class="language-swift">\(keyword)
      <span class="hl-comment">/* two
      lines */</span>
      </code></pre></figure>
      """),
    Case(
      "numbers its lines, padded, and a token ends with its line", CodePresentation(firstNumber: 9),
      """
      <pre tabindex="0"><code class="language-swift"><span class="hl-line" data-line=" 9">\(keyword)</span>
      <span class="hl-line" data-line="10"><span class="hl-comment">/* two</span></span>
      <span class="hl-line" data-line="11"><span class="hl-comment">lines */</span></span>
      </code></pre>
      """),
    Case(
      "marks, adds and removes lines by elements that say so",
      CodePresentation(marked: [1...1], added: [2...2], removed: [3...3]),
      """
      <pre tabindex="0"><code class="language-swift"><mark class="hl-line hl-marked">\(keyword)</mark>
      <ins class="hl-line"><span class="hl-comment">/* two</span></ins>
      <del class="hl-line"><span class="hl-comment">lines */</span></del>
      </code></pre>
      """),
    Case(
      "brings lines into focus", CodePresentation(focused: [1...1]),
      """
      <pre tabindex="0"><code class="language-swift hl-focus"><span class="hl-line hl-focused">\(keyword)</span>
      <span class="hl-line"><span class="hl-comment">/* two</span></span>
      <span class="hl-line"><span class="hl-comment">lines */</span></span>
      </code></pre>
      """),
    Case(
      "says that it is not to be copied", CodePresentation(offersCopy: false),
      """
      <pre tabindex="0" data-copy="no"><code class="language-swift">\(keyword)
      <span class="hl-comment">/* two
      lines */</span>
      </code></pre>
      """),
  ]

  @Test(arguments: rows)
  func `in every presentation`(_ row: Case<CodePresentation, String>) {
    row.check(CodeBlock(Self.code, language: "swift", row.input).rendered().html)
  }

  @Test func `reads changes in its first column, and the code behind it`() {
    let code = " #if A\n-\"\"\"\n+let b\n\n+"
    let html = CodeBlock(code, language: "swift", CodePresentation(readsChanges: true)).rendered().html
    #expect(html.contains(##"<span class="hl-mark"> </span><span class="hl-directive">#if</span>"##))
    let removed = #"<span class="hl-mark">-</span><span class="hl-string">&quot;&quot;&quot;</span></del>"#
    #expect(html.contains(#"<del class="hl-line">"# + removed))
    #expect(html.contains(#"<ins class="hl-line"><span class="hl-mark">+</span></ins></code>"#))
  }

  @Test func `needs its style, and its script only to be copied`() {
    #expect(CodeBlock("x").rendered().assets == [.codeStyle, .codeScript])
    #expect(CodeBlock("x", CodePresentation(offersCopy: false)).rendered().assets == [.codeStyle])
  }

  @Test(arguments: [Medium.feed, .text])
  func `is bare where no style reaches it`(_ medium: Medium) {
    var surroundings = EnvironmentValues()
    surroundings.medium = medium
    let drawn = CodeBlock("let a", language: "swift", CodePresentation(firstNumber: 1)).rendered(in: surroundings)
    #expect(drawn.html == #"<pre><code class="language-swift">let a</code></pre>"#)
    #expect(drawn.assets.isEmpty)
  }

  @Test func `is bare where nobody wants colours`() {
    var surroundings = EnvironmentValues()
    surroundings.highlightsCode = false
    #expect(CodeBlock("a<b").rendered(in: surroundings).html == "<pre><code>a&lt;b</code></pre>")
  }

  @Test func `of an unknown language is text, and keeps the name`() {
    let html = CodeBlock("a<b", language: "x\"y").rendered().html
    #expect(html == #"<pre tabindex="0"><code class="language-x&quot;y">a&lt;b</code></pre>"#)
  }

  @Test func `is one child, on which attributes land`() {
    let wide = CodeBlock("x").attribute(.class("wide")).rendered().html
    #expect(wide == #"<pre tabindex="0" class="wide"><code>x</code></pre>"#)
    let titled = CodeBlock("x", CodePresentation(title: "t")).attribute(.class("wide"))
    let figure = #"<figure class="code wide"><figcaption>t</figcaption><pre tabindex="0">"#
    #expect(titled.rendered().html.hasPrefix(figure))
    #expect(div { CodeBlock("x") }.rendered().html == #"<div><pre tabindex="0"><code>x</code></pre></div>"#)
  }

  @Test(arguments: ["", "\n", "\n\n", "x", "\u{FEFF}", "\r\n", "é\u{301}"])
  func `loses nothing of odd texts`(_ code: String) {
    for presentation in [CodePresentation(), CodePresentation(firstNumber: 1), CodePresentation(readsChanges: true)] {
      let html = CodeBlock(code, language: "swift", presentation).rendered().html
      let text = html.replacing(/<[^>]*>/, with: "").replacing("&#13;", with: "\r")
      #expect(text == code)
    }
  }
}
