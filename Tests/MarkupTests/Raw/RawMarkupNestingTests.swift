import Markup
import TestSupport
import Testing

private typealias Row = Case<String, Filtered>

@Suite struct RawMarkupNestingTests {
  @Test(arguments: [
    Row("within a piece", "<div><b>x</b></div>", Filtered("<div><b>x</b></div>")),
    Row("across pieces", "<div>|<b>|x|</b>|</div>", Filtered("<div><b>x</b></div>")),
    Row("around a container", "<div>⟨<b>x</b>⟩</div>", Filtered("<div><blockquote><b>x</b></blockquote></div>")),
    Row("unclosed elements", "<div><b>x", Filtered("<div><b>x</b></div>", "unclosed <b>", "unclosed <div>")),
    Row("in a container", "⟨<b>x⟩y", Filtered("<blockquote><b>x</b></blockquote>y", "unclosed <b>")),
    Row(
      "an end tag of an element outside the container", "<div>⟨x</div>⟩</div>",
      Filtered("<div><blockquote>x</blockquote></div>", "stray </div>")),
    Row("stray ends", "a</b></p></br>c</zz>", Filtered("ac", "stray </b>", "stray </p>", "stray </br>", "stray </zz>")),
    Row("a stray end with attributes", "a</b x='>'>c", Filtered("ac", "stray </b x='>'>")),
    Row("overlap", "<b><i>x</b>y</i>", Filtered("<b><i>x</i></b>y", "unclosed <i>", "stray </i>")),
    Row("the end tag of a removed element", "<font>a|</font></font>", Filtered("a", "removed <font>", "stray </font>")),
  ])
  private func `the output is well nested for any input`(_ row: Row) {
    row.check(Filtered(filtering: row.input))
  }

  @Test(arguments: [
    Row("paragraphs", "<p>a<p>b<div>c</div>", Filtered("<p>a</p><p>b</p><div>c</div>")),
    Row("a paragraph's end tag after a block", "<p>a<div>b</div></p>", Filtered("<p>a</p><div>b</div>", "stray </p>")),
    Row("a paragraph with an unclosed element", "<p><b>a<p>b", Filtered("<p><b>a</b></p><p>b</p>", "unclosed <b>")),
    Row(
      "paragraphs before a table and in a cell", "<p><table><tr><td><p>a<p>b</table>",
      Filtered("<p></p><table><tr><td><p>a</p><p>b</p></td></tr></table>")),
    Row(
      "a paragraph before Markdown", "<p align=center>¶|</p>",
      Filtered("<p align=\"center\"></p><p>m</p>", "stray </p>")),
    Row(
      "a paragraph before a scope", "<div><p>a⟨<div>b</div>⟩</div>",
      Filtered("<div><p>a</p><blockquote><div>b</div></blockquote></div>")),
    Row(
      "items", "<ul><li>a<li>b<ul><li>c</ul><li>d</ul>",
      Filtered("<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>")),
    Row("an item's paragraph", "<ul><li><p>a<li>b</ul>", Filtered("<ul><li><p>a</p></li><li>b</li></ul>")),
    Row("terms", "<dl><dt>a<dd>b<dt>c</dl>", Filtered("<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>")),
    Row(
      "rows and cells", "<table><thead><tr><th>a<td>b<tr><td>c<tbody><tr></table>",
      Filtered(
        "<table><thead><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></thead><tbody><tr></tr></tbody></table>"
      )),
    Row(
      "a table in a cell", "<table><tr><td><table><tr><td>a</table><td>b</table>",
      Filtered("<table><tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr></table>")),
    Row(
      "a caption", "<table><caption>a<tr><td>b</table>",
      Filtered("<table><caption>a</caption><tr><td>b</td></tr></table>")),
    Row("ruby", "<ruby>a<rp>(<rt>b<rp>)</ruby>", Filtered("<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>")),
    Row("a heading in a heading", "<h1>a<h2>b</h2>", Filtered("<h1>a</h1><h2>b</h2>", "unclosed <h1>")),
    Row(
      "a heading around a scope with a heading", "<h1>⟨<p><h2>b</h2>⟩</h1>",
      Filtered("<h1><blockquote><p></p><h2>b</h2></blockquote></h1>")),
    Row(
      "a link in a link", "<a href=1>a<a href=2>b</a>",
      Filtered("<a href=\"1\">a</a><a href=\"2\">b</a>", "unclosed <a href=1>")),
  ])
  private func `implied end tags are written`(_ row: Row) {
    row.check(Filtered(filtering: row.input))
  }

  @Test func `nesting is limited`() {
    let filtered = Filtered(
      filtering: String(repeating: "<i>", count: 258) + "x" + String(repeating: "</i>", count: 258))
    let expected = String(repeating: "<i>", count: 256) + "x" + String(repeating: "</i>", count: 256)
    #expect(filtered == Filtered(expected, "too deep <i>", "too deep <i>"))
  }

  @Test func `the nesting limit counts the elements of all scopes`() {
    let filtered = Filtered(filtering: String(repeating: "⟨<i>", count: 257))
    #expect(filtered.findings.filter { $0.hasPrefix("too deep") } == ["too deep <i>"])
    #expect(CheckedMarkup(filtered.html).problems == [])
  }

  @Test func `the open elements of a scope are counted`() {
    var filter = RawMarkupFilter(.safe())
    var output = MarkupBuffer()
    filter.write(Array("<div><p><br>".utf8)[...], to: &output) { _ in }
    #expect(filter.openElements == 2)
    filter.openScope()
    #expect(filter.openElements == 0)
    filter.closeScope(to: &output) { _ in }
    filter.beginBlock(to: &output) { _ in }
    #expect(filter.openElements == 1)
  }

  @Test(arguments: [
    Case<RawMarkupFinding.Kind, String>("an element", .removedElement("x"), "<x> is not allowed here and was removed"),
    Case("an attribute", .removedAttribute("y", on: "x"), "the attribute y is not allowed on <x> and was removed"),
    Case(
      "address", .removedAddress(attribute: "y", on: "x"), "the address in y of <x> could run code and was removed"),
    Case("unclosed", .unclosed("x"), "<x> has no end tag in its block, so Garland added one"),
    Case("stray", .strayEnd("x"), "</x> was removed, because no open element here has this name"),
    Case("unfinished", .unfinishedTag("x"), "the tag <x has no >, so it is shown as text"),
    Case(
      "a comment", .unfinishedComment,
      "a comment or declaration is not closed, so it and everything after it were removed"),
    Case("too deep", .tooDeep("x"), "<x> is nested more than 256 elements deep and was removed"),
    Case(
      "a hostile name", .strayEnd("\n" + String(repeating: "x", count: 50)),
      "</\u{FFFD}" + String(repeating: "x", count: 39) + "…> was removed, because no open element here has this name"),
  ])
  private func `a finding has a message`(_ row: Case<RawMarkupFinding.Kind, String>) {
    row.check(row.input.message)
  }
}
