import TestSupport
import Testing

@testable import Records

@Suite struct `Texts by their bytes` {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let one: String
    let other: String
    let isSame: Bool
  }

  static let cases = [
    Case(testDescription: "the same letters", one: "posts/a", other: "posts/a", isSame: true),
    Case(testDescription: "other letters", one: "posts/a", other: "posts/b", isSame: false),
    Case(testDescription: "more letters", one: "posts/a", other: "posts/aa", isSame: false),
    Case(testDescription: "nothing", one: "", other: "", isSame: true),
    Case(testDescription: "an accent composed in two ways", one: "caf\u{E9}", other: "cafe\u{301}", isSame: false),
    Case(testDescription: "two signs that are one character", one: "K", other: "\u{212A}", isSame: false),
    Case(testDescription: "accents in two orders", one: "a\u{323}\u{301}", other: "a\u{301}\u{323}", isSame: false),
    Case(testDescription: "the same accent", one: "caf\u{E9}", other: "caf\u{E9}", isSame: true),
  ]

  @Test(arguments: cases) func `are the same where no byte differs`(_ text: Case) {
    #expect(text.one.hasSameBytes(as: text.other) == text.isSame)
    #expect(text.other.hasSameBytes(as: text.one) == text.isSame)
    #expect(Array(text.one.utf8).elementsEqual(Array(text.other.utf8)) == text.isSame)
  }

  @Test(arguments: cases) func `come before each other by the first byte that differs`(_ text: Case) {
    let isBefore = Array(text.one.utf8).lexicographicallyPrecedes(Array(text.other.utf8))
    #expect(text.one.precedesByBytes(text.other) == isBefore)
  }

  @Test func `are found in their order wherever they are guessed`() {
    let names = ["", "a", "a/b", "b", "cafe\u{301}", "caf\u{E9}", "z"]
    for guess in -1...names.count {
      for (place, name) in names.enumerated() { #expect(names.place(of: name, near: guess) { $0 } == place) }
      for name in ["A", "a/", "aa", "cafe", "zz"] { #expect(names.place(of: name, near: guess) { $0 } == nil) }
    }
    #expect([String]().place(of: "a") { $0 } == nil)
  }

  @Test func `are found however far from them they are guessed`() {
    let names = Self.numbered.filter { !$0.hasSuffix("7") }
    for guess in [nil, -1, 0, 1, 100, 268, 269, 270] as [Int?] {
      for (place, name) in names.enumerated() { #expect(names.place(of: name, near: guess) { $0 } == place) }
      for name in ["a", "n107", "n257", "n397", "z"] { #expect(names.place(of: name, near: guess) { $0 } == nil) }
    }
  }

  static let numbered = (100..<400).map { "n\($0)" }
  static let lists: [(name: String, list: [String])] = [
    ("nothing", []), ("one", ["a"]), ("in order", numbered), ("the other way round", numbered.reversed()),
    ("a few at the end", numbered + ["n250", "a", "z"]),
    ("a few at the beginning", ["z", "n250", "n250", "a"] + numbered),
    ("on both sides", ["n399", "n100"] + numbered + ["n100", "n399"]),
    ("as many as are put in one by one", numbered + (0..<32).map { "n\(399 - $0)x" }),
    ("one more than that", numbered + (0..<33).map { "n\(399 - $0)x" }),
    ("two stretches with one between", Array(numbered[..<80]) + ["a"] + numbered[80...]),
    ("two halves", Array(numbered[150...]) + numbered[..<150]),
    ("beyond ASCII", ["caf\u{E9}", "cafe\u{301}", "b", "caf\u{E9}"]),
  ]

  @Test(arguments: lists) func `are put in order, and those that are the same stay as they come`(
    name: String, list: [String]
  ) {
    let places = list.enumerated().map { (name: $1, place: $0) }
    let expected = places.sorted {
      $0.name.hasSameBytes(as: $1.name) ? $0.place < $1.place : $0.name.precedesByBytes($1.name)
    }
    #expect(places.inByteOrder(of: \.name).map(\.place) == expected.map(\.place))
  }

  @Test func `of two lists come in one order, those of the first before those of the second`() {
    for (_, one) in Self.lists {
      for (_, other) in Self.lists {
        func named(_ list: [String], _ number: Int) -> [(name: String, list: Int)] {
          list.inByteOrder { $0 }.map { ($0, number) }
        }
        let merged = named(one, 1).merging(named(other, 2), of: \.name)
        let expected = (named(one, 1) + named(other, 2)).inByteOrder(of: \.name)
        #expect(merged.map(\.list) == expected.map(\.list))
        #expect(merged.map { Array($0.name.utf8) } == expected.map { Array($0.name.utf8) })
      }
    }
  }

  @Test func `are left out of a list by their names, one for each`() {
    for (_, list) in Self.lists {
      let ordered = list.inByteOrder { $0 }
      for step in [1, 2, 7, 100] {
        let removed = stride(from: 0, to: ordered.count, by: step).map { ordered[$0] }
        var expected = ordered
        for name in removed {
          if let place = expected.firstIndex(where: { $0.hasSameBytes(as: name) }) { expected.remove(at: place) }
        }
        let rest = ordered.removing((removed + ["", "nobody"]).inByteOrder { $0 }) { $0 }
        #expect(rest.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
      }
    }
  }

  @Test func `have a run of all but a few, or none`() {
    func run(_ numbers: [Int], ofAllBut few: Int) -> Range<Int>? { numbers.run(ofAllBut: few) { $0 <= $1 } }
    #expect(run([], ofAllBut: 0) == 0..<0)
    #expect(run([1, 2, 2, 3], ofAllBut: 0) == 0..<4)
    #expect(run([9, 1, 2, 3, 0], ofAllBut: 2) == 1..<4)
    #expect(run([9, 1, 2, 3, 0], ofAllBut: 1) == nil)
    #expect(run([5, 4, 3, 2, 1], ofAllBut: 2) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `are put in order wherever strays lie`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = (0..<Int.random(in: 0...80, using: &generator)).map { "n\($0 + 100)" }
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      list.insert(
        "n\(Int.random(in: 90...190, using: &generator))", at: Int.random(in: 0...list.count, using: &generator))
    }
    let places = list.enumerated().map { (name: $1, place: $0) }
    let expected = places.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    #expect(places.inByteOrder(of: \.name).map(\.place) == expected.map(\.place))
  }
}
