import Markup
import TestSupport
import Testing

private typealias Row = Case<String, Filtered>

@Suite struct TrustedMarkupTests {
  @Test(arguments: [
    Row("tags", "<DIV onclick='x' Style=y>a</DIV>"), Row("void elements", "<br /><input disabled>"),
    Row("comments", "<!-- <b> --><!-->a"), Row("a doctype", "<!DOCTYPE html>a"), Row("an instruction", "<?php a ?>b"),
    Row("references", "&copy; &#x41; & &unknown; <b title='&lt;&x'>&amp;</b>"), Row("a lone sign", "a < b > c <3"),
    Row("a program", "<script>if (a < b && '</div>') <b></script>"),
    Row("a program in pieces", "<script>|<b>|</script>|<i></i>"),
    Row("a program's end in pieces", "<script>a</scr|ipt>b</script>"),
    Row("a program in a program's comment", "<script><!--<script>a</script>b-->c</script>d"),
    Row("a style", "<style>a > b { content: '</b>' }</style>"),
    Row("a drawing", "<svg><path d='x'/><g><use/></g></svg>"),
    Row("text in a drawing", "<svg><![CDATA[a<b&]]></svg>"),
    Row("HTML in a drawing", "<svg><foreignObject><p/>a</p></foreignObject></svg>"),
    Row("a title in a drawing", "<svg><title>a</title></svg>"),
    Row("options", "<select><option>a<option>b</select>"), Row("items", "<ul><li>a<li>b</ul>"),
    Row("a table without end tags", "<table><tr><td>a<td>b</table>"),
    Row("odd attributes", "<b @click=a :b.c='d' e{f}>g</b>"), Row("an optional end", "<p>a<p>b"),
    Row("a container in an element", "<div>⟨a⟩</div>"),
  ])
  private func `is copied byte for byte`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .trusted))
  }

  @Test(arguments: [
    Row("unclosed", "<div><b>x", "unclosed <b>", "unclosed <div>"),
    Row("stray", "x</div></script></br>", "stray </div>", "stray </script>", "stray </br>"),
    Row("overlap", "<b><i>x</b>y</i>", "unclosed <i>", "stray </i>"),
    Row("out of a container", "<div>⟨</div>⟩", "stray </div>", "unclosed <div>"),
    Row("an unfinished tag", "a<b title='<i>", "unfinished <b"),
    Row("an unfinished comment", "a<!-- <b>", "unfinished comment <!-- <b>"),
    Row("a script without an end tag", "<script>a<b>", "unclosed <script>"),
    Row("a comment that hides the end of a program", "<script><!--<script>a", "unclosed <script>"),
    Row("a paragraph around Markdown", "<p>¶|</p>", "stray </p>"),
    Row("no end", "<plaintext>a", "unclosed <plaintext>"),
    Row(
      "more than 256 levels", String(repeating: "<i>", count: 258) + String(repeating: "</i>", count: 258)),
  ])
  private func `is copied byte for byte, with findings`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .trusted))
  }

  @Test func `has findings that say so`() {
    var messages: [String] = []
    var filter = RawMarkupFilter(.trusted)
    var output = MarkupBuffer()
    filter.write(Array("<div></b>".utf8)[...], to: &output) { messages.append($0.message) }
    filter.closeScope(to: &output) { messages.append($0.message) }
    #expect(output.string == "<div></b>")
    #expect(
      messages == [
        "no element here is open for </b>; it is copied as it is",
        "<div> has no end tag in its block; it is copied as it is",
      ])
  }

  @Test(arguments: [
    Case("line ends", "<b\r\ntitle='\r\n'>\r</b>", Filtered("<b\ntitle='\n'>\n</b>")),
    Case("NUL", "<b>a\0</b>", Filtered("<b>a\u{FFFD}</b>")),
  ])
  private func `has the line ends and characters of HTML`(_ row: Case<String, Filtered>) {
    row.check(Filtered(filtering: row.input, .trusted))
  }
}

extension Row {
  /// A row that expects the input as the output, without the signs of the notation.
  fileprivate init(_ name: String, _ input: String, _ findings: String...) {
    let output = input.replacing("|", with: "").replacing("⟨", with: "<blockquote>").replacing(
      "⟩", with: "</blockquote>"
    )
    .replacing("¶", with: "<p>m</p>")
    self.init(name, input, Filtered(output, findings: findings))
  }
}
