import Garland
import TestSupport
import Testing

/// How headings make a tree.
@Suite struct `A table of contents` {
  @Test(arguments: [
    Case("nothing", "a", ""),
    Case("one level", "# A\n\n# B", "A B"),
    Case("two levels", "# A\n\n## B\n\n## C\n\n# D", "A(B C) D"),
    Case("a level left out", "# A\n\n### B\n\n## C\n\n### D", "A(B C(D))"),
    Case("a deeper one first", "### A\n\n## B\n\n# C\n\n## D", "A B C(D)"),
    Case("down and far up", "# A\n\n## B\n\n### C\n\n#### D\n\n## E\n\n# F", "A(B(C(D)) E) F"),
    Case("six levels", "# A\n## B\n### C\n#### D\n##### E\n###### F", "A(B(C(D(E(F)))))"),
    Case("headings in quotes and containers", "# A\n\n> ## B\n\n:::tabs\n## C\n### D\n:::", "A(B C(D))"),
  ])
  func `nests headings by their levels`(_ row: Case<String, String>) {
    row.check(Self.shown(Draft(row.input).article.tableOfContents.entries))
  }

  @Test func `leads to the ids of the page`() {
    let draft = Draft("# A *b*\n\n## C {#x}\n\n## C\n\n:::steps\n:::item\n## D\n:::\n:::")
    let entries = draft.article.tableOfContents.entries
    #expect(entries.map(\.text) == ["A b"])
    #expect(entries.map(\.level) == [1])
    #expect(entries.map(\.id) == ["a-b"])
    #expect(entries.flatMap(\.children).map(\.id) == ["x", "c", "d"])
    for entry in entries.flatMap(\.children) { #expect(draft.html.contains("id=\"\(entry.id)\"")) }
  }

  private static func shown(_ entries: [TableOfContents.Entry]) -> String {
    entries.map { $0.text + ($0.children.isEmpty ? "" : "(\(shown($0.children)))") }.joined(separator: " ")
  }
}
