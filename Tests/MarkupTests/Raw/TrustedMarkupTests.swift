import Markup
import TestSupport
import Testing

private typealias Row = Case<String, Filtered>

@Suite struct TrustedMarkupTests {
  @Test(arguments: [
    Row("tags", "<DIV onclick='x' Style=y>a</DIV>", Filtered("<DIV onclick='x' Style=y>a</div>")),
    Row("void elements", "<br /><input disabled>", Filtered("<br /><input disabled>")),
    Row("comments", "<!-- <b> --><!-->a", Filtered("<!-- <b> --><!-->a")),
    Row(
      "a program", "<script>if (a < b && '</div>') <b></script>",
      Filtered("<script>if (a < b && '</div>') <b></script>")),
    Row("a style", "<style>a > b { content: '</b>' }</style>", Filtered("<style>a > b { content: '</b>' }</style>")),
    Row("a drawing", "<svg><path d='x'/><g><use/></g></svg>", Filtered("<svg><path d='x'/><g><use/></g></svg>")),
    Row("text in a drawing", "<svg><![CDATA[a<b&]]></svg>", Filtered("<svg>a&lt;b&amp;</svg>")),
    Row(
      "HTML in a drawing", "<svg><foreignObject><p/>a</foreignObject></svg>",
      Filtered("<svg><foreignObject><p/>a</p></foreignobject></svg>")),
    Row(
      "a block ends a drawing", "<svg><g><p/>a</p><svg>¶",
      Filtered("<svg><g></g></svg><p/>a</p><svg></svg><p>m</p>", "unclosed <g>", "unclosed <svg>", "unclosed <svg>")),
    Row("line ends", "<b\r\ntitle='\r\n'>\r</b>", Filtered("<b\ntitle='\n'>\n</b>")),
  ])
  private func `well nested markup does not change`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .trusted))
  }

  @Test(arguments: [
    Row("unclosed", "<div><b>x", Filtered("<div><b>x</b></div>", "unclosed <b>", "unclosed <div>")),
    Row("stray", "x</div></script></br>", Filtered("x", "stray </div>", "stray </script>", "stray </br>")),
    Row(
      "out of a container", "<div>⟨</div>⟩",
      Filtered("<div><blockquote></blockquote></div>", "stray </div>", "unclosed <div>")),
    Row("an unfinished tag", "a<b title='<i>", Filtered("a&lt;b title='&lt;i>", "unfinished <b")),
    Row("an unfinished comment", "a<!-- <b>", Filtered("a", "unfinished comment <!-- <b>")),
    Row("a script without an end tag", "<script>a<b>", Filtered("<script>a<b></script>", "unclosed <script>")),
    Row(
      "a program's unfinished end", "<script>a</script ",
      Filtered("<script>a&lt;/script </script>", "unfinished </script", "unclosed <script>")),
    Row("a program in pieces", "<script>|<b>|</script>|<i>", Filtered("<script><b></script><i></i>", "unclosed <i>")),
    Row(
      "a program in a program's comment", "<script><!--<script>a</script>b-->c</script>d",
      Filtered("<script><!--<script>a</script>b-->c</script>d")),
    Row(
      "an unclosed comment in a program, after a nested program", "<script><!--<script>a</script>",
      Filtered("<script><!--<script>a</script></script>", "unclosed <script>")),
    Row(
      "a comment that hides the end of a program", "<script><!--<script>a",
      Filtered("<script><!--<script>a--></script>", "unclosed <script>")),
    Row(
      "a comment that hides the end of a program, across pieces", "<script><!--<script>|a|</script>|</script>b",
      Filtered("<script><!--<script>a</script></script>b")),
    Row(
      "an empty comment in a program", "<script><!--><script>a</script>b",
      Filtered("<script><!--><script>a</script>b")),
    Row(
      "a container in a text field", "<textarea>⟨</textarea><b title='</textarea>'>⟩</textarea>",
      Filtered("<textarea><blockquote>&lt;/textarea>&lt;b title='&lt;/textarea>'></blockquote></textarea>")),
    Row(
      "a title in a drawing", "<svg><title><b a='</title>'>x</svg>",
      Filtered("<svg><title><b a='</title>'>x</b></title></svg>", "unclosed <b a='</title>'>", "unclosed <title>")),
    Row(
      "a comment's start in pieces", "<script><!--|<script>|</script>|</script>",
      Filtered("<script><!-- <script></script></script>")),
    Row(
      "a program's end in pieces", "<script>a</scr|ipt>b",
      Filtered("<script>a&lt;/script>b</script>", "unclosed <script>")),
    Row(
      "a comment's end in pieces", "<script><!--<script>--|></script>",
      Filtered("<script><!--<script>-- ></script></script>", "unclosed <script>")),
    Row("an element without an end", "<plaintext>a", Filtered("", "removed <plaintext>")),
    Row(
      "options", "<select><option>a<option>b</select>",
      Filtered("<select><option>a</option><option>b</option></select>")),
  ])
  private func `nesting is repaired`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .trusted))
  }
}
