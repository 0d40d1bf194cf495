import Parsing
import TestSupport
import Testing

/// Garland's renderer against the C library's own, in one process and over many documents.
@Suite struct ReferenceFuzzTests {
  private static let documents: UInt64 = 6_000

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `random documents become the bytes that the library itself makes`(part: UInt64) {
    let count = Self.documents / 4
    for seed in part * count..<(part + 1) * count {
      guard !check(RandomMarkdown.document(seed: seed), seed: seed) else { continue }
      return
    }
  }

  @Test func `with smart punctuation, too`() {
    let options = MarkdownOptions(smartPunctuation: true, containers: false)
    for seed in 100_000..<100_500 as Range<UInt64> {
      guard check(RandomMarkdown.document(seed: seed), options, seed: seed) else { return }
    }
  }

  /// The pieces of addresses, mail and footnotes, in any order: what a text does not need, its parser does not have.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `short texts do, whatever they need of the library`(part: UInt64) {
    let count: UInt64 = 20_000
    for seed in part * count..<(part + 1) * count {
      guard check(RandomMarkdown.pieces(seed: seed), seed: seed) else { return }
    }
  }

  @Test func `the short texts need everything and nothing`() {
    let texts = (0..<2_000 as Range<UInt64>).map { RandomMarkdown.pieces(seed: $0) }
    let pages = texts.map { text(plain($0)) }
    for construct in ["href=\"http://www.", "href=\"mailto:", "class=\"footnotes\"", "href=\"http://a"] {
      #expect(pages.contains { $0.contains(construct) } && !pages.allSatisfy { $0.contains(construct) }, "\(construct)")
    }
  }

  @Test func `the documents hold every construct`() {
    let html = (0..<300 as Range<UInt64>).map { text(plain(RandomMarkdown.document(seed: $0))) }.joined()
    let constructs = [
      "<h1>", "<h6>", "<ul>", "<ol start=\"7\">", "<blockquote>", "<table>",
      "align=\"center\"", "<pre><code class=", "<hr />",
      "<del>", "<em>", "<strong>", "<img ", "checked=\"\"", "class=\"footnotes\"", "href=\"http://www.a.b\"",
      "mailto:me@a.b", "<br />", "<code>", "<li>\n<p>", "&quot;", "<!-- ", "title=\"title\"",
    ]
    for construct in constructs { #expect(html.contains(construct), "\(construct)") }
  }

  /// A difference: the library leads back to a reference that it has dropped.
  @Test func `a reference in a note that is dropped has no way back`() {
    let document = Array("a [^1]\n\n[^1]: one\n\n[^2]: two [^1]\n".utf8)
    let reference = text(CMarkReference.html(document, options: .github))
    #expect(reference.contains("href=\"#fnref-1-2\"") && !reference.contains("id=\"fnref-1-2\""))
    #expect(!text(plain(document)).contains("fnref-1-2"))
  }

  /// A difference: the library counts references in the order of the file, Garland in that of reading.
  @Test func `references are counted in reading order`() {
    let document = Array("[^2]: two [^1]\n\n[^1]: one\n\na [^1] [^2]\n".utf8)
    #expect(text(CMarkReference.html(document, options: .github)).hasPrefix("<p>a \(reference("fnref-1-2"))"))
    #expect(text(plain(document)).hasPrefix("<p>a \(reference("fnref-1"))"))
  }

  /// A difference: the library takes what is no footnote for one, and its letters from behind the text.
  @Test(arguments: ["[\\^a]", "[&Hat;a]", "[&#94;a]"])
  func `a caret that is written otherwise begins no footnote`(document: String) {
    #expect(text(plain(Array((document + "\n").utf8))) == "<p>[^a]</p>\n")
  }

  /// A difference: of what follows `[^` and is no name of a footnote, the library loses a part, and reads no inlines in the rest.
  private static func losesText(_ document: [UInt8]) -> Bool {
    let text = text(document)
    return text.ranges(of: "[^").contains { !text[$0.upperBound...].starts(with: /[ \t]*[^\s\[\]`]+[ \t]*\]/) }
  }

  private func reference(_ id: String) -> String {
    "<sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"\(id)\" data-footnote-ref>1</a></sup>"
  }

  private func check(_ document: [UInt8], _ options: MarkdownOptions = .github, seed: UInt64) -> Bool {
    let differs = {
      plain($0, options) != CMarkReference.html($0, options: options) && !Self.losesText($0)
    }
    guard differs(document) else { return true }
    let small = shrinking(document, while: differs)
    Issue.record(
      """
      seed \(seed), smallest document:
      \(text(small))
      --- Garland:
      \(text(plain(small, options)))
      --- the library:
      \(text(CMarkReference.html(small, options: options)))
      """)
    return false
  }
}
