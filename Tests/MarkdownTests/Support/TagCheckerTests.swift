import Testing

/// What checks the fuzz must itself find what is wrong.
@Suite struct TagCheckerTests {
  @Test(arguments: [
    "", "a &lt; b", "<p>a<br />b</p>", "<P a=\"x > y\" b='\"'>c</p>", "<hr><!-- <b> --><x-y></x-y>",
    "<ul>\n<li><i>a</i></li></ul>",
  ])
  func `what is closed is right`(html: String) {
    #expect(TagChecker(Array(html.utf8)).problem == nil)
  }

  @Test(arguments: [
    "<p>", "</p>", "<b><i></b></i>", "<p", "<p a=\"b>", "<", "a < b", "<!-- a", "<p <b></b></p>",
    "<div><p></div>", "</br>",
  ])
  func `what is open is not`(html: String) {
    #expect(TagChecker(Array(html.utf8)).problem != nil)
  }
}
