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
      "default", CodePresentation(),
      """
      <pre tabindex="0"><code class="language-swift">\(keyword)
      <span class="hl-comment">/* two
      lines */</span>
      </code></pre>
      """),
    Case(
      "a figure with the title as its caption", CodePresentation(title: "a <b>.swift"),
      """
      <figure class="code"><figcaption>a &lt;b&gt;.swift</figcaption><pre tabindex="0"><code class="language-swift">\(keyword)
      <span class="hl-comment">/* two
      lines */</span>
      </code></pre></figure>
      """),
    Case(
      "padded line numbers, and tokens that end with their line", CodePresentation(firstNumber: 9),
      """
      <pre tabindex="0"><code class="language-swift"><span class="hl-line" data-line=" 9">\(keyword)</span>
      <span class="hl-line" data-line="10"><span class="hl-comment">/* two</span></span>
      <span class="hl-line" data-line="11"><span class="hl-comment">lines */</span></span>
      </code></pre>
      """),
    Case(
      "elements for marked, added and removed lines",
      CodePresentation(marked: [1...1], added: [2...2], removed: [3...3]),
      """
      <pre tabindex="0"><code class="language-swift"><mark class="hl-line hl-marked">\(keyword)</mark>
      <ins class="hl-line"><span class="hl-comment">/* two</span></ins>
      <del class="hl-line"><span class="hl-comment">lines */</span></del>
      </code></pre>
      """),
    Case(
      "lines in focus", CodePresentation(focused: [1...1]),
      """
      <pre tabindex="0"><code class="language-swift hl-focus"><span class="hl-line hl-focused">\(keyword)</span>
      <span class="hl-line"><span class="hl-comment">/* two</span></span>
      <span class="hl-line"><span class="hl-comment">lines */</span></span>
      </code></pre>
      """),
    Case(
      "no copy button", CodePresentation(offersCopy: false),
      """
      <pre tabindex="0" data-copy="no"><code class="language-swift">\(keyword)
      <span class="hl-comment">/* two
      lines */</span>
      </code></pre>
      """),
  ]

  @Test(arguments: rows)
  func `has the markup of its presentation`(_ row: Case<CodePresentation, String>) {
    row.check(CodeBlock(Self.code, language: "swift", row.input).rendered().html)
  }

  @Test func `reads diff markers in the first column and highlights the code after them`() {
    let code = " #if A\n-\"\"\"\n+let b\n\n+"
    let html = CodeBlock(code, language: "swift", CodePresentation(readsChanges: true)).rendered().html
    #expect(html.contains(##"<span class="hl-mark"> </span><span class="hl-directive">#if</span>"##))
    let removed = #"<span class="hl-mark">-</span><span class="hl-string">&quot;&quot;&quot;</span></del>"#
    #expect(html.contains(#"<del class="hl-line">"# + removed))
    #expect(html.contains(#"<ins class="hl-line"><span class="hl-mark">+</span></ins></code>"#))
  }

  @Test func `requires its stylesheet, and its script only for the copy button`() {
    #expect(CodeBlock("x").rendered().assets == [.palette, .codeStyle, .codeScript])
    #expect(CodeBlock("x", CodePresentation(offersCopy: false)).rendered().assets == [.palette, .codeStyle])
  }

  @Test(arguments: [Medium.feed, .text])
  func `has no highlighting in feeds and in plain text`(_ medium: Medium) {
    var environment = EnvironmentValues()
    environment.medium = medium
    let rendering = CodeBlock("let a", language: "swift", CodePresentation(firstNumber: 1)).rendered(in: environment)
    #expect(rendering.html == #"<pre><code class="language-swift">let a</code></pre>"#)
    #expect(rendering.assets.isEmpty)
  }

  @Test func `has no highlighting if the environment disables it`() {
    var environment = EnvironmentValues()
    environment.highlightsCode = false
    #expect(CodeBlock("a<b").rendered(in: environment).html == "<pre><code>a&lt;b</code></pre>")
  }

  @Test func `is plain text with the name of the language if the language is unknown`() {
    let html = CodeBlock("a<b", language: "x\"y").rendered().html
    #expect(html == #"<pre tabindex="0"><code class="language-x&quot;y">a&lt;b</code></pre>"#)
  }

  @Test func `is one child, to which modifiers add attributes`() {
    let wide = CodeBlock("x").attribute(.class("wide")).rendered().html
    #expect(wide == #"<pre tabindex="0" class="wide"><code>x</code></pre>"#)
    let titled = CodeBlock("x", CodePresentation(title: "t")).attribute(.class("wide"))
    let figure = #"<figure class="code wide"><figcaption>t</figcaption><pre tabindex="0">"#
    #expect(titled.rendered().html.hasPrefix(figure))
    #expect(div { CodeBlock("x") }.rendered().html == #"<div><pre tabindex="0"><code>x</code></pre></div>"#)
  }

  @Test(arguments: ["", "\n", "\n\n", "x", "\u{FEFF}", "\r\n", "é\u{301}"])
  func `keeps unusual texts`(_ code: String) {
    for presentation in [CodePresentation(), CodePresentation(firstNumber: 1), CodePresentation(readsChanges: true)] {
      let html = CodeBlock(code, language: "swift", presentation).rendered().html
      let text = html.replacing(/<[^>]*>/, with: "").replacing("&#13;", with: "\r")
      #expect(text == code)
    }
  }
}

@Suite struct `Ranges of lines` {
  private static let rows: [Case<String, LineRanges?>] = [
    Case("one line", "3", [3...3]),
    Case("a range", "4-6", [4...6]),
    Case("both", "1,4-6", [1...1, 4...6]),
    Case("spaces around the numbers", " 1 , 4 - 6 ", [1...1, 4...6]),
    Case("adjacent ranges", "4-6,7,1-2,2-3", [1...7]),
    Case("a range within another", "1-9,3", [1...9]),
    Case("an empty text", "", nil),
    Case("a comma at the end", "1,", nil),
    Case("line zero", "0", nil),
    Case("a descending range", "6-4", nil),
    Case("a range without an end", "4-", nil),
    Case("a sign", "+4", nil),
    Case("a word", "four", nil),
    Case("two hyphens", "1-2-3", nil),
    Case("digits of another script", "٣", nil),
    Case("a number that is too large", "99999999999999999999", nil),
  ]

  @Test(arguments: rows)
  func `are parsed`(_ row: Case<String, LineRanges?>) {
    row.check(LineRanges(row.input))
  }

  @Test func `contain their lines only`() {
    let lines: LineRanges = [2...2, 5...7, 20...30]
    let contained = (1...40).filter { lines.contains($0) }
    #expect(contained == [2, 5, 6, 7] + Array(20...30))
    #expect(lines.last == 30)
    #expect(!LineRanges.none.contains(1))
  }

  @Test func `contain the lines of all joined ranges`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let ranges = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let first = Int.random(in: 1...30, using: &random)
        return first...(first + Int.random(in: 0...8, using: &random))
      }
      let lines = LineRanges(ranges)
      for line in 1...40 { #expect(lines.contains(line) == ranges.contains { $0.contains(line) }, "\(ranges)") }
    }
  }
}
