import Testing

/// A document that is hard on a parser.
struct PathologicalDocument: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> String

  init(_ name: String, _ make: @escaping @Sendable @autoclosure () -> String) {
    testDescription = name
    self.make = make
  }

  static let all = blocks + inlines + articles

  private static let blocks = [
    Self("quotes, 100,000 deep", repeated(">", 100_000) + "a"),
    Self("quotes, 2,000 deep, 500 lines", repeated(repeated(">", 2_000) + "a\n", 500)),
    Self("quotes, 20,000 deep, lazy lines", repeated(">", 20_000) + repeated("a\n", 5_000)),
    Self("lists, 50,000 deep in one line", repeated("- ", 50_000) + "a"),
    Self("lists, 1,000 deep by indenting", (0..<1_000).map { repeated(" ", 2 * $0) + "- a\n" }.joined()),
    Self("quotes and lists in turn", repeated("> - ", 20_000) + "a"),
    Self("a table of 50,000 columns", repeated("|a", 50_000) + "|\n" + repeated("|-", 50_000) + "|\n"),
    Self("20,000 columns, 2,000 short rows", table(columns: 20_000, rows: 2_000)),
    Self("4,000 columns, 2,000 short rows", table(columns: 4_000, rows: 2_000)),
    Self("4,000 columns, 100 short rows", table(columns: 4_000, rows: 100)),
    Self("second lines of tables that fit no first", "a|b|c\n" + repeated("-|-\n", 20_000)),
    Self("a line of 50 MB", repeated("a", 50_000_000)),
    Self("a line of 2 MB", repeated("a", 2_000_000)),
    Self("200,000 lines", repeated("a\n", 200_000)),
    Self("50,000 definitions", (0..<50_000).map { "[a\($0)]: /u\n\n" }.joined() + "[a1]"),
    Self("markup, 20,000 tags of a block", repeated("<div>\n\n", 20_000)),
    Self("50,000 fences", repeated("```\n", 50_000)),
    Self("setext, 20,000 times", repeated("a\n=\n", 20_000)),
  ]

  private static let inlines = [
    Self("100,000 brackets", repeated("[", 100_000)),
    Self("20,000 brackets", repeated("[", 20_000)),
    Self("pairs of brackets", repeated("[a]", 20_000)),
    Self("links without end", repeated("[a](", 20_000)),
    Self("links in links", repeated("[", 10_000) + "a" + repeated("](b)", 10_000)),
    Self("![[]() 20,000 times", repeated("![[]()", 20_000)),
    Self("![[]() 9,000 times", repeated("![[]()", 9_000)),
    Self("www._ 20,000 times", repeated("www._", 20_000)),
    Self("www._ 1,000 times", repeated("www._", 1_000)),
    Self("a@ 20,000 times", repeated("a@", 20_000)),
    Self("http:// 50,000 times", repeated("http://", 50_000)),
    Self("900,000 parentheses behind an address", "http://a.b/" + repeated(")", 900_000)),
    Self("200,000 pairs of parentheses in an address", "www.a.b/" + repeated("(", 200_000) + repeated(")", 200_001)),
    Self("1,000 parentheses behind a long address", "http://a.b/" + repeated("a", 900_000) + repeated(")", 1_000)),
    Self("a colon 50,000 times", repeated("a:", 50_000)),
    Self("50,000 openers of emphasis", repeated("*a ", 50_000)),
    Self("50,000 closers of emphasis", repeated("a* ", 50_000)),
    Self("openers and closers that do not match", repeated("a**b", 25_000) + repeated("c* ", 25_000)),
    Self("*a_ 50,000 times", repeated("*a_ ", 50_000)),
    Self("~~a 50,000 times", repeated("~~a ", 50_000)),
    Self("emphasis, 50,000 deep", repeated("*a **a ", 25_000) + "b" + repeated(" a** a*", 25_000)),
    Self("backticks of every length", (1..<1_000).map { "e" + repeated("`", $0) }.joined()),
    Self("50,000 comments without end", "a " + repeated("<!--", 50_000)),
    Self("50,000 instructions without end", "a " + repeated("<?", 50_000)),
    Self("50,000 CDATA without end", "a " + repeated("<![CDATA[", 6_000)),
    Self("50,000 declarations without end", "a " + repeated("<!A ", 50_000)),
    Self("50,000 tags without end", "a " + repeated("<a b='", 50_000)),
    Self("100,000 tags between words", repeated("word <b>word</b>\n", 50_000)),
    Self("50,000 entities", repeated("&amp;&", 50_000)),
    Self("50,000 backslashes", repeated("\\", 50_000)),
    Self("NUL, 100,000 times", repeated("\u{0}", 100_000)),
  ]

  private static func table(columns: Int, rows: Int) -> String {
    repeated("|a", columns) + "|\n" + repeated("|-", columns) + "|\n" + repeated("|b|\n", rows)
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
