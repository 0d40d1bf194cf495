import Garland
import TestSupport
import Testing

/// Properties of the blocks of random articles; a failure names its seed.
@Suite struct `The blocks of a random article` {
  static let seeds = 0..<200 as Range<UInt64>

  @Test(arguments: seeds)
  func `render the same HTML one by one as all together`(seed: UInt64) {
    let text = Self.text(seed)
    let draft = Draft(text)
    let content = draft.article.content
    let whole = content.rendered()
    let placed = ForEach(subviews: content) { $0 }.rendered()
    #expect(placed.html == whole.html, "\(text)")
    #expect(placed.diagnostics == whole.diagnostics, "\(text)")
    let pieces = draft.blocks.map { $0.rendered().html }
    #expect(pieces.joined() == whole.html, "\(text)")
  }

  @Test(arguments: seeds)
  func `are in order and within the file`(seed: UInt64) {
    let text = Self.text(seed)
    let draft = Draft(text)
    let ranges = draft.blocks.filter { $0.containerValues.blockKind != .footnotes }
      .compactMap(\.containerValues.sourceRange)
    let starts = ranges.map(\.lowerBound)
    #expect(starts == starts.sorted(), "\(text)")
    #expect(unique(starts), "\(text)")
    #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count }, "\(text)")
  }

  @Test(arguments: seeds)
  func `have ids that are unique in the page and equal to the ids in the article's facts`(seed: UInt64) {
    let text = Self.text(seed)
    let draft = Draft(text)
    let written = draft.html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }.filter { $0 != "raw" }
    #expect(unique(written), "\(text)")
    let own = written.filter { !$0.hasPrefix("fn") }
    #expect(own.sorted() == draft.article.facts.anchors.map(\.id).sorted(), "\(text)")
    #expect(draft.problems.allSatisfy { !$0.contains("repeated-identifier") }, "\(text)")
  }

  private static func text(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return blocks(depth: 0, &random)
  }

  private static let leaves = [
    "a *b* [c](d)", "# A", "## A {#x .y}", "e[^1]", "[^1]: f", "- g\n- # h", "1. i\n\n   j", "```k [l]\nm\n```",
    "    n", "|o|\n|-|\n|p|", "<p>q</p>", "<div>", "</div>", "r <b>s", "![t](u)", "<!-- v -->", "w\n{#x}",
    "<p id=\"raw\">",
  ]

  private static let names = [
    "divided", "reversed", "note", "tabs", "steps", "cards", "columns", "accordion", "item", "tabs[A]",
    "note[A]{#z .y}",
  ]

  private static func blocks(depth: Int, _ random: inout SeededGenerator) -> String {
    var blocks: [String] = []
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<2 where depth < 3:
        let fence = String(repeating: ":", count: 6 - depth)
        let name = names[Int.random(in: names.indices, using: &random)]
        blocks.append("\(fence)\(name)\n\(Self.blocks(depth: depth + 1, &random))\n\(fence)")
      case 2 where depth < 3:
        let inner = Self.blocks(depth: depth + 1, &random)
        blocks.append(
          inner.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n"))
      default: blocks.append(leaves[Int.random(in: leaves.indices, using: &random)])
      }
    }
    return blocks.joined(separator: "\n\n")
  }
}
