import Garland
import TestSupport
import Testing

@Suite struct `A title` {
  /// The text with angle brackets around its code.
  private func shown(_ title: Title) -> String {
    var bytes = Array(title.text.utf8)
    for range in title.code.reversed() {
      bytes.insert(UInt8(ascii: ">"), at: range.upperBound)
      bytes.insert(UInt8(ascii: "<"), at: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    Case("no code", "A title", "A title"), Case("a span of code", "The `map` function", "The <map> function"),
    Case("two spans", "`a` and `b`", "<a> and <b>"), Case("a lone backtick", "It`s here", "It`s here"),
    Case("double backticks", "``a`b`` c", "<a`b> c"), Case("spaces inside", "`` `a` ``", "<`a`>"),
    Case("only spaces", "`  ` b", "<  > b"), Case("an end of another length", "`a`` b", "`a`` b"),
    Case("a start of another length", "``a` b `c`", "``a<b>c`"),
    Case("other Markdown", "*a* [b](c) `*d*`", "*a* [b](c) <*d*>"), Case("other letters", "é`é`é", "é<é>é"),
    Case("no letters", "``", "``"), Case("nothing", "", ""),
  ])
  func `in front matter has code for`(row: Case<String, String>) {
    let title = Title(written: row.input)
    row.check(shown(title))
    #expect(title.written == row.input)
  }

  @Test func `with many unmatched backticks takes linear time`() {
    let text = (1...600).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(Title(written: text).code == [])
  }

  @Test(arguments: [
    Case("a span of code", "# The `map` *function*\n", "The <map> function"),
    Case("an escaped backtick", "# A \\`b\\` c\n", "A `b` c"),
    Case("several spans", "# `` a`b `` and\u{20}`c`\n", "<a`b> and <c>"),
  ])
  func `from the first heading has code for`(row: Case<String, String>) throws {
    row.check(shown(try #require(Draft(row.input).article.title)))
  }
}
