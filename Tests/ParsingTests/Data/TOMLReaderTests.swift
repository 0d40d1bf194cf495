import Parsing
import TestSupport
import Testing

@Suite struct TOMLReaderTests {
  @Test(arguments: [
    Case("nothing at all is an empty table", "", "{}"),
    Case("comments and empty lines are nothing", " # é\n\n\t\r\n#", "{}"),
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
      "a table below one made by dots", "[a]\nb.c = 1\nb.d = 2\n[a.b.e]\nf = 3", "{a: {b: {c: 1, d: 2, e: {f: 3}}}}"),
    Case("a byte order mark says nothing", "\u{FEFF}a = 1", "{a: 1}"),
  ])
  func `a value is what TOML 1.0 says`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: TOMLReader.read))
  }
}
