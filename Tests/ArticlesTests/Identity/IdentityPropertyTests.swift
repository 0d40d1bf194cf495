import Garland
import TestSupport
import Testing

/// What holds for the identities of any article's blocks; a failure names its seed.
@Suite struct `Any article's blocks` {
  static let seeds = 0..<200 as Range<UInt64>

  @Test(arguments: seeds)
  func `have an identity each, the same in every reading`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(Self.blocks(&random))
    let ids = Draft(text).ids
    #expect(unique(ids), "\(text)")
    #expect(ids == Draft(text).ids, "\(text)")
    #expect(ids == Draft("\n\n" + text.replacing("\n\n", with: "\n\n\n<!-- c -->\n\n") + "\n").ids, "\(text)")
  }

  @Test(arguments: seeds)
  func `keep theirs when another one is edited, inserted or removed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var blocks = Self.blocks(&random)
    let place = Int.random(in: 0...blocks.count, using: &random)
    let without = Draft(Self.text(blocks)).ids
    blocks.insert("fresh", at: place)
    let inserted = Draft(Self.text(blocks)).ids
    blocks[place] = "> edited"
    let edited = Draft(Self.text(blocks)).ids
    let text = Self.text(blocks)

    #expect(inserted.count == blocks.count, "\(text)")
    #expect(edited.count == blocks.count, "\(text)")
    #expect(inserted[place] != edited[place], "\(text)")
    #expect(Self.dropping(place, inserted) == without, "\(text)")
    #expect(Self.dropping(place, edited) == without, "\(text)")
  }

  @Test(arguments: seeds)
  func `take theirs along when two of one section change places`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var blocks = Self.blocks(&random)
    let place = Int.random(in: 0...blocks.count, using: &random)
    blocks.insert(contentsOf: ["first", "> second"], at: place)
    var ids = Draft(Self.text(blocks)).ids
    blocks.swapAt(place, place + 1)
    ids.swapAt(place, place + 1)
    #expect(Draft(Self.text(blocks)).ids == ids, "\(Self.text(blocks))")
  }

  private static let vocabulary = [
    "one", "one", "two", "# Same", "## Other", "> quote", "```\ncode\n```", "|a|\n|-|", "<p>a</p>", "![a](b)",
    ":::note\na\n:::", ":::tabs\n## A\n## B\n:::", "three\n{.c rank=1}", "- item", "1. item",
  ]

  private static func blocks(_ random: inout SeededGenerator) -> [String] {
    var blocks: [String] = []
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let block = vocabulary[Int.random(in: vocabulary.indices, using: &random)]
      // A list behind its like would go on with it.
      blocks.append(blocks.last == block ? "between" : block)
    }
    return blocks
  }

  private static func text(_ blocks: [String]) -> String { blocks.joined(separator: "\n\n") }

  private static func dropping(_ index: Int, _ ids: [String]) -> [String] {
    ids.enumerated().filter { $0.offset != index }.map(\.element)
  }
}
