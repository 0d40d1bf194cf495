import Markup
import TestSupport
import Testing

private typealias Row = Case<String, Filtered>

@Suite struct AllowedMarkupTests {
  @Test(arguments: [
    Row("text", "a < b & c &copy; > d", Filtered("a &lt; b & c &copy; > d")),
    Row("a tag", "<b>x</b>", Filtered("<b>x</b>")),
    Row("upper case", "<B CLASS=a>x</B>", Filtered("<b class=\"a\">x</b>")),
    Row("void elements", "<br/>a<hr />b<wbr>", Filtered("<br>a<hr>b<wbr>")),
    Row("self-closing syntax is a start tag", "<div/>x</div>", Filtered("<div>x</div>")),
    Row(
      "every kind of quote", "<i a1 id=a title='b' lang=\"c\">",
      Filtered(
        "<i id=\"a\" title=\"b\" lang=\"c\"></i>", "removed a1 on i", "unclosed <i a1 id=a title='b' lang=\"c\">")),
    Row("an attribute without value", "<details open>x</details>", Filtered("<details open=\"\">x</details>")),
    Row("quotes within a value", "<b title='\"<a>\"'>x</b>", Filtered("<b title=\"&quot;&lt;a&gt;&quot;\">x</b>")),
    Row(
      "ampersands", "<b title='&amp; & &x &#1 &#x &'>x</b>",
      Filtered("<b title=\"&amp; &amp; &x &#1 &amp;#x &amp;\">x</b>")),
    Row("data and aria", "<b data-a-1=x aria-label=y>x</b>", Filtered("<b data-a-1=\"x\" aria-label=\"y\">x</b>")),
    Row(
      "a picture", "<img src=a.png srcset='a.png 1x, b.png 2x' alt=a width=1>",
      Filtered("<img src=\"a.png\" srcset=\"a.png 1x, b.png 2x\" alt=\"a\" width=\"1\">")),
    Row(
      "a video", "<video src=/a.mp4 poster=a.png controls><track src=a.vtt kind=captions></video>",
      Filtered("<video src=\"/a.mp4\" poster=\"a.png\" controls=\"\"><track src=\"a.vtt\" kind=\"captions\"></video>")),
    Row(
      "a table", "<table><tr><td colspan=2>x</td></tr></table>",
      Filtered("<table><tr><td colspan=\"2\">x</td></tr></table>")),
    Row("line ends", "a\r\nb\rc<b title='d\r\ne'>x</b>", Filtered("a\nb\nc<b title=\"d\ne\">x</b>")),
    Row("NUL", "a\0b<b title='\0'>x</b>", Filtered("a\u{FFFD}b<b title=\"\u{FFFD}\">x</b>")),
    Row("white space in tags", "<b\n\ttitle = 'x'\u{0C}id\n=\ny>x</b\n>", Filtered("<b title=\"x\" id=\"y\">x</b>")),
    Row("the first of two attributes", "<b id=1 ID=2>x</b>", Filtered("<b id=\"1\">x</b>")),
    Row("attributes without space between", "<b/id=\"1\"title='2'/>x</b>", Filtered("<b id=\"1\" title=\"2\">x</b>")),
    Row("a slash in a value", "<a href=x/>y</a>", Filtered("<a href=\"x/\">y</a>")),
    Row("no name", "a <> b </> c < d <3 <", Filtered("a &lt;> b  c &lt; d &lt;3 &lt;")),
    Row("text beyond ASCII", "日<b title=é>本</b>", Filtered("日<b title=\"é\">本</b>")),
  ])
  private func `safe markup is written as a browser reads it`(_ row: Row) {
    row.check(Filtered(filtering: row.input))
  }

  @Test(arguments: [
    Row("comments", "a<!-- <b> -->b<!-->c<!--->d<!-- x --!>e", Filtered("abcde")),
    Row("a doctype", "<!doctype html>a", Filtered("a")),
    Row("CDATA", "<![CDATA[ <b> ]] > ]]>a", Filtered("a")),
    Row("instructions", "<?php echo '>' ?>a", Filtered("a")),
    Row("an end tag without a name", "</ b>a", Filtered("a")),
    Row("an unfinished comment", "a<!-- <b>x</b>", Filtered("a", "unfinished comment <!-- <b>x</b>")),
    Row("an unfinished doctype", "a<!x", Filtered("a", "unfinished comment <!x")),
    Row("an unfinished instruction", "a<?x>", Filtered("a", "unfinished comment <?x>")),
    Row("an unfinished CDATA", "<![CDATA[>", Filtered("", "unfinished comment <![CDATA[>")),
  ])
  private func `comments and declarations are removed`(_ row: Row) {
    row.check(Filtered(filtering: row.input))
  }

