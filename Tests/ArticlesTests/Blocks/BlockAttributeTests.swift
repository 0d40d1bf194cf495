import Garland
import TestSupport
import Testing

/// Attributes that views and authors set on blocks.
@Suite struct `An attribute set on an article` {
  @Test(arguments: [
    Case("a paragraph", "a", #"<p class="x">a</p>"#),
    Case("each of several paragraphs", "a\n\nb", #"<p class="x">a</p><p class="x">b</p>"#),
    Case("a heading, beside its id", "# a", #"<h1 id="a" class="x">a</h1>"#),
    Case("a list", "- a", #"<ul class="x"><li>a</li></ul>"#),
    Case("a list that starts at 3", "3. a", #"<ol start="3" class="x"><li>a</li></ol>"#),
    Case("code", "    a", #"<pre tabindex="0" class="x"><code>a</code></pre>"#),
    Case("a quote", "> a", #"<blockquote class="x"><p>a</p></blockquote>"#),
    Case("a table", "|a|\n|-|", #"<table class="x"><thead><tr><th>a</th></tr></thead></table>"#),
    Case("a rule", "***", #"<hr class="x">"#),
    Case("an image", "![a](b)", #"<p class="x"><img src="b" alt="a" /></p>"#),
    Case("a container of one element", ":::stack\na\n:::", #"<div class="vstack x"><p>a</p></div>"#),
    Case(
      "an alert", "> [!TIP]\n> a",
      #"<aside class="callout callout-tip x" role="note"><p class="callout-title">Tip</p><p>a</p></aside>"#),
    Case("raw HTML gets a div", "<p>a</p>", #"<div class="x"><p>a</p></div>"#),
    Case("a run of raw HTML", "<p>\n\na\n\n</p>", #"<div class="x"><p></p><p>a</p></div>"#),
  ])
  func `is set on the element of each block, or on a div around raw HTML`(_ row: Case<String, String>) {
    let content = Draft(row.input).article.content
    row.check(content.attribute(.class("x")).rendered().html.onOneLine)
    row.check(
      Group(subviews: content) { blocks in ForEach(blocks) { $0.attribute(.class("x")) } }.rendered().html.onOneLine)
  }

  @Test(arguments: [
    Case("a block", "a\n{#i .c lang=de}", #"<p id="i" class="c" lang="de">a</p>"#),
    Case(
      "code", "```swift {#i .c}\nb\n```",
      #"<pre id="i" class="c" tabindex="0"><code class="language-swift">b</code></pre>"#),
    Case("no other key", "a\n{k=v onclick=x}", "<p>a</p>"),
    Case(
      "an item", ":::divided\n:::item{#i .c lang=de}\na\n\nb\n:::\n:::",
      #"<div class="divided"><div id="i" class="c" lang="de"><p>a</p><p>b</p></div></div>"#),
    Case("a container", ":::stack{#i .c lang=de}\n:::", #"<div class="vstack c" id="i" lang="de"></div>"#),
    Case(
      "a container with several children", ":::reversed{.c}\na\n\nb\n:::", #"<div class="c"><p>b</p><p>a</p></div>"#),
    Case(
      "a section", ":::steps\n## A {#i .c lang=de}\nb\n:::",
      #"<ol class="steps"><li id="i"><h2>A</h2><div class="c" lang="de"><p>b</p></div></li></ol>"#),
  ])
  func `reaches the page from Markdown if it is an id, a class or a language`(_ row: Case<String, String>) {
    row.check(Draft(row.input).html.onOneLine)
  }

  @Test(arguments: [
    Case("a class", "a\n{.b}", #"<p class="b x">a</p>"#),
    Case("a language", "a\n{lang=de}", #"<p lang="de" class="x">a</p>"#),
    Case("an id", "a\n{#b}", #"<p id="b" class="x">a</p>"#),
    Case(
      "an item of several blocks", ":::own\n:::item{.b}\na\n\nc\n:::\n:::", #"<div class="b x"><p>a</p><p>c</p></div>"#),
    Case("an item of a list", ":::own\n- a\n- b\n:::", #"<div class="x">a</div><div class="x">b</div>"#),
    Case(
      "a section", ":::own\n## T\na\n\nb\n:::", #"<div class="x"><p>a</p><p>b</p></div>"#),
  ])
  func `is added to the attributes that the author wrote`(_ row: Case<String, String>) {
    let own = Container("own", labels: .optional, takesListItems: true) { use in use.content.attribute(.class("x")) }
    let text = row.input
    let draft = Draft(text, with: [own])
    let html = text.hasPrefix(":::") ? draft.html : draft.article.content.attribute(.class("x")).rendered().html
    row.check(html.onOneLine)
  }
}
