import TestSupport
import Testing

@testable import Checking

@Suite struct `Of a page, a check sees` {
  static let links: [Case<String, [String]>] = [
    Case("links", "<a href='/a'>A</a><area href=/b>", ["page /a", "page /b"]),
    Case("references in addresses", "<a href='/a?b&amp;c'>", ["page /a?b&c"]),
    Case(
      "images, and those to choose from", "<img src=/a srcset='/b 1x, /c 2x'><source srcset='/d'>",
      ["image /a", "image /b", "image /c", "image /d"]),
    Case("what previews show", "<meta property=og:image content=/a>", ["image /a"]),
    Case(
      "styles and scripts", "<link rel=stylesheet href=/a><script src=/b></script>", ["style /a", "script /b"]),
    Case("other files", "<link rel=icon href=/a><video src=/b poster=/c>", ["other /a", "other /b", "image /c"]),
    Case("nothing that only prepares", "<link rel=preconnect href=//a><form action=/b>", []),
    Case("nothing in scripts", "<script>'<a href=/a>'</script>", []),
    Case("nothing in comments", "<!-- <a href=/a> -->", []),
    Case("nothing in templates", "<template><a href=/a></template><a href=/b>", ["page /b"]),
    Case("nothing in a text field", "<textarea><a href=/a></textarea>", []),
  ]

  @Test(arguments: links)
  func `where it leads`(_ page: Case<String, [String]>) {
    page.check(PageScan(Array(page.input.utf8)).links.map { "\($0.kind) \($0.address)" })
  }

  static let headings: [Case<String, [String]>] = [
    Case("levels", "<h1>A</h1><h3>B</h3>", ["1", "3"]),
    Case("ids", "<h2 id=x>A</h2>", ["2 #x"]),
    Case("no other elements", "<hr><header>A</header><h7>B</h7>", []),
  ]

  @Test(arguments: headings)
  func `its headings`(_ page: Case<String, [String]>) {
    let headings = PageScan(Array(page.input.utf8)).headings
    page.check(headings.map { heading in "\(heading.level)\(heading.id.map { " #\($0)" } ?? "")" })
  }

  static let ids: [Case<String, [String]>] = [
    Case("each once", "<p id=a><p id=b>", []), Case("one twice", "<p id=a><p id=b><i id='a'>", ["a"]),
    Case("an anchor beside an id", "<a name=a></a><p id=a>", []),
    Case("none in templates", "<p id=a><template><p id=a></template>", []),
  ]

  @Test(arguments: ids)
  func `ids that are there twice`(_ page: Case<String, [String]>) {
    page.check(PageScan(Array(page.input.utf8)).repeatedIDs)
  }

  static let images: [Case<String, [String]>] = [
    Case("no text", "<img src=a>", ["a"]), Case("a text", "<img src=a alt=b>", []),
    Case("an empty text", "<img src=a alt=''>", []), Case("a bare name", "<img src=a alt>", []),
    Case("a role, which is no text", "<img src=a role=presentation>", ["a"]),
  ]

  @Test(arguments: images)
  func `images that say nothing`(_ page: Case<String, [String]>) {
    page.check(PageScan(Array(page.input.utf8)).silentImages)
  }

  @Test func `what it says of itself, and what it weighs`() {
    let page = PageScan(
      Array("<title> A &amp; b </title><meta name=description content=C><style>12</style><script>345</script>".utf8))
    #expect(page.title == "A & b" && !page.isRedirect)
    #expect(page.styleSize == 2 && page.scriptSize == 3 && page.size == 96)
    #expect(PageScan(Array("<meta http-equiv=Refresh content='0; url=/'>".utf8)).isRedirect)
  }
}
