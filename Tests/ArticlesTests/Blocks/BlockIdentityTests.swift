import Garland
import TestSupport
import Testing

/// The identities of blocks before and after an edit.
@Suite struct `The identity of a block` {
  private static let before = "# Setup\n\nOne\n\nTwo\n\n- list\n\n# Use\n\nOne\n\nThree"

  @Test(arguments: [
    Case("editing a paragraph", before.replacing("Two", with: "Zwei"), [2]),
    Case("editing a list", before.replacing("- list", with: "- liste"), [3]),
    Case("editing the last block", before.replacing("Three", with: "Four"), [6]),
    Case("blank lines and comments", before.replacing("\n\nTwo", with: "\n\n\n<!-- x -->\n\nTwo"), []),
    Case("link definitions", "[a]: /b\n\n" + before, []),
    Case("adding a trait", before.replacing("Two", with: "Two\n{.x rank=3}"), []),
    Case("markup with the same result", before.replacing("Two", with: "Two "), []),
  ])
  func `changes with its own content only`(_ row: Case<String, [Int]>) {
    let old = Draft(Self.before).ids
    let new = Draft(row.input).ids
    #expect(old.count == new.count)
    row.check(zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset))
  }

  @Test func `stays when a block is inserted, removed or moved`() {
    let old = Draft(Self.before).ids
    let inserted = Draft(Self.before.replacing("Two", with: "New\n\nTwo")).ids
    #expect(inserted.count == 8)
    #expect(inserted.filter { old.contains($0) } == old)
    #expect(!old.contains(inserted[2]))

    let removed = Draft(Self.before.replacing("Two\n\n", with: "")).ids
    #expect(removed == Array(old[..<2] + old[3...]))

    let swapped = Draft(Self.before.replacing("One\n\nTwo", with: "Two\n\nOne")).ids
    #expect(swapped == [old[0], old[2], old[1]] + old[3...])
  }

  @Test func `depends on the nearest heading above the block`() {
    let old = Draft(Self.before).ids
    let renamed = Draft(Self.before.replacing("# Use", with: "# Usage")).ids
    #expect(Array(renamed[..<4]) == Array(old[..<4]))
    #expect(Set(renamed[4...]).isDisjoint(with: old))

    let moved = Draft("# Use\n\nOne\n\nThree\n\n# Setup\n\nOne\n\nTwo\n\n- list").ids
    #expect(moved.sorted() != old.sorted(), "the identity of a heading includes the heading above it")
    let (use, setup) = (Array(moved[1...2]), Array(moved[4...]))
    #expect(use == Array(old[5...6]) && setup == Array(old[1...3]))
  }

  @Test func `includes an index if there are equal blocks`() {
    let three = Draft("a\n\na\n\na").ids
    #expect(unique(three))
    #expect(Draft("a\n\na").ids == Array(three[..<2]))
    #expect(Draft("a\n\nb\n\na\n\na").ids.filter { three.contains($0) } == three)
    #expect(Set(Draft("# s\n\na\n\n# s\n\na").ids).count == 4, "equal blocks under equal headings differ")
  }

  @Test func `is the author's id if there is one`() {
    let one = Draft("# A\n\nb\n{#x}\n\nc").ids
    #expect(one[1].contains("#x"))
    let other = Draft("# Q\n\nnew\n\n- another kind\n{#x}").ids
    #expect(other[2] == one[1])
    #expect(Draft("## One {#h}\n\na").ids[0] == Draft("# Two {#h}\n\na").ids[0])
  }

  @Test func `differs by kind for the same text`() {
    let texts = ["a", "# a", "- a", "> a", "    a", "1. a\n   - a", ":::stack\na\n:::", ":::divided\na\n:::"]
    #expect(unique(texts.flatMap { Draft($0).ids }))
  }

  @Test func `does not depend on the location of its container`() {
    let own = Container("own") { use in ChildIDs(content: use.content) }
    func ids(_ text: String) -> [Substring] { Draft(text, with: [own]).html.split(separator: "\n") }
    let old = ids(":::own\na\n\nb\n\nc\n:::")
    #expect(old.count == 3)
    #expect(unique(old))
    #expect(ids(":::own\na\n\nB\n\nc\n:::")[2] == old[2])
    #expect(ids(":::own\na\n\nB\n\nc\n:::")[1] != old[1])
    #expect(ids("new\n\n> :::own\n> a\n>\n> b\n>\n> c\n> :::").filter { $0.hasPrefix("[") } == old)
  }
}

/// Writes the ids of its children.
private struct ChildIDs<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { children in ForEach(children) { child in Text("\(child.id)\n") } }
  }
}

/// Properties of the identities of random blocks; a failure names its seed.
@Suite struct `The identities of random blocks` {
  static let seeds = 0..<200 as Range<UInt64>

  @Test(arguments: seeds)
  func `are unique, and the same each time the text is read`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(Self.blocks(&random))
    let ids = Draft(text).ids
    #expect(unique(ids), "\(text)")
    #expect(ids == Draft(text).ids, "\(text)")
    #expect(ids == Draft("\n\n" + text.replacing("\n\n", with: "\n\n\n<!-- c -->\n\n") + "\n").ids, "\(text)")
  }

  @Test(arguments: seeds)
  func `do not change when another block is edited, inserted or removed`(seed: UInt64) {
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
  func `move with blocks that are swapped within a section`(seed: UInt64) {
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
      // Markdown would merge two equal lists in a row into one list.
      blocks.append(blocks.last == block ? "between" : block)
    }
    return blocks
  }

  private static func text(_ blocks: [String]) -> String { blocks.joined(separator: "\n\n") }

  private static func dropping(_ index: Int, _ ids: [String]) -> [String] {
    ids.enumerated().filter { $0.offset != index }.map(\.element)
  }
}
