import TestSupport
import Testing

@testable import SiteBenchmarks

@Suite struct `A report` {
  @Test(
    arguments: [
      Case("no values", [], 0), Case("one value", [3], 3), Case("an odd number", [9, 1, 2], 2),
      Case("an even number", [4, 1, 2, 9], 3),
    ] as [Case<[Double], Double>])
  func `uses the median`(row: Case<[Double], Double>) {
    row.check(median(row.input))
  }

  @Test(arguments: [
    Case("a fraction", 0.0456, "0.046"), Case("rounding up to a whole", 0.9996, "1.000"),
    Case("thousands", 1234.5, "1,234.500"),
    Case("a million", 1_000_000, "1,000,000.000"),
  ])
  func `formats numbers`(row: Case<Double, String>) {
    row.check(text(row.input, digits: 3))
  }

  @Test func `aligns a table or writes it in Markdown`() {
    var table = Table("name", "wall s")
    table.add(["a", "1.0"])
    table.add(["longer", "10.0"])
    #expect(table.lines(asMarkdown: false) == ["name    wall s", "a          1.0", "longer    10.0"])
    #expect(
      table.lines(asMarkdown: true) == ["| name | wall s |", "|---|---:|", "| a | 1.0 |", "| longer | 10.0 |"])
  }
}

@Suite struct `The command line` {
  @Test func `is parsed`() throws {
    let options = try Options([
      "--posts", "10,20", "--modes", "fresh,cloned", "--generators", "garland,material", "--rounds", "3", "--hugo",
      "/h",
      "--own-theme", "--search", "--markdown",
    ])
    #expect(options.posts == [10, 20] && options.modes == [.fresh, .cloned] && options.rounds == 3)
    #expect(options.generators == ["garland", "material"] && options.programs == ["hugo": "/h"])
    #expect(options.hasOwnTheme && options.hasSearch && options.asMarkdown && !options.isCheck)
  }

  @Test func `the option --check selects few posts and one generator`() throws {
    let options = try Options(["--check"])
    #expect(options.posts == [20] && options.generators == ["garland"] && options.modes == [.fresh])
  }

  @Test(
    arguments: [
      Case("an unknown option", ["--fast", "1"], .unknown("--fast")), Case("no value", ["--seed"], .unknown("--seed")),
      Case("no posts", ["--posts", "0"], .wrong("--posts", "0", "1 to 30000")),
      Case("too many posts", ["--posts", "1,30001"], .wrong("--posts", "1,30001", "1 to 30000")),
      Case("no rounds", ["--rounds", "x"], .wrong("--rounds", "x", "a positive number")),
    ] as [Case<[String], OptionMistake>])
  func `an invalid option is rejected`(row: Case<[String], OptionMistake>) {
    #expect(throws: row.expected, "\(row.name)", sourceLocation: row.sourceLocation) { try Options(row.input) }
  }
}
