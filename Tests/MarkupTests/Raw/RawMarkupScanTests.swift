import Markup
import TestSupport
import Testing

/// The result of a scan in a short form.
private struct Outline: Equatable, Sendable {
  var opened: [String] = []
  var strayEnds: [String] = []
  var ids: [String] = []
  var addresses: [String] = []
  var isBlank = false
  var isMoreMark = false
}

private typealias Row = Case<String, Outline>

@Suite struct RawMarkupScanTests {
  @Test(arguments: [
    Row("empty text", "", Outline(isBlank: true)),
    Row("a whole element", "<div>a</div>", Outline()),
    Row("a start tag", "<div class=x><p>a<b>", Outline(opened: ["<div class=x>", "<p>", "<b>"])),
    Row("a closer", "</b>a</div>", Outline(strayEnds: ["</b>", "</div>"])),
    Row("both", "</div><div>", Outline(opened: ["<div>"], strayEnds: ["</div>"])),
    Row("a tag that is not allowed", "<font>", Outline()),
    Row("white space", " \n\t", Outline(isBlank: true)),
    Row("comments", " <!-- a --><!doctype x>\n<!-- b", Outline(isBlank: true)),
    Row("a comment and text", "<!-- a -->b", Outline()),
    Row("more", "<!--more-->\n", Outline(isBlank: true, isMoreMark: true)),
    Row("more, with room", "\n<!-- more -->", Outline(isBlank: true, isMoreMark: true)),
    Row("two more comments", "<!--more--><!--more-->", Outline(isBlank: true)),
    Row("an unclosed more comment", "<!--more", Outline(isBlank: true)),
    Row(
      "ids", "<b id=a&amp;b></b><a id='&#99;' href='/?a&amp;b'>c</a>",
      Outline(ids: ["b: a&b", "a: c"], addresses: ["a href: /?a&b"])),
    Row(
      "addresses", "<img src=a.png srcset='b.png 1x, c.png,d.png(1,2) 2x,e.png'>",
      Outline(addresses: ["img src: a.png", "img srcset: b.png", "img srcset: c.png,d.png(1,2)", "img srcset: e.png"])),
    Row("an unsafe URL", "<a href=javascript:x>a</a>", Outline()),
  ])
  private func `a scan finds unbalanced tags, ids and URLs`(_ row: Row) {
    row.check(outline(row.input, .safe()))
  }

  @Test(arguments: [
    Row(
      "a trusted frame", "<iframe src=a id=b><b id=c></iframe>",
      Outline(ids: ["iframe: b"], addresses: ["iframe src: a"])),
    Row("a trusted program", "<script>", Outline(opened: ["<script>"])),
    Row("trusted comments", "<!-- a -->", Outline(isBlank: true)),
  ])
  private func `a scan of trusted markup`(_ row: Row) {
    row.check(outline(row.input, .trusted))
  }

  @Test(arguments: [
    Row("tags", "<b id=a>", Outline()), Row("comments", "<!-- a -->", Outline()),
    Row("white space", " ", Outline(isBlank: true)), Row("more", "<!--more-->", Outline(isMoreMark: true)),
  ])
  private func `a scan of markup that is shown as text`(_ row: Row) {
    row.check(outline(row.input, .escape))
  }

  @Test func `ranges are offsets in the whole text`() {
    let text = Array("xxx<b id=a>".utf8)
    let scan = RawMarkupScan(text[3...], .safe())
    #expect(scan.opened.map(\.range) == [3..<11])
    #expect(scan.ids.map(\.range) == [9..<10])
  }

  private func outline(_ piece: String, _ policy: RawMarkupPolicy) -> Outline {
    let bytes = Array(piece.utf8)
    let scan = RawMarkupScan(bytes[...], policy)
    let source = { String(decoding: bytes[$0 as Range<Int>], as: UTF8.self) }
    return Outline(
      opened: scan.opened.map { source($0.range) }, strayEnds: scan.strayEnds.map { source($0.range) },
      ids: scan.ids.map { "\($0.element): \($0.value)" },
      addresses: scan.addresses.map { "\($0.element) \($0.attribute): \($0.value)" }, isBlank: scan.isBlank,
      isMoreMark: RawMarkupScan.isMoreMark(bytes[...]))
  }
}
