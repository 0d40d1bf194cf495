import Markup
import Records
import TestSupport
import Testing

@testable import Checking

@Suite struct `A page scan` {
  static let links: [Case<String, [String]>] = [
    Case("links", "<a href='/a'>A</a><area href=/b>", ["page /a", "page /b"]),
    Case("character references in addresses", "<a href='/a?b&amp;c'>", ["page /a?b&c"]),
    Case(
      "images, with alternatives", "<img src=/a srcset='/b 1x, /c 2x'><source srcset='/d'>",
      ["image /a", "image /b", "image /c", "image /d"]),
    Case("images for previews", "<meta property=og:image content=/a>", ["image /a"]),
    Case(
      "stylesheets and scripts", "<link rel=stylesheet href=/a><script src=/b></script>", ["style /a", "script /b"]),
    Case("other files", "<link rel=icon href=/a><video src=/b poster=/c>", ["other /a", "other /b", "image /c"]),
    Case("no connection hints and no forms", "<link rel=preconnect href=//a><form action=/b>", []),
    Case("no links in scripts", "<script>'<a href=/a>'</script>", []),
    Case("no links in comments", "<!-- <a href=/a> -->", []),
    Case("no links in templates", "<template><a href=/a></template><a href=/b>", ["page /b"]),
    Case("no links in text fields", "<textarea><a href=/a></textarea>", []),
  ]

  @Test(arguments: links)
  func `finds links`(_ page: Case<String, [String]>) {
    page.check(PageScan(Array(page.input.utf8)).links.map { "\($0.kind) \($0.address)" })
  }

  /// The build reads pages with a quicker reader, which has to find the same links.
  @Test(arguments: links)
  func `finds the links that a build records`(_ page: Case<String, [String]>) {
    var found: [String] = []
    WrittenAddresses.inPage(Array(page.input.utf8), .filesOnly) { mark in
      if case .link(let kind, let address) = mark { found.append("\(kind) \(address)") }
    }
    page.check(found)
  }

  static let headings: [Case<String, [String]>] = [
    Case("levels", "<h1>A</h1><h3>B</h3>", ["1", "3"]),
    Case("ids", "<h2 id=x>A</h2>", ["2 #x"]),
    Case("no elements with similar names", "<hr><header>A</header><h7>B</h7>", []),
  ]

  @Test(arguments: headings)
  func `finds headings`(_ page: Case<String, [String]>) {
    let headings = PageScan(Array(page.input.utf8)).headings
    page.check(headings.map { heading in "\(heading.level)\(heading.id.map { " #\($0)" } ?? "")" })
  }

  static let images: [Case<String, [String]>] = [
    Case("no alt text", "<img src=a>", ["a"]), Case("an alt text", "<img src=a alt=b>", []),
    Case("an empty alt text", "<img src=a alt=''>", []),
    Case("an alt attribute without a value", "<img src=a alt>", []),
    Case("a role without an alt text", "<img src=a role=presentation>", ["a"]),
  ]

  @Test(arguments: images)
  func `finds images without alt text`(_ page: Case<String, [String]>) {
    page.check(PageScan(Array(page.input.utf8)).imagesWithoutAlt)
  }

  @Test func `is the same after it was recorded`() throws {
    let page = """
      <title>T</title><style>a</style><script src=/b></script><h1>A</h1><h2 id=c>B</h2><a href=/a#c>C</a>
      <img src=d><img src=e width=20 alt=E><img src=f srcset='/g 1x'><iframe src=/h></iframe><p>[[Wiki]] [^1]
      """
    let scan = PageScan(Array(page.utf8))
    let numbers = Dictionary(uniqueKeysWithValues: scan.links.enumerated().map { ($1, $0) })
    func encoded(_ scan: PageScan) -> [UInt8] {
      var writer = RecordWriter()
      scan.write(to: &writer, numbers)
      return writer.bytes
    }
    var reader = RecordReader(encoded(scan))
    let read = try PageScan(from: &reader, scan.links)
    #expect(reader.isAtEnd)
    #expect(encoded(read) == encoded(scan))
    #expect(read.links == scan.links)
    #expect(scan.plainSyntax.count == 2 && scan.framesWithoutTitle.count == 1 && scan.replacedImages.count == 1)
  }
}
