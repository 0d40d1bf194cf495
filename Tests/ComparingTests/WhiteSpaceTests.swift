import TestSupport
import Testing
import Texts

@testable import Comparing

@Suite struct `White space in compared texts` {
  @Test(arguments: [
    Case("words", " one\ttwo \n three ", ["one", "two", "three"]),
    Case("a no-break space", "één\u{A0}twee", ["één", "twee"]),
    Case("only white space", " \n\u{2003}", []),
    Case("nothing", "", []),
  ])
  func `separates words`(row: Case<String, [String]>) { row.check(row.input.words.map(String.init)) }

  @Test(arguments: [
    Case("spaces at the ends of lines", "a  \n  b\t\nc", "a\n  b\nc"),
    Case("empty lines around", "\n \na\n\nb\n\n", "a\n\nb"),
    Case("line ends of Windows", "a \r\nb\r\n", "a\nb"),
    Case("other white space at the end", "é\u{A0} \u{2003}\nb", "é\nb"),
    Case("only white space", " \n\t\n", ""),
  ])
  func `is trimmed at the ends of lines`(row: Case<String, String>) { row.check(row.input.trimmedLines) }

  @Test(arguments: [7 as UInt64])
  func `is the same as with characters, in any text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "a", "b", " ", "\t", "\n", "\u{B}", "\u{1C}", "\u{A0}", "\u{85}", "\u{2028}", "é", "e\u{301}", "\u{301}", "#",
    ]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      let words = text.split(whereSeparator: \.isWhitespace)
      #expect(text.words == words, "\(text.debugDescription)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.lastIndex { !$0.isWhitespace }.map { line[...$0] } ?? ""
      }
      let trimmed = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
      #expect(text.trimmedLines == trimmed, "\(text.debugDescription)")
    }
  }
}

@Suite struct `Words of a page in Chinese or Japanese` {
  @Test(arguments: [
    Case("signs between two sentences", "です。「次」", ["で", "す", "。", "「", "次", "」"]),
    Case("the same with a line end", "です。\n「次」", ["で", "す", "。", "「", "次", "」"]),
    Case("names in a list", "A、B、C", ["A", "、", "B", "、", "C"]),
  ])
  func `are its characters and signs`(row: Case<String, [String]>) {
    var page = PageText()
    page.append(Array("\(row.input) ".utf8)[...], line: 1, in: PageRegion())
    row.check(page.words.map { page.text(of: $0) })
  }
}

@Suite struct `The path of an address` {
  @Test(arguments: [
    Case("with a host", "https://example.org/a%20b/?q=1#c", "/a b/"),
    Case("with a host only", "https://example.org", "/"),
    Case("without a scheme", "//example.org/a/", "/a/"),
    Case("within the site", "/a/#b", "/a/"),
    Case("relative", "../a/", "../a/"),
    Case("with a colon in the path", "/a:b/", "/a:b/"),
    Case("of a mail", "mailto:a@example.org", nil),
    Case("of another protocol", "ftp://example.org/a", nil),
    Case("of a fragment", "#a", "/"),
    Case("of nothing", "", "/"),
  ])
  func `has no host, query or fragment`(row: Case<String, String?>) { row.check(SiteAddressPath.of(row.input)) }
}

@Suite struct `A comparison on several threads` {
  /// Work that runs in reverse order.
  private struct ReversedWork: ParallelWork {
    func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
      (0..<count).reversed().map(work).reversed()
    }
  }

  @Test func `has the same differences in the same order`() {
    func site(_ word: String) -> SiteFiles {
      let pages = (0..<20).map {
        ("p\($0)/index.html", "<title>\($0)</title><article><p>\(word)\($0) \($0 % 3)</article>")
      }
      let files = Dictionary(uniqueKeysWithValues: pages)
      return SiteFiles(paths: files.keys.sorted()) { path in files[path].map { Array($0.utf8) } }
    }
    let serial = SiteComparison.compare(site("old"), site("new"))
    #expect(serial.differences.count == 40)
    #expect(SiteComparison.compare(site("old"), site("new"), using: ReversedWork()).differences == serial.differences)
  }
}
