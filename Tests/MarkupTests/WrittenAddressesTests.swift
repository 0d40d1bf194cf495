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
    Case("a space at the end", "plans/site plan.pdf ", true),
    Case("a part of a drawing", "m15.5 9.5z", false),
    Case("a drawing that ends with a number", "M5 11a8 8 0 0 1 8 8M5.8 18.2v.1", false),
    Case("a drawing that ends with a letter", "M20 14.5A8.5 8.5 0 0 1 10.5 10.5z", false),
    Case("a line of a drawing", "M12 3v2m0 14v2M5.6 5.6 7 7", false),
    Case("a length", "1.5rem", false),
    Case("a sentence", "Check the spelling, or use fewer words.", false),
    Case("a key for a reader", "Search (/)", false),
    Case("a date", "2026/01/02", false),
  ])
  func `is one of a file if it looks like one`(_ row: Case<String, Bool>) {
    row.check(WrittenAddresses.looksLikeFile(Array(row.input.utf8)[...]))
  }

  @Test(arguments: [
    Case("ids", "<p id=a><i ID='b'>x</i>", ["id a", "id b"]),
    Case("the name of a link", "<a name=a></a><p name=b>", ["anchor a"]),
    Case("no ids in templates", "<p id=a><template><p id=b></template><p id=c>", ["id a", "id c"]),
    Case(
      "no ids in text fields, titles and comments",
      "<textarea><p id=a></textarea><title><p id=b></title><!--<p id=c>-->", []),
    Case("an empty id", "<p id=''>", []),
    Case("the main part", "<i id=a><main id=b></main><i id=c>", ["id a", "main", "id b", "end of main", "id c"]),
  ])
  func `leads to an id`(_ row: Case<String, [String]>) {
    var found: [String] = []
    WrittenAddresses.inPage(Array(row.input.utf8), .filesOnly) { mark in
      switch mark {
      case .id(let id): found.append("id \(id)")
      case .anchor(let name): found.append("anchor \(name)")
      case .main: found.append("main")
      case .endOfMain: found.append("end of main")
      case .link, .text: break
      }
    }
    row.check(found)
  }

  @Test(arguments: [
    Case("of a script that loads pictures late", "<img data-src=boat>", ["boat"]),
    Case("of a drawing", "<use xlink:HREF=part>", ["part"]),
    Case("of a player", "<b data-video-poster=p data-poster=q>", ["p", "q"]),
    Case("but not of one whose name only contains it", "<b data-srcs=boat hrefs=part>", []),
  ])
  func `is the value of any attribute whose name ends like that of a link`(_ row: Case<String, [String]>) {
    var found: [String] = []
    WrittenAddresses.inPage(Array(row.input.utf8), .filesOnly) { if case .text(let text) = $0 { found.append(text) } }
    row.check(found)
  }

  @Test func `is the value of some attributes, whatever it looks like`() {
    let page = "<a href='m9.5z'></a><video poster='p'></video><path d='m9.5z'/><script>f('part.3mf', 'm9.5z')</script>"
    for (texts, expected) in [
      (.filesOnly, ["m9.5z", "p", "part.3mf"]), (.all, ["m9.5z", "p", "m9.5z", "part.3mf", "m9.5z"]),
    ]
      as [(WrittenAddresses.Texts, [String])]
    {
      var found: [String] = []
      WrittenAddresses.inPage(Array(page.utf8), texts) { mark in
        switch mark {
        case .link(_, let text), .text(let text): found.append(text)
        default: found.append("another mark")
        }
      }
      #expect(found == expected)
    }
  }
}
