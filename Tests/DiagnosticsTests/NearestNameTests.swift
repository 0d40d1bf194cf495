import Diagnostics
import TestSupport
import Testing

@Suite struct NearestNameTests {
  static let containers = ["accordion", "callout", "cards", "carousel", "columns", "divided", "stack", "steps", "tabs"]

  @Test(
    arguments: [
      Case("neighbors swapped", "tbas", "tabs"),
      Case("a letter left out", "acordion", "accordion"),
      Case("a letter too many", "stepss", "steps"),
      Case("a letter for another", "stacc", "stack"),
      Case("upper case", "TABS", "tabs"),
      Case("two edits in a longer name", "colunms-", "columns"),
      Case("three edits in a long name", "acordeonn", "accordion"),
      Case("too many edits for a short name", "tbs-", nil),
      Case("another word", "gallery", nil),
      Case("a single letter", "t", nil),
      Case("empty text", "", nil),
      Case("a name that is known", "tabs", nil),
    ] as [Case<String, String?>])
  func `the most similar known name is found if it is similar enough`(row: Case<String, String?>) {
    row.check(nearestName(to: row.input, among: Self.containers))
  }

  @Test(
    arguments: [
      Case("the nearer one", ("cart", ["part-", "cards", "card"]), "card"),
      Case("the first in byte order", ("bat", ["hat", "cat", "rat"]), "cat"),
      Case("the name with the same capital letters", ("Cut", ["cat", "Cat", "bat"]), "Cat"),
      Case("the same name in another case", ("title", ["titel", "Title"]), "Title"),
      Case("letters beyond ASCII", ("grösse", ["größe", "grosse"]), "grosse"),
    ] as [Case<(String, [String]), String?>])
  func `the choice among similar names does not depend on their order`(row: Case<(String, [String]), String?>) {
    let (misspelt, known) = row.input
    row.check(nearestName(to: misspelt, among: known))
    row.check(nearestName(to: misspelt, among: known.reversed()))
    row.check(nearestName(to: misspelt, among: Set(known)))
  }

  @Test(
    arguments: [
      Case("a mistake near the start", "posts/narticle-1234.md", "posts/article-1234.md"),
      Case("a mistake near the end", "posts/article-1234.mdd", "posts/article-1234.md"),
      Case("a mistake in the middle", "posts/artcle-9876.md", "posts/article-9876.md"),
      Case("a mistake in the case", "Posts/Article-9876.md", "posts/article-9876.md"),
      Case("nothing similar", "drafts/of/another/kind", nil),
    ] as [Case<String, String?>])
  func `a long list finds the nearest name, too`(row: Case<String, String?>) {
    row.check(Self.longList.nearest(to: row.input))
  }

  private static let longList = NameList((1_000..<10_000).map { "posts/article-\($0).md" }.shuffled())

  /// The quick check of lengths and letters must not rule out a similar name.
  @Test func `a misspelled random name is found if its length allows the number of edits`() {
    var random = SeededGenerator(seed: 8)
    let letters = Array("abcdefghijklmnopqrstuvwxyzäößABCDEF-/0123456789")
    func letter() -> Character { letters.randomElement(using: &random) ?? "a" }
    var similarCount = 0
    for _ in 0..<3_000 {
      let known = (0..<Int.random(in: 1...30, using: &random)).map { _ in letter() }
      var misspelt = known
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<max(misspelt.count, 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where misspelt.count > 1: misspelt.remove(at: index)
        case 1 where index > 0: misspelt.swapAt(index - 1, index)
        case 2 where !misspelt.isEmpty: misspelt[index] = letter()
        default: misspelt.insert(letter(), at: index)
        }
      }
      guard misspelt != known else { continue }
      let names = [misspelt, known].map { Array(String($0).lowercased().unicodeScalars) }
      let allowed = [0, 0, 1, 1, 1, 2, 2, 2, 2].dropFirst(names[0].count).first ?? 3
      let isNear = editDistance(names[0], names[1], limit: allowed) != nil
      similarCount += isNear ? 1 : 0
      #expect((nearestName(to: String(misspelt), among: ["", String(known)]) != nil) == isNear, "\(misspelt) \(known)")
    }
    #expect(similarCount > 1_000)
  }

  @Test func `a suggestion names the most similar name and carries the edit`() {
    var sources = SourceMap()
    let range = sources.add(":::«tbas»")
    #expect(
      Diagnostic.Suggestion.nearest(to: "tbas", among: Self.containers, at: range)
        == Diagnostic.Suggestion(
          "did you mean `tabs`?", replacement: Diagnostic.Replacement(range, with: "tabs")))
    #expect(Diagnostic.Suggestion.nearest(to: "tbas", among: Self.containers)?.replacement == nil)
    #expect(Diagnostic.Suggestion.nearest(to: "gallery", among: Self.containers) == nil)
  }
}
