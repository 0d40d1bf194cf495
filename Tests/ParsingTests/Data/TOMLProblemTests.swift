import Parsing
import TestSupport
import Testing

@Suite struct TOMLProblemTests {
  @Test(arguments: [
    Case(
      "a key twice", "a = 1\n'a' = 2\na.b = 3\nc = 4",
      """
      {a: 1, c: 4}
      2:1-2:4: error: the key `a` is given twice (1:1-1:2: the first stands here)
      3:1-3:2: error: `a` is no table, so nothing can be put into it (1:1-1:2: it was given its value here)
      """),
    Case(
      "a key twice in an inline table", "a = {b = 1, b = 2}",
      "{a: {b: 1}}\n1:13-1:14: error: the key `b` is given twice (1:6-1:7: the first stands here)"),
    Case(
      "a table twice", "[a]\nb = 1\n[a]\nb = 2\n[c]",
      "{a: {b: 1}, c: {}}\n3:1-3:4: error: the table `a` is defined twice (1:1-1:4: the first stands here)"),
    Case(
      "a table where a value is", "a = 1\n[a]\n[a.b]",
      """
      {a: 1}
      2:1-2:4: error: the table `a` is defined twice (1:1-1:2: the first stands here)
      3:2-3:3: error: `a` is no table, so nothing can be put into it (1:1-1:2: it was given its value here)
      """),
    Case(
      "a table that dots made", "a.b = 1\n[a]",
      "{a: {b: 1}}\n2:1-2:4: error: the table `a` is defined twice (1:1-1:2: the first stands here)"),
    Case(
      "dots into a table with a header", "[a.b]\n[a]\nb.c = 1",
      """
      {a: {b: {}}}
      3:1-3:2: error: `b` is complete, so nothing can be added to it here (1:1-1:6: it was given its value here)
      """
    ),
    Case(
      "dots into an inline table", "a = {}\na.b = 1",
      """
      {a: {}}
      2:1-2:2: error: `a` is complete, so nothing can be added to it here (1:1-1:2: it was given its value here)
      """
    ),
    Case(
      "a table appended to a written list", "a = []\n[[a]]",
      """
      {a: []}
      2:1-2:6: error: `a` is complete, so nothing can be added to it here (1:1-1:2: it was given its value here)
      """
    ),
    Case(
      "a table appended to a table", "[a]\n[[a]]",
      """
      {a: {}}
      2:1-2:6: error: `a` is complete, so nothing can be added to it here (1:2-1:3: it was given its value here)
      """
    ),
  ])
  func `what is defined stays as it is, and the rest is read`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: TOMLReader.read))
  }

  @Test(arguments: [
    Case("no key", "= 1", "1:1-1:2: error: a key must stand here"),
    Case("a key that is no bare key", "é = 1", "1:1-1:2: error: a key must stand here"),
    Case("a key alone", "a\nb = 1", "1:2-2:1: error: an `=` must follow the key"),
    Case("no value", "a =\nb = 1", "1:4-2:1: error: a value must stand here"),
    Case("no value at the end", "a = ", "1:5: error: a value must stand here"),
    Case("two on a line", "a = 1 b = 2", "1:7-1:8: error: nothing more may stand on this line"),
    Case("a header without its end", "[a\n", "1:3-2:1: error: the name of the table must end with its brackets"),
    Case(
      "a header of an array with half its end", "[[a] ]",
      "1:4-1:5: error: the name of the table must end with its brackets"),
    Case("an open text", "é = 'x".replacing("é", with: "a"), "1:5-1:7: error: the text has no closing quotes"),
    Case("a text over two lines", "a = \"x\ny\"", "1:5-1:7: error: the text has no closing quotes"),
    Case("an open long text", "a = '''x\n", "1:5-2:1: error: the text has no closing quotes"),
    Case(
      "an open list", "a = [1\nb = 2",
      "2:1-2:2: error: a `,` or a `]` must stand here (1:5-1:6: the array begins here)"),
    Case("an inline table over two lines", "a = {b = 1,\nc = 2}", "1:12-2:1: error: a key must stand here"),
    Case(
      "an open inline table", "a = {b = 1 c = 2}",
      "1:12-1:13: error: a `,` or a `}` must stand here, on the same line (1:5-1:6: the inline table begins here)"),
    Case("an unknown escape", #"a = "é\q""#, "1:7-1:9: error: the escape sequence means nothing"),
    Case("half of a pair", #"a = "\ud800""#, "1:6-1:12: error: the escape sequence means nothing"),
    Case("too few digits", #"a = "\u12""#, "1:6-1:10: error: the escape sequence means nothing"),
    Case("a text without quotes", "title = Hello", "1:9-1:14: error: `Hello` is no value"),
    Case("leading zeros", "a = 012", "1:5-1:8: error: `012` is no value"),
    Case("a stray underscore", "a = 1__0", "1:5-1:9: error: `1__0` is no value"),
    Case("a point without digits", "a = 1.", "1:5-1:7: error: `1.` is no value"),
    Case(
      "a number no machine word holds", "a = 9223372036854775808",
      "1:5-1:24: error: the number `9223372036854775808` is too large"),
    Case("a day that is none", "a = 2026-02-29", "1:5-1:15: error: `2026-02-29` is no valid date or time"),
    Case(
      "an hour that is none", "a = 2026-02-28 25:00:00",
      "1:5-1:24: error: `2026-02-28 25:00:00` is no valid date or time"),
    Case("a time without seconds", "a = 07:32", "1:5-1:10: error: `07:32` is no valid date or time"),
    Case(
      "a control character", "a = \"\u{1}\"", "1:6-1:7: error: the control character U+0001 is not allowed here"),
    Case(
      "a control character in a comment", "# \u{7F}", "1:3-1:4: error: the control character U+007F is not allowed here"
    ),
    Case(
      "a lone carriage return", "a = 1\rb = 2", "1:6-2:1: error: the control character U+000D is not allowed here"),
    Case("NUL", "a = 1\0", "1:6-1:7: error: the control character U+0000 is not allowed here"),
  ])
  func `a syntax error ends the reading at its exact place`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: TOMLReader.read))
  }

  @Test func `bytes that are no text are refused where they are`() {
    #expect(
      outcome(of: [0x61, 0x3D, 0x22, 0xC3, 0x22], by: TOMLReader.read)
        == "1:4-1:5: error: the bytes are not valid UTF-8")
  }

  @Test(arguments: [
    ("a = " + String(repeating: "[", count: 100_000), 68),
    ("a = " + String(repeating: "{a = ", count: 100_000), 320),
    (String(repeating: "a.", count: 100_000) + "a = 1", 129),
    ("[" + String(repeating: "a.", count: 100_000) + "a]", 130),
  ])
  func `nesting ends at a limit, at once`(text: String, column: Int) {
    let expected = "1:\(column)-1:\(column + 1): error: lists and maps are nested more than 64 deep"
    #expect(outcome(of: text, by: TOMLReader.read) == expected)
  }
}
