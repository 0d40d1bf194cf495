import Components
import TestSupport
import Testing

@Suite struct `Ranges of lines` {
  private static let rows: [Case<String, LineRanges?>] = [
    Case("one line", "3", [3...3]),
    Case("a range", "4-6", [4...6]),
    Case("both", "1,4-6", [1...1, 4...6]),
    Case("spaces round the numbers", " 1 , 4 - 6 ", [1...1, 4...6]),
    Case("ranges that touch are one", "4-6,7,1-2,2-3", [1...7]),
    Case("a range within another", "1-9,3", [1...9]),
    Case("nothing", "", nil),
    Case("a comma with nothing behind it", "1,", nil),
    Case("line zero", "0", nil),
    Case("a range the wrong way round", "6-4", nil),
    Case("a range without an end", "4-", nil),
    Case("a sign", "+4", nil),
    Case("a word", "four", nil),
    Case("two hyphens", "1-2-3", nil),
    Case("digits of another script", "٣", nil),
    Case("more than any program has", "99999999999999999999", nil),
  ]

  @Test(arguments: rows)
  func `are read as they are written`(_ row: Case<String, LineRanges?>) {
    row.check(LineRanges(row.input))
  }

  @Test func `hold their lines and no others`() {
    let lines: LineRanges = [2...2, 5...7, 20...30]
    let held = (1...40).filter { lines.contains($0) }
    #expect(held == [2, 5, 6, 7] + Array(20...30))
    #expect(lines.last == 30)
    #expect(!LineRanges.none.contains(1))
  }

  @Test func `that are joined hold the lines of all`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let ranges = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let first = Int.random(in: 1...30, using: &random)
        return first...(first + Int.random(in: 0...8, using: &random))
      }
      let lines = LineRanges(ranges)
      for line in 1...40 { #expect(lines.contains(line) == ranges.contains { $0.contains(line) }, "\(ranges)") }
    }
  }
}