  @Test(arguments: [
    Row("a tag that is not allowed", "<font size=1>a <b>b</b></font>", Filtered("a <b>b</b>", "removed <font size=1>")),
    Row("a void one", "a<input>b<embed src=x>", Filtered("ab", "removed <input>", "removed <embed src=x>")),
    Row("a script", "a<script>x</scripty></SCRIPT >b", Filtered("ab", "removed <script>")),
    Row("a style", "a<style>b{}</style>c", Filtered("ac", "removed <style>")),
    Row("an SVG image", "a<svg><svg/><svg><a>t</a></svg>u</svg>b", Filtered("ab", "removed <svg>")),
    Row("an empty SVG image", "a<svg/>b", Filtered("ab", "removed <svg/>")),
    Row("a script in an SVG image", "a<svg><script>'</svg>'</script></svg>b", Filtered("ab", "removed <svg>")),
    Row("an iframe", "<iframe src=x><b></iframe>a", Filtered("a", "removed <iframe src=x>")),
    Row("an unclosed template", "a<template><b>c</b>", Filtered("a", "removed <template>")),
    Row("an unclosed script", "<p>a</p><script>b", Filtered("<p>a</p>", "removed <script>")),
    Row("a script in two inline pieces", "<script>|</script>", Filtered("", "removed <script>")),
    Row(
      "an attribute", "<b foo=1 style=x id=a>b</b>",
      Filtered("<b id=\"a\">b</b>", "removed foo=1 on b", "removed x in style=x on b")),
    Row("another element's attribute", "<b href=/>b</b>", Filtered("<b>b</b>", "removed href=/ on b")),
    Row(
      "an odd name", "<b a.b @c=1 :d x:y=2>b</b>",
      Filtered("<b>b</b>", "removed a.b on b", "removed @c=1 on b", "removed :d on b", "removed x:y=2 on b")),
    Row(
      "an address", "<a href='javascript:x' id=a>b</a>",
      Filtered("<a id=\"a\">b</a>", "unsafe href='javascript:x' on a")),
    Row(
      "a candidate in `srcset`", "<img srcset='a.png 1x, javascript:b 2x'>",
      Filtered("<img>", "unsafe srcset='a.png 1x, javascript:b 2x' on img")),
    Row(
      "an unfinished tag", "a<b>c<i class=x\n d",
      Filtered("a<b>c&lt;i class=x\n d</b>", "unfinished <i", "unclosed <b>")),
    Row("an unfinished value", "<a href=\"x>y</a>", Filtered("&lt;a href=\"x>y&lt;/a>", "unfinished <a")),
    Row("an unfinished end tag", "<b>x</b", Filtered("<b>x&lt;/b</b>", "unfinished </b", "unclosed <b>")),
  ])
  private func `removed markup is reported`(_ row: Row) {
    row.check(Filtered(filtering: row.input))
  }

  @Test(arguments: [
    Row(
      "an iframe", "<iframe src=/x allow='a; b' onload=c><b></iframe>",
      Filtered("<iframe src=\"/x\" allow=\"a; b\">&lt;b></iframe>", "removed onload=c on iframe")),
    Row(
      "an iframe with a script", "<iframe src=javascript:x srcdoc=y></iframe>",
      Filtered("<iframe></iframe>", "unsafe src=javascript:x on iframe", "removed srcdoc=y on iframe")),
    Row(
      "a custom element", "<MY-el size=1 to='javascript:x'>a</my-el>",
      Filtered("<my-el size=\"1\">a</my-el>", "unsafe to='javascript:x' on my-el")),
    Row(
      "an SVG image", "<svg viewBox='0 0 1 1'><path d=M0/></svg>",
      Filtered("<svg viewbox=\"0 0 1 1\"><path d=\"M0/\"></path></svg>", "unclosed <path d=M0/>")),
    Row("a whole path", "<svg><path d=M0 /></svg>", Filtered("<svg><path d=\"M0\"></path></svg>")),
    Row(
      "scripts and styles, even if a site allows them", "<script>a</script><style>b</style>",
      Filtered("", "removed <script>", "removed <style>")),
  ])
  private func `elements that a site allows are written`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .safe(allowing: ["IFRAME", "my-el", "svg", "path", "script", "style"])))
  }

  @Test(arguments: [
    Row("a type", "List<T> of <String>s", Filtered("List&lt;T> of &lt;String>s")),
    Row("an end tag", "<T>a</T>", Filtered("&lt;T>a&lt;/T>")),
    Row("attributes", "<T extends='<b>' onclick=x>a", Filtered("&lt;T extends='&lt;b>' onclick=x>a")),
    Row("an element that is not allowed", "<FORM>a</form>", Filtered("a", "removed <FORM>")),
    Row("an element of SVG", "<linearGradient>a", Filtered("a", "removed <linearGradient>")),
    Row("an element of MathML", "<mi>a</mi>", Filtered("a", "removed <mi>")),
    Row("a custom element", "<your-name>a", Filtered("a", "removed <your-name>")),
    Row("an element that the site allows", "<thing>a</thing>", Filtered("<thing>a</thing>")),
    Row("a name that hides a script", "<x><script>y</script></x>", Filtered("&lt;x>&lt;/x>", "removed <script>")),
  ])
  private func `with unknown names as text, a name that is no element is shown`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .safe(allowing: ["thing"], showingUnknown: true)))
  }

  @Test func `invalid UTF-8 is replaced`() {
    let piece: [UInt8] =
      Array("a\u{FF}".utf8) + [0xFF, 0x3C] + Array("b title='".utf8) + [0xC3] + Array("'>x</b>".utf8)
    #expect(Filtered(filtering: [piece], .safe()) == Filtered("aÿ\u{FFFD}<b title=\"\u{FFFD}\">x</b>"))
  }

  @Test func `with the policy escape, markup is shown as text`() {
    let row = Row(
      "text", "<b>&amp;|<!-- x -->⟨</b>⟩",
      Filtered("&lt;b&gt;&amp;amp;&lt;!-- x --&gt;<blockquote>&lt;/b&gt;</blockquote>"))
    row.check(Filtered(filtering: row.input, .escape))
  }
}
