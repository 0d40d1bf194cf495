import TestSupport
import Testing

@testable import Planning

@Suite struct `The order of titles` {
  @Test(arguments: [
    Case("numbers", ["Part 10", "Part 2", "Part 02", "Part"], ["Part", "Part 02", "Part 2", "Part 10"]),
    Case("numbers inside", ["v1.10", "v1.9b", "v1.9"], ["v1.9", "v1.9b", "v1.10"]),
    Case("years", ["2024", "300 ways", "A"], ["300 ways", "2024", "A"]),
    Case("accents", ["Fig", "Éclair", "Eclair", "10 é", "9 é"], ["9 é", "10 é", "Eclair", "Éclair", "Fig"]),
    Case("signs before digits before letters", ["a", "1", "!", "0"], ["!", "0", "1", "a"]),
    Case(
      "a long number", ["1\(String(repeating: "0", count: 40))", "2"], ["2", "1\(String(repeating: "0", count: 40))"]),
  ])
  func `is natural`(row: Case<[String], [String]>) {
    row.check(row.input.sorted { TitleOrder($0) < TitleOrder($1) })
  }
}
