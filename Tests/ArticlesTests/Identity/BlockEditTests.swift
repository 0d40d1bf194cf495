import Garland
import TestSupport
import Testing

/// Which blocks are the same blocks after an edit.
@Suite struct `The identity of a block` {
  private static let before = "# Setup\n\nOne\n\nTwo\n\n- list\n\n# Use\n\nOne\n\nThree"

  @Test(arguments: [
    Case("editing a paragraph", before.replacing("Two", with: "Zwei"), [2]),
    Case("editing a list", before.replacing("- list", with: "- liste"), [3]),
    Case("editing the last block", before.replacing("Three", with: "Four"), [6]),
    Case("blank lines and comments", before.replacing("\n\nTwo", with: "\n\n\n<!-- x -->\n\nTwo"), []),
    Case("link definitions", "[a]: /b\n\n" + before, []),
    Case("marking with a trait", before.replacing("Two", with: "Two\n{.x rank=3}"), []),
    Case("markup that says the same", before.replacing("Two", with: "Two "), []),
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

  @Test func `follows the nearest heading`() {
    let old = Draft(Self.before).ids
    let renamed = Draft(Self.before.replacing("# Use", with: "# Usage")).ids
    #expect(Array(renamed[..<4]) == Array(old[..<4]))
    #expect(Set(renamed[4...]).isDisjoint(with: old))

    let moved = Draft("# Use\n\nOne\n\nThree\n\n# Setup\n\nOne\n\nTwo\n\n- list").ids
    #expect(moved.sorted() != old.sorted(), "the heading above a heading is part of what the heading is")
    #expect(Array(moved[1...2] + moved[4...]) == Array(old[5...6] + old[1...3]))
  }

  @Test func `of equal blocks is told by how many came before`() {
    let three = Draft("a\n\na\n\na").ids
    #expect(unique(three))
    #expect(Draft("a\n\na").ids == Array(three[..<2]))
    #expect(Draft("a\n\nb\n\na\n\na").ids.filter { three.contains($0) } == three)
    #expect(Set(Draft("# s\n\na\n\n# s\n\na").ids).count == 4, "the same under headings of one text")
  }

  @Test func `is its id where the author gave one`() {
    let one = Draft("# A\n\nb\n{#x}\n\nc").ids
    #expect(one[1].contains("#x"))
    let other = Draft("# Q\n\nnew\n\n- another kind\n{#x}").ids
    #expect(other[2] == one[1])
    #expect(Draft("## One {#h}\n\na").ids[0] == Draft("# Two {#h}\n\na").ids[0])
  }

  @Test func `tells kinds apart that read alike`() {
    let texts = ["a", "# a", "- a", "> a", "    a", "1. a\n   - a", ":::stack\na\n:::", ":::divided\na\n:::"]
    #expect(unique(texts.flatMap { Draft($0).ids }))
  }

  @Test func `of a container's child depends on the child, not on where the container stands`() {
    let own = Container("own") { use in Spying(content: use.content) }
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
private struct Spying<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { children in ForEach(children) { child in Text("\(child.id)\n") } }
  }
}
