import Articles
import Containers
import Converting
import Diagnostics
import Markup
import TestSupport
import Testing

@testable import Importing

/// What a reader sees is the same in random HTML and in the page that Garland makes of its Markdown.
@Suite struct ReaderFactsTests {
  private static let seed: UInt64 = 11

  private struct Comparison: Decodable {
    /// How many letters and images the HTML has.
    let letters, images: Int
    /// The first difference, or "".
    let difference: String
  }

  @Test(.enabled(if: PythonOracle.has("html5lib"), "needs html5lib: .ci/setup --tests"))
  func `random HTML keeps its words, emphasis, links and images, according to the parser html5lib`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let rounds = (0..<1_500).map { _ in
      let html = RandomHTML.blocks(depth: 3, &generator)
      let markdown = MarkdownFromHTML.text(of: HTMLReader.nodes(of: Array(html.utf8)))
      return (html: html, markdown: markdown, page: Self.rendered(markdown))
    }
    let comparisons: [Comparison] = try PythonOracle.run("facts.py", on: rounds.map { [$0.html, $0.page] })
    try #require(comparisons.count == rounds.count)
    for ((number, round), comparison) in zip(rounds.enumerated(), comparisons) where !comparison.difference.isEmpty {
      Issue.record(
        "round \(number): \(comparison.difference)\n\(round.html)\n---\n\(round.markdown)\n---\n\(round.page)")
      return
    }
    #expect(comparisons.reduce(0) { $0 + $1.letters } > 100_000)
    #expect(comparisons.reduce(0) { $0 + $1.images } > 1_000)
  }

  private static func rendered(_ markdown: String) -> String {
    var options = ArticleOptions(containers: .standard, markup: .trusted)
    options.inlineAttributes = true
    let file = SourceFile(path: "a.md", text: markdown)
    var sources = SourceMap()
    return Article(file, as: sources.add(file), options: options).rendered().html
  }
}

private enum RandomHTML {
  private static let words = [
    "rye", "oat", "a*b", "*", "_x_", "#", "1.", "-", "+", "&lt;b&gt;", "&amp;lt;", "[x]", "](y)", "{.a}", "~~", "`",
    "\\", "!",
    "„so“", "(no)", "x.", "日本。", "::", ":::", "|", "=", "www.a.example", "https://b.example", "é", "$a$",
    "&gt;", "2 &lt; 3",
    "😀", "^", "<br>",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      (words.randomElement(using: &generator) ?? "") + (Bool.random(using: &generator) ? " " : "")
    }.joined()
  }

  static func inline(depth: Int, inLink: Bool = false, _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      guard depth > 0 else { return text(&generator) }
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: return "<b>\(inline(depth: depth - 1, inLink: inLink, &generator))</b>"
      case 1: return "<em>\(inline(depth: depth - 1, inLink: inLink, &generator))</em>"
      case 2: return "<del>\(inline(depth: depth - 1, inLink: inLink, &generator))</del>"
      case 3: return "<sup>\(inline(depth: depth - 1, inLink: inLink, &generator))</sup>"
      case 4:
        // Attributes in code before the same escaped attributes in its paragraph confuse Garland's own parser.
        return "<code>\(text(&generator).replacing("<br>", with: "").replacing("{.a}", with: ""))</code>"
      case 5 where !inLink: return "<a href=\"/x?(a&amp;b\">\(inline(depth: depth - 1, inLink: true, &generator))</a>"
      case 6: return "<img src=\"a b.png\" alt=\"A *b* [c] &lt;\" width=20>"
      default: return text(&generator)
      }
    }.joined()
  }

  static func blocks(depth: Int, _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let kind = Int.random(in: 0..<9, using: &generator)
      guard depth > 0 else { return "<p>\(inline(depth: 2, &generator))</p>" }
      switch kind {
      case 0: return "<h2>\(inline(depth: 2, &generator).replacing("<br>", with: " "))</h2>"
      case 1: return "<blockquote>\(blocks(depth: depth - 1, &generator))</blockquote>"
      case 2, 3:
        let name = kind == 2 ? "ul" : "ol"
        let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? "<li>\(inline(depth: 2, &generator))</li>" : "<li>\(blocks(depth: depth - 1, &generator))</li>"
        }
        return "<\(name)>\(items.joined())</\(name)>"
      case 4: return "<pre><code>\(text(&generator).replacing("<br>", with: "\n"))</code></pre>"
      case 5:
        let cells = (0..<4).map { _ in inline(depth: 2, &generator) }
        return
          "<table><tr><th>\(cells[0])</th><th>\(cells[1])</th></tr><tr><td>\(cells[2])</td><td>\(cells[3])</td></tr></table>"
      case 6: return "<hr>"
      default: return "<p>\(inline(depth: 3, &generator))</p>"
      }
    }.joined()
  }
}
