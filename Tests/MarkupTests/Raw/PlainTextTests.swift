import Markup
import TestSupport
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    Case("text", "1 < 2 &amp; 3", "1 < 2 & 3"),
    Case("elements in a line", "a<b>b</b>c <a href=\"x>y\">d</a>", "abc d"),
    Case("blocks", "<h1>a</h1><p>b</p>\n<ul><li>c<li>d</ul>", "a b c d"),
    Case("line breaks and images", "a<br>b<img alt=\"c\">d", "a b d"),
    Case("cells", "<table><tr><td>a</td><td>b</td></tr></table>", "a b"),
    Case("white space", " \n a \t\r\n b ", "a b"),
    Case(
      "scripts, styles, comments and templates",
      "a<script>b < c</script><style>d</style><!-- e --><template>f</template>g", "ag"),
    Case("references", "&#233;&#x41;&lt;b&gt; &eacute;", "éA<b> é"),
    Case("unfinished", "a<p title=\"", "a"),
    Case("an unclosed script", "a<script>b", "a"),
    Case("a drawing", "a<svg/>b<svg><text>c</text></svg>d", "abd"),
    Case("empty text", "", ""),
  ])
  func `HTML becomes text on one line`(_ row: Case<String, String>) {
    row.check(PlainText(of: Array(row.input.utf8)[...]).text)
  }
}
