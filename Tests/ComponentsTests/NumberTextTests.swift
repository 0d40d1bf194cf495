import Components
import Foundation
import TestSupport
import Testing

@Suite struct `A number as text` {
  @Test(arguments: [
    Case("no decimals", 2.5.formatted(decimals: 0), "3"),
    Case("zeros at the end", 1234.5.formatted(decimals: 2), "1234.50"),
    Case("groups and a comma", 1234567.891.formatted(decimals: 2, point: ",", grouping: "."), "1.234.567,89"),
    Case("a half that binary numbers lack", 1.005.formatted(decimals: 2), "1.01"),
    Case("a carry through all digits", 99.995.formatted(decimals: 2), "100.00"),
    Case("a carry into the first digit", 0.96.formatted(decimals: 1), "1.0"),
    Case("a small number", 0.00049.formatted(decimals: 3), "0.000"),
    Case("a number just large enough", 0.0005.formatted(decimals: 3), "0.001"),
    Case("an exponent", 1e-7.formatted(decimals: 8), "0.00000010"),
    Case("a large exponent", 1e21.formatted(decimals: 1), "1000000000000000000000.0"),
    Case("a negative number", (-1234.5).formatted(decimals: 1, grouping: ","), "-1,234.5"),
    Case("no negative zero", (-0.001).formatted(decimals: 2), "0.00"),
    Case("zero", 0.0.formatted(decimals: 1), "0.0"),
    Case("infinity", Double.infinity.formatted(decimals: 1), "inf"),
    Case("too few decimals", 1.5.formatted(decimals: -1), "2"),
    Case("a small integer", 123.formatted(grouping: ","), "123"),
    Case("an integer", 1_234_567.formatted(grouping: ","), "1,234,567"),
    Case("a negative integer", (-123_456).formatted(grouping: " "), "-123 456"),
    Case("the smallest integer", Int8.min.formatted(grouping: ","), "-128"),
  ])
  func `has the written digits`(row: Case<String, String>) { #expect(row.input == row.expected, "\(row.name)") }

  /// Foundation's decimal numbers round the same digits.
  @Test(arguments: 0..<200 as Range<UInt64>) func `is rounded as Foundation rounds its digits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let number = Double.random(in: -100_000...100_000, using: &random)
    let decimals = Int.random(in: 0...6, using: &random)
    var exact = Decimal(string: number.description) ?? 0
    var rounded = Decimal()
    unsafe NSDecimalRound(&rounded, &exact, decimals, .plain)
    #expect(Decimal(string: number.formatted(decimals: decimals)) == rounded, "\(number) with \(decimals) decimals")
  }
}
