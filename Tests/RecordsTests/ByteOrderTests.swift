import Records
import Testing

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
}
