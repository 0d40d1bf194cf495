import Parsing
import TestSupport
import Testing

@Suite struct TOMLReaderTests {
  @Test(arguments: [
    Case("an empty file is an empty table", "", "{}"),
    Case("comments and empty lines are ignored", " # é\n\n\t\r\n#", "{}"),
    Case(
      "bare, quoted and dotted keys", "a-_1 = 1\n\"b c\" = 2\n'd\\' = 3\ne . \"f.g\" .h = 4\n1.2 = 5\n\"\" = 6",
      #"{a-_1: 1, b c: 2, d\: 3, e: {f.g: {h: 4}}, 1: {2: 5}, : 6}"#),
    Case(
      "integers", "a = [0, -0, +12, 1_000, 0xDEAD_beef, 0o17, 0b101, 9223372036854775807, -9223372036854775808]",
      "{a: [0, 0, 12, 1000, 3735928559, 15, 5, 9223372036854775807, -9223372036854775808]}"),
    Case(
      "fractions", "a = [1.5, -0.5, 1e3, 1E+03, 6.6_2e-3_4, inf, -inf, +nan]",
      "{a: [1.5, -0.5, 1000.0, 1000.0, 6.62e-34, inf, -inf, nan]}"),
    Case("booleans", "a = [true, false]", "{a: [true, false]}"),
    Case(
      "dates and times",
      "a = [1979-05-27T07:32:00Z, 1979-05-27 07:32:00.999-07:00, 1979-05-27t07:32:00, 1979-05-27, 07:32:00.5]",
      """
      {a: [<1979-05-27T07:32:00Z>, <1979-05-27 07:32:00.999-07:00>, <1979-05-27t07:32:00>, <1979-05-27>, \
      <07:32:00.5>]}
      """
    ),
    Case("a comment after a date", "a = 1979-05-27 # 07:32:00", "{a: <1979-05-27>}"),
    Case("escapes", #"a = "\b\t\n\f\r\"\\\u00e9\U0001F600'""#, "{a: \"\\u{08}\\t\\n\\u{0C}\\r\\\"\\\\é😀\\'\"}"),
    Case("literal texts", #"a = 'C:\x "y"'"#, #"{a: "C:\\x \"y\""}"#),
    Case(
      "long texts",
      "a = \"\"\"\n1\r\n 2 \\\n\n  3\"\"\"\nb = '''\n\\x\n'y''''\nc = \"\"\"\"\"\"\nd = \"\"\"\"a\"\"\"\"\"",
      #"{a: "1\n 2 3", b: "\\x\n\'y\'", c: "", d: "\"a\"\""}"#),
    Case(
      "lists over several lines", "a = [ # c\n 1, # d\n\n [2, 'x'] , {b = 3},\n]", #"{a: [1, [2, "x"], {b: 3}]}"#),
    Case("inline tables", "a = { b = 1, c.d = 2, c.e = {} }", "{a: {b: 1, c: {d: 2, e: {}}}}"),
    Case("tables in any order", "[a.b]\nc = 1\n[ a ]\nd = 2\n[a.e]\n", "{a: {b: {c: 1}, d: 2, e: {}}}"),
    Case("arrays of tables", "[[a]]\nb = 1\n[[a.c]]\n[a.d]\ne = 2\n[[a]]", "{a: [{b: 1, c: [{}], d: {e: 2}}, {}]}"),
    Case(
      "a table in a table that a dotted key created",
      "[a]\nb.c = 1\nb.d = 2\n[a.b.e]\nf = 3", "{a: {b: {c: 1, d: 2, e: {f: 3}}}}"),
    Case("a byte order mark is ignored", "\u{FEFF}a = 1", "{a: 1}"),
  ])
  func `values follow TOML 1.0`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: TOMLReader.read))
  }
}

@Suite struct TOMLProblemTests {
  @Test(arguments: [
    Case(
      "a key twice", "a = 1\n'a' = 2\na.b = 3\nc = 4",
      """
      {a: 2, c: 4}
      2:1-2:4: error: the key `a` is given twice (1:1-1:2: the first one is here)
      3:1-3:2: error: `a` is not a table, so it cannot hold other keys (1:1-1:2: it is defined here)
      """),
    Case(
      "a key twice in an inline table", "a = {b = 1, b = 2}",
      "{a: {b: 2}}\n1:13-1:14: error: the key `b` is given twice (1:6-1:7: the first one is here)"),
    Case(
      "a table twice", "[a]\nb = 1\n[a]\nb = 2\n[c]",
      "{a: {b: 1}, c: {}}\n3:1-3:4: error: the table `a` is defined twice (1:1-1:4: the first one is here)"),
    Case(
      "a table at the key of a value", "a = 1\n[a]\n[a.b]",
      """
      {a: 1}
      2:1-2:4: error: the table `a` is defined twice (1:1-1:2: the first one is here)
      3:2-3:3: error: `a` is not a table, so it cannot hold other keys (1:1-1:2: it is defined here)
      """),
    Case(
      "a table made by a dotted key", "a.b = 1\n[a]",
      "{a: {b: 1}}\n2:1-2:4: error: the table `a` is defined twice (1:1-1:2: the first one is here)"),
    Case(
      "a dotted key into a table with a header", "[a.b]\n[a]\nb.c = 1",
      """
      {a: {b: {}}}
      3:1-3:2: error: `b` is already complete, so nothing can be added to it here (1:1-1:6: it is defined here)
      """
    ),
    Case(
      "a dotted key into an inline table", "a = {}\na.b = 1",
      """
      {a: {}}
      2:1-2:2: error: `a` is already complete, so nothing can be added to it here (1:1-1:2: it is defined here)
      """
    ),
    Case(
      "a table appended to a written list", "a = []\n[[a]]",
      """
      {a: []}
      2:1-2:6: error: `a` is already complete, so nothing can be added to it here (1:1-1:2: it is defined here)
      """
    ),
    Case(
      "a table appended to a table", "[a]\n[[a]]",
      """
      {a: {}}
      2:1-2:6: error: `a` is already complete, so nothing can be added to it here (1:2-1:3: it is defined here)
      """
    ),
  ])
  func `a duplicate definition is ignored, and the rest is read`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: TOMLReader.read))
  }

  @Test(arguments: [
    Case("no key", "= 1", "1:1-1:2: error: a key is expected here"),
    Case("a letter that needs quotes in a key", "é = 1", "1:1-1:2: error: a key is expected here"),
    Case("a key alone", "a\nb = 1", "1:2-2:1: error: an `=` must follow the key"),
    Case("no value", "a =\nb = 1", "1:4-2:1: error: a value is expected here"),
    Case("no value at the end", "a = ", "1:5: error: a value is expected here"),
    Case("two keys on a line", "a = 1 b = 2", "1:7-1:8: error: the line must end here"),
    Case("a header without its end", "[a\n", "1:3-2:1: error: the name of the table must end with its brackets"),
    Case(
      "an array header with one closing bracket missing", "[[a] ]",
      "1:4-1:5: error: the name of the table must end with its brackets"),
    Case("an open text", "é = 'x".replacing("é", with: "a"), "1:5-1:7: error: the string has no closing quotes"),
    Case("a text over two lines", "a = \"x\ny\"", "1:5-1:7: error: the string has no closing quotes"),
    Case("an open long text", "a = '''x\n", "1:5-2:1: error: the string has no closing quotes"),
    Case(
      "an open list", "a = [1\nb = 2",
      "2:1-2:2: error: a `,` or a `]` is expected here (1:5-1:6: the array begins here)"),
    Case("an inline table over two lines", "a = {b = 1,\nc = 2}", "1:12-2:1: error: a key is expected here"),
    Case(
      "an open inline table", "a = {b = 1 c = 2}",
      "1:12-1:13: error: a `,` or a `}` is expected here, on the same line (1:5-1:6: the inline table begins here)"),
    Case("an unknown escape", #"a = "é\q""#, "1:7-1:9: error: the escape sequence is unknown"),
    Case("half of a surrogate pair", #"a = "\ud800""#, "1:6-1:12: error: the escape sequence is unknown"),
    Case("too few digits", #"a = "\u12""#, "1:6-1:10: error: the escape sequence is unknown"),
    Case("a text without quotes", "title = Hello", "1:9-1:14: error: `Hello` is not a valid value"),
    Case("leading zeros", "a = 012", "1:5-1:8: error: `012` is not a valid value"),
    Case("a stray underscore", "a = 1__0", "1:5-1:9: error: `1__0` is not a valid value"),
    Case("a point without digits", "a = 1.", "1:5-1:7: error: `1.` is not a valid value"),
    Case(
      "an integer beyond 64 bits", "a = 9223372036854775808",
      "1:5-1:24: error: the number `9223372036854775808` is too large"),
    Case("a day that does not exist", "a = 2026-02-29", "1:5-1:15: error: `2026-02-29` is not a valid date or time"),
    Case(
      "an hour that does not exist", "a = 2026-02-28 25:00:00",
      "1:5-1:24: error: `2026-02-28 25:00:00` is not a valid date or time"),
    Case("a time without seconds", "a = 07:32", "1:5-1:10: error: `07:32` is not a valid date or time"),
    Case(
      "a control character", "a = \"\u{1}\"", "1:6-1:7: error: the control character U+0001 is not allowed here"),
    Case(
      "a control character in a comment", "# \u{7F}", "1:3-1:4: error: the control character U+007F is not allowed here"
    ),
    Case(
      "a lone carriage return", "a = 1\rb = 2", "1:6-2:1: error: the control character U+000D is not allowed here"),
    Case("NUL", "a = 1\0", "1:6-1:7: error: the control character U+0000 is not allowed here"),
  ])
  func `a syntax error ends parsing, and is reported at its exact position`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: TOMLReader.read))
  }

  @Test func `invalid bytes are an error at their position`() {
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
  func `nesting stops at a limit without delay`(text: String, column: Int) {
    let expected = "1:\(column)-1:\(column + 1): error: lists and maps are nested more than 64 deep"
    #expect(outcome(of: text, by: TOMLReader.read) == expected)
  }
}
