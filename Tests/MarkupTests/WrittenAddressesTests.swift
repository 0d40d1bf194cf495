import TestSupport
import Testing

@testable import Markup

@Suite struct `An address in a page` {
  @Test(arguments: [
    Case("a name with an ending", "plan.pdf", true),
    Case("an ending that begins with a digit", "models/part.3mf", true),
    Case("an ending in capitals", "archive.7Z", true),
    Case("a long ending", "board.excalidraw", true),
    Case("a name with a space", "site plan.pdf", true),
    Case("a query and a fragment", "plan.pdf?v=2#page=3", true),
    Case("a path without an ending", "docs/LICENSE", true),
    Case("a path from the root", "/CNAME", true),
    Case("a whole address", "https://example.org/files/LICENSE", true),
    Case("encoded letters", "r%C3%A9sum%C3%A9.pdf", true),
    Case("other letters", "résumé.pdf", true),
    Case("a part of a drawing", "m15.5 9.5z", false),
    Case("a line of a drawing", "M12 3v2m0 14v2M5.6 5.6 7 7", false),
    Case("a length", "1.5rem", false),
    Case("a sentence", "Check the spelling, or use fewer words.", false),
    Case("a key for a reader", "Search (/)", false),
    Case("a date", "2026/01/02", false),
  ])
  func `is one of a file if it looks like one`(_ row: Case<String, Bool>) {
    row.check(WrittenAddresses.looksLikeFile(row.input))
  }

  @Test func `is certain in some attributes`() {
    var found: [String] = []
    let page =
      "<a href='LICENSE'></a><video poster='p'></video><object data='d/LICENSE'></object><script>f('part.3mf')</script>"
    WrittenAddresses.inPage(Array(page.utf8)) { found.append("\($0) \($1)") }
    #expect(found.filter { !$0.hasPrefix("f(") } == ["LICENSE true", "p true", "d/LICENSE false", "part.3mf false"])
  }
}
