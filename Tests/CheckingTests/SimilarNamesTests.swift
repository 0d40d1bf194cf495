import Diagnostics
import TestSupport
import Testing

@testable import Checking

@Suite struct `Similar names` {
  @Test(arguments: [
    Case("a letter differs", ["kitchen", "kitchon"], true), Case("a letter is missing", ["kitchen", "kichen"], true),
    Case("letters are swapped", ["kitchen", "kitcehn"], true), Case("case differs", ["kitchen", "Kitchen"], true),
    Case("two letters of a long name differ", ["carpentry tools", "carpentri tool"], true),
    Case("two letters of a short name differ", ["kitchen", "kotchan"], false),
    Case("the names are short", ["wood", "word"], false),
    Case("the first letter differs", ["kitchen", "hitchen"], false),
    Case("a digit differs", ["swift 5", "swift 6"], false),
    Case("digits are equal", ["release 10", "relaese 10"], true),
  ])
  func `are found if`(row: Case<[String], Bool>) {
    let names = SimilarNames(row.input)
    #expect(names.similar(to: 0) == (row.expected ? [1] : []))
    #expect(names.similar(to: 1) == (row.expected ? [0] : []))
  }

  @Test func `are the same as in a comparison of all pairs of names`() {
    var random = SeededGenerator(seed: 36)
    let names = (0..<400).map { _ in
      let syllables = (0..<Int.random(in: 2...4, using: &random)).map { _ in
        ["ba", "be", "do", "ka", "ka1"].randomElement(using: &random) ?? ""
      }
      return "t" + syllables.joined()
    }
    let similar = SimilarNames(names)
    var count = 0
    for (index, name) in names.enumerated() {
      let expected = names.indices.filter { $0 != index && Self.isSimilar(name, names[$0]) }
      #expect(similar.similar(to: index) == expected, "\(name)")
      count += expected.count
    }
    #expect(count > 100)
  }

  private static func isSimilar(_ first: String, _ second: String) -> Bool {
    let limits = [first, second].map { $0.count <= 4 ? 0 : $0.count <= 8 ? 1 : 2 }
    let limit = min(limits[0], limits[1])
    return limit > 0 && first.filter(\.isNumber) == second.filter(\.isNumber)
      && editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars), limit: limit) != nil
  }
}
