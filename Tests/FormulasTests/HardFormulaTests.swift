import TestSupport
import Testing

@testable import Formulas

@Suite struct `A hard formula` {
  private static let pieces: [String] =
    Command.all.keys.sorted().map { "\\" + $0 + " " }
    + Environment.all.keys.sorted().flatMap { ["\\begin{\($0)}", "\\end{\($0)}"] }
    + Array(
      repeating: ["{", "}", "[", "]", "^", "_", "&", "\\\\", "'", "$", "#1", "%", "\n", " ", "a", "1", "+", "=", "("],
      count: 60
    )
    .flatMap { $0 } + ["{2em}", "{red}", "{lcr}", "é", "漢", "😀", "\u{301}", "\0", "<", "\\"]

  @Test(.hangGuard) func `of random pieces becomes well-formed MathML`() {
    var random = SeededGenerator(seed: 77)
    for index in 0..<(isThorough ? 1_000_000 : 100_000) {
      var source = ""
      for _ in 0..<Int.random(in: 1...14, using: &random) { source += Self.pieces.randomElement(using: &random) ?? "" }
      let formula = Formula(source)
      let html = formula.mathML(isDisplay: index % 2 == 0)
      // The small parser is slow in debug builds.
      if index % 10 == 0 { #expect(Element(html) != nil, "\(source)") }
      for problem in formula.problems { #expect(problem.range.upperBound <= source.utf8.count, "\(source)") }
    }
  }

  @Test(
    .hangGuard,
    arguments: [
      "{", "}", "\\frac", "\\sqrt{", "\\left(", "\\hat", "x^", "x^{", "_", "'", "&", "\\\\", "\\begin{matrix}",
      "\\text{", "\\text{$",
      "a", "1", "+", "\\,", "\\sin ", "\\color{red}", "\\not", "\\displaystyle ", "{a \\over ", "\\binom", "[",
      "\\sqrt[", "\\tag{",
      "\\mathbf", "%\n", "é", "\\alpha ", "\\nocommand ", "a&b\\\\", "\\def\\a{\\a}", "\\newcommand{\\b}[1]{#1#1}\\b{",
      "(", "\\limits",
    ])
  func `of a million bytes ends soon`(_ piece: String) {
    let count = 1_000_000 / piece.utf8.count
    var bytes = 0
    let seconds = processorSeconds(of: {
      bytes = Formula(String(repeating: piece, count: count)).mathML(isDisplay: true).utf8.count
    })
    #expect(bytes > 1_000_000)
    // A release build takes a tenth of a second.
    #expect(seconds < 20)
  }

  @Test(.hangGuard) func `of macros that double ends soon`() {
    var source = #"\def\a{xx}"#
    for index in 0..<60 { source += "\\def\\\(name(index + 1)){\\\(name(index))\\\(name(index))}" }
    source += "\\" + name(60)
    let formula = Formula(source)
    #expect(formula.problems.count == 1)
  }

  /// Returns a name of letters for a number.
  private func name(_ index: Int) -> String {
    index == 0 ? "a" : "z" + String(repeating: "y", count: index)
  }

  @Test(arguments: [199, 201]) func `has a limit of nested groups`(_ depth: Int) {
    let formula = Formula(String(repeating: "{", count: depth) + "x" + String(repeating: "}", count: depth))
    let message = "the formula has more than 200 groups inside of each other"
    #expect(formula.problems.map(\.message) == (depth > 200 ? [message] : []))
  }
}
