import Converting
import TestSupport
import Testing

@testable import Importing

@Suite struct `HTML becomes Markdown` {
  static func markdown(_ html: String) -> String {
    MarkdownFromHTML.text(of: CleanedHTML(HTMLReader.nodes(of: Array(html.utf8))).nodes).trimmedEnd
  }

  @Test(arguments: [
    Case("paragraphs", "<p>Rye\n  bread</p><p>Oat</p>", "Rye bread\n\nOat"),
    Case("paragraphs without ends", "<p>Rye<p>Oat", "Rye\n\nOat"),
    Case("text around a block", "Rye<p>Oat</p>Wheat", "Rye\n\nOat\n\nWheat"),
    Case("a block in a paragraph", "<p>Rye<div>Oat</div></p>", "Rye\n\nOat"),
    Case("a heading", "<h2>The oven</h2>", "## The oven"),
    Case("a heading with its own id", "<h2 id=the-oven>The oven</h2>", "## The oven"),
    Case("a heading with another id", "<h2 id=oven>The oven</h2>", "## The oven {#oven}"),
    Case("a heading with braces", "<h2>Use {.a}</h2>", "## Use \\{.a}"),
    Case("a heading with a sign at its end", "<h2>Rye #</h2>", "## Rye \\#"),
    Case("a rule", "<p>a</p><hr>", "a\n\n___"),
    Case("line breaks", "<p>a<br>- b<br></p>", "a\\\n\\- b"),
    Case("a quote", "<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
    Case(
      "code", "<pre><code class=\"language-swift\">\nlet a = \"&lt;\"\n</code></pre>", "```swift\n\nlet a = \"<\"\n```"),
    Case("code of another editor", "<pre class=\"brush: php; title: x\">a</pre>", "```php\na\n```"),
    Case("code with a fence", "<pre>```\na\n```</pre>", "````\n```\na\n```\n````"),
    Case(
      "details", "<details open><summary>A *b*</summary><p>c</p></details>",
      "<details open><summary>A *b*</summary>\n\nc\n\n</details>"),
    Case(
      "a figure", "<figure><img src=a.png><figcaption>A <b>loaf</b></figcaption></figure>",
      ":::figure\n![](a.png)\n\nA **loaf**\n:::"),
    Case("a figure without a caption", "<figure><img src=a.png></figure>", "![](a.png)"),
    Case(
      "a video", "<p>a <iframe src=\"https://v.example/1\" allowfullscreen></iframe></p>",
      "a\n\n<iframe src=\"https://v.example/1\" allowfullscreen></iframe>"),
    Case("definitions", "<dl><dt>a</dt><dd>b</dd></dl>", "<dl><dt>a</dt><dd>b</dd></dl>"),
    Case("the end of the excerpt", "<p>a</p><!--more--><!-- b --><p>c</p>", "a\n\n<!--more-->\n\nc"),
    Case("a link around blocks", "<a href=x><p>a</p><p>b</p></a>", "[a](x)\n\n[b](x)"),
    Case("nothing to read", "<p>&nbsp;</p><p></p><h2> </h2><ul></ul>", ""),
  ])
  func `by blocks`(row: Case<String, String>) { row.check(Self.markdown(row.input)) }

  @Test(arguments: [
    Case("a list", "<ul><li>a<li>b</ul>", "- a\n- b"),
    Case("a loose list", "<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>", "- a\n\n  b\n\n- c"),
    Case("a list in a list", "<ul><li>a<ul><li>b</li></ul></li></ul>", "- a\n  - b"),
    Case("a list beside its item", "<ul><li>a</li><ul><li>b</li></ul></ul>", "- a\n  - b"),
    Case("numbers", "<ol start=9><li>a</li><li>b</li></ol>", "9. a\n10. b"),
    Case("two lists", "<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"),
    Case(
      "tasks", "<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>", "- [x] a\n- [ ] b"),
    Case("an empty item", "<ul><li>a<ul><li></li></ul></li><li></li></ul>", "- a\n\n  -\n-"),
    Case("code in an item", "<ul><li>a<pre>b\n\nc</pre></li></ul>", "- a\n\n  ```\n  b\n\n  c\n  ```"),
    Case(
      "a table", "<table><thead><tr><th>a<th align=right>b</thead><tr><td>c|d<td><code>e|f</code></table>",
      "| a | b |\n| --- | --: |\n| c\\|d | `e\\|f` |"),
    Case(
      "a row with fewer cells", "<table><tr><th>a</th><th>b</th></tr><tr><td>c</td></tr></table>",
      "| a | b |\n| --- | --- |\n| c |  |"),
    Case("a table without a head", "<table><tr><td>a</td></tr></table>", "<table><tr><td>a</td></tr></table>"),
    Case(
      "a wide cell", "<table><tr><th>a</th></tr>\n<tr><td colspan=2>b &lt; *c*</td></tr></table>",
      "<table><tr><th>a</th></tr> <tr><td colspan=\"2\">b &lt; *c*</td></tr></table>"),
  ])
  func `by lists and tables`(row: Case<String, String>) { row.check(Self.markdown(row.input)) }

  @Test(arguments: [
    Case("emphasis", "<b>a</b> <i>b</i> <s>c</s>", "**a** *b* ~~c~~"),
    Case("spaces inside", "a<b> b </b>c", "a **b** c"),
    Case("a break inside", "<b>a<br></b>b", "**a**\\\nb"),
    Case("no text", "a <b> </b>b<i></i>", "a b"),
    Case("emphasis twice", "<b><strong>a</strong></b>", "**a**"),
    Case("both", "<b><i>a</i></b>", "**_a_**"),
    Case("side by side", "<b>a</b><i>b</i>", "**a**<em>b</em>"),
    Case("quotes at a letter", "<b>„a“</b>b", "<strong>„a“</strong>b"),
    Case("inside of a word", "un<i>like</i>ly", "un*like*ly"),
    Case("code", "<code>a`b</code> <code>`</code>", "``a`b`` `` ` ``"),
    Case("code beside code", "<code>a</code><code>b</code>", "`a`<code>b</code>"),
    Case("code with a link", "<code>a <a href=b>c</a></code>", "<code>a [c](b)</code>"),
    Case("other elements", "H<sub>2</sub>O <kbd>Esc</kbd> <span style=x>a</span>", "H<sub>2</sub>O <kbd>Esc</kbd> a"),
    Case("a link", "<a href=\"/a b?c=(\" title='d \"e\"'>f</a>", "[f](/a%20b?c=\\( \"d \\\"e\\\"\")"),
    Case("a bare link", "<a href=https://a.example/b>https://a.example/b</a>", "<https://a.example/b>"),
    Case("a link without an address", "<a>a</a> <a name=b></a>", "a <a id=\"b\"></a>"),
    Case("an image", "<img src=a.png alt='A [b]' title=c width=300 onclick=x>", "![A \\[b\\]](a.png \"c\"){width=300}"),
    Case("a linked image", "<a href=b><img src=a.png alt=c></a>", "[![c](a.png)](b)"),
    Case("a sign before a link", "a!<a href=b>c</a>", "a\\![c](b)"),
    Case(
      "an address that is no link", "https://a.example www.a.example",
      "https\\://a.example www\\.a.example"),
    Case(
      "signs", "2 * 3, a*b, snake_case _a_ ~b~ `c` [d] C:\\d\\*",
      "2 * 3, a\\*b, snake_case \\_a\\_ \\~b\\~ \\`c\\` \\[d\\] C:\\d\\\\\\*"),
    Case("references", "&lt;b&gt; &amp;lt; AT&amp;T 1 &lt; 2 &Zcaron;", "\\<b> \\&lt; AT&T 1 < 2 Ž"),
    Case("a number at the start", "1. a", "1\\. a"),
    Case("a year", "1984 was", "1984 was"),
    Case(
      "signs at the start", "# a<br>#a<br>&gt; b<br>::: c<br>{.d}<br>+ e<br>===",
      "\\# a\\\n#a\\\n\\> b\\\n\\::: c\\\n\\{.d}\\\n\\+ e\\\n\\==="),
  ])
  func `by text`(row: Case<String, String>) { row.check(Self.markdown(row.input)) }

  @Test(arguments: [
    Case("a script", "a<script>alert(1)</script>", "`<script>` is left out"),
    Case("styles", "<style>a</style><style>b</style>a", "`<style>` is left out 2 times"),
    Case("an event", "<video src=a onerror=b></video>", "the attribute `onerror` is left out"),
    Case("a link with code", "<a href=\"java&#115cript:b\">a</a>", "an address that runs code is left out"),
    Case("a wrong name", "<iframe src=a \"b<=c></iframe>", "an attribute with a wrong name is left out"),
  ])
  func `without code that runs`(row: Case<String, String>) {
    let cleaned = CleanedHTML(HTMLReader.nodes(of: Array(row.input.utf8)))
    #expect(cleaned.notes.map(\.message) == [row.expected])
    let text = MarkdownFromHTML.text(of: cleaned.nodes)
    for code in ["script", "alert", "onerror", "<style"] { #expect(!text.contains(code), "\(text)") }
  }

  @Test(arguments: [
    "<div>", "<b>", "<ul><li>", "<table><tr><td>", "<p", "<!--", "<a href=x>", "</p>", "*", "[", "&", "<br>", "a\n",
  ])
  func `many times in linear time`(piece: String) {
    func seconds(_ count: Int) -> Double {
      processorSeconds {
        #expect(Self.markdown(String(repeating: piece, count: count) + "a").utf8.count < 100 * count + 100)
      }
    }
    let (few, many) = (seconds(5_000), seconds(40_000))
    #expect(many < few * 24 + 0.1, "\(piece): \(few), then \(many)")
  }
}
