import TestSupport
import Testing

@testable import Records

@Suite struct `Byte order` {
  struct Pair: CustomTestStringConvertible {
    let testDescription: String
    let first: String
    let second: String
    let isSame: Bool
  }

  static let pairs = [
    Pair(testDescription: "the same letters", first: "posts/a", second: "posts/a", isSame: true),
    Pair(testDescription: "different letters", first: "posts/a", second: "posts/b", isSame: false),
    Pair(testDescription: "more letters", first: "posts/a", second: "posts/aa", isSame: false),
    Pair(testDescription: "empty strings", first: "", second: "", isSame: true),
    Pair(testDescription: "an accent composed in two ways", first: "caf\u{E9}", second: "cafe\u{301}", isSame: false),
    Pair(testDescription: "two scalars that are one character", first: "K", second: "\u{212A}", isSame: false),
    Pair(testDescription: "accents in two orders", first: "a\u{323}\u{301}", second: "a\u{301}\u{323}", isSame: false),
    Pair(testDescription: "the same accent", first: "caf\u{E9}", second: "caf\u{E9}", isSame: true),
  ]

  @Test(arguments: pairs) func `treats strings as equal if all bytes are equal`(_ pair: Pair) {
    #expect(pair.first.hasSameBytes(as: pair.second) == pair.isSame)
    #expect(pair.second.hasSameBytes(as: pair.first) == pair.isSame)
    #expect(Array(pair.first.utf8).elementsEqual(Array(pair.second.utf8)) == pair.isSame)
  }

  @Test(arguments: pairs) func `compares strings by the first byte that differs`(_ pair: Pair) {
    let precedes = Array(pair.first.utf8).lexicographicallyPrecedes(Array(pair.second.utf8))
    #expect(pair.first.precedesByBytes(pair.second) == precedes)
  }

  @Test(arguments: [
    ("few names", ["", "a", "a/b", "b", "cafe\u{301}", "caf\u{E9}", "z"], ["A", "a/", "aa", "cafe", "zz"]),
    ("many names", numbered.filter { !$0.hasSuffix("7") }, ["a", "n107", "n257", "n397", "z"]),
    ("no names", [], ["a"]),
  ])
  func `finds the index of each name, and nil for a missing name`(_: String, names: [String], missing: [String]) {
    for (index, name) in names.enumerated() { #expect(names.index(of: name) { $0 } == index) }
    for name in missing { #expect(names.index(of: name) { $0 } == nil) }
  }

  static let numbered = (100..<400).map { "n\($0)" }
  static let lists: [(name: String, list: [String])] = [
    ("empty", []), ("one element", ["a"]), ("in order", numbered), ("reversed", numbered.reversed()),
    ("a few at the end", numbered + ["n250", "a", "z"]),
    ("a few at the beginning", ["z", "n250", "n250", "a"] + numbered),
    ("on both sides", ["n399", "n100"] + numbered + ["n100", "n399"]),
    ("many at the end", numbered + (0..<33).map { "n\(399 - $0)x" }),
    ("one in the middle", Array(numbered[..<80]) + ["a"] + numbered[80...]),
    ("two halves", Array(numbered[150...]) + numbered[..<150]),
    ("beyond ASCII", ["caf\u{E9}", "cafe\u{301}", "b", "caf\u{E9}"]),
  ]

  @Test(arguments: lists) func `sorts elements, and keeps the order of equal names`(name: String, list: [String]) {
    let elements = list.enumerated().map { (name: $1, index: $0) }
    let expected = elements.sorted {
      $0.name.hasSameBytes(as: $1.name) ? $0.index < $1.index : $0.name.precedesByBytes($1.name)
    }
    #expect(elements.inByteOrder(of: \.name).map(\.index) == expected.map(\.index))
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `sorts lists with random elements out of order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = (0..<Int.random(in: 0...80, using: &generator)).map { "n\($0 + 100)" }
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      list.insert(
        "n\(Int.random(in: 90...190, using: &generator))", at: Int.random(in: 0...list.count, using: &generator))
    }
    let elements = list.enumerated().map { (name: $1, index: $0) }
    let expected = elements.sorted { ($0.name, $0.index) < ($1.name, $1.index) }
    #expect(elements.inByteOrder(of: \.name).map(\.index) == expected.map(\.index))
  }
}
