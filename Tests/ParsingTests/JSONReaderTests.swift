import Parsing
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    Case("an empty object", "{}", "{}"),
    Case("white space everywhere", " \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : { } } \n", "{a: [1, 2], b: {}}"),
    Case("a list without values", "[ ]", "[]"),
    Case("constants", "[true, false, null]", "[true, false, null]"),
    Case("integers", "[0, -0, 12, -9223372036854775808]", "[0, 0, 12, -9223372036854775808]"),
    Case("fractions", "[1.5, -0.5, 1e3, 1E+03, 2e-4]", "[1.5, -0.5, 1000.0, 1000.0, 0.0002]"),
    Case("a date is a text", #"{"date": "2026-01-02"}"#, #"{date: "2026-01-02"}"#),
    Case("escapes", #""\b\t\n\f\r\"\\\/\u00e9\u00E9""#, "\"\\u{08}\\t\\n\\u{0C}\\r\\\"\\\\/éé\""),
    Case("a surrogate pair", #""\ud83d\ude00""#, "\"😀\""),
    Case("other characters as they are", "\"é😀\u{2028}'\"", "\"é😀\u{2028}'\"".debugNotation),
    Case("keys in their order", #"{"b": 1, "a": 2, "": 3}"#, "{b: 1, a: 2, : 3}"),
    Case("a byte order mark is ignored", "\u{FEFF}[1]", "[1]"),
  ])
  func `values follow RFC 8259`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: JSONReader.read))
  }

  @Test func `has the range of each key and value`() {
    let bytes = Array(#"{"a": ["é", 1.50], "b": {}}"#.utf8)
    let node = JSONReader.read(bytes[...]).node
    #expect(
      node?.excerpts(from: bytes) == [
        #"{"a": ["é", 1.50], "b": {}}"#, #""a""#, #"["é", 1.50]"#, #""é""#, "1.50", #""b""#, "{}",
      ])
    #expect(node?.map?["a"]?.list?.last?.written == "1.50")
  }

  @Test(arguments: [
    Case(
      "a key twice", #"{"a": 1, "a": 2}"#,
      "{a: 2}\n1:10-1:13: error: the key `a` is given twice (1:2-1:5: the first one is here)"),
    Case(
      "an integer beyond 64 bits", "[9223372036854775808]",
      "[\"9223372036854775808\"]\n1:2-1:21: error: the number `9223372036854775808` is too large"),
  ])
  func `after a smaller problem, the rest is read`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: JSONReader.read))
  }

  @Test(arguments: [
    Case("only white space", " ", "1:2: error: a value is expected here"),
    Case("two values", "{} {}", "1:4-1:5: error: there is text after the end of the JSON"),
    Case("a key without quotes", "{a: 1}", "1:2-1:3: error: a key in double quotes is expected here"),
    Case("a key in single quotes", "{'a': 1}", "1:2-1:3: error: a key in double quotes is expected here"),
    Case("no colon", #"{"a" 1}"#, "1:6-1:7: error: a `:` must follow the key"),
    Case("no value", #"{"a": }"#, "1:7-1:8: error: a value is expected here"),
    Case(
      "no comma", #"{"a": 1 "b": 2}"#,
      "1:9-1:10: error: a `,` or a `}` is expected here (1:1-1:2: the object begins here)"),
    Case(
      "an open list", "[1", "1:3: error: a `,` or a `]` is expected here (1:1-1:2: the array begins here)"),
    Case("a comma at the end", "[1, ]", "1:3-1:4: error: JSON allows no comma after the last value"),
    Case(
      "a comma at the end of an object", "{\"a\": 1,\n}", "1:8-1:9: error: JSON allows no comma after the last value"),
    Case("a text without quotes", "[hello]", "1:2-1:7: error: `hello` is not a valid value"),
    Case("a comment", "[1] // one", "1:5-1:6: error: there is text after the end of the JSON"),
    Case("leading zeros", "[01]", "1:2-1:4: error: `01` is not a valid value"),
    Case("a plus sign", "[+1]", "1:2-1:4: error: `+1` is not a valid value"),
    Case("a point without digits", "[1.]", "1:2-1:4: error: `1.` is not a valid value"),
    Case("infinity", "[Infinity]", "1:2-1:10: error: `Infinity` is not a valid value"),
    Case("an open text", "[\"a\n\"]", "1:2-1:4: error: the string has no closing quotes"),
    Case("a control character", "[\"a\tb\"]", "1:4-1:5: error: the control character U+0009 is not allowed here"),
    Case("an unknown escape", #"["\x"]"#, "1:3-1:5: error: the escape sequence is unknown"),
    Case("half of a surrogate pair", #"["\ud83d!"]"#, "1:3-1:9: error: the escape sequence is unknown"),
    Case("too few digits", #"["\u12"]"#, "1:3-1:7: error: the escape sequence is unknown"),
    Case(
      "100,000 open lists", String(repeating: "[", count: 100_000),
      "1:65-1:66: error: lists and maps are nested more than 64 deep"),
  ])
  func `a syntax error is reported where it is`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: JSONReader.read))
  }
}

extension String {
  /// The text between quotes as `DataNode.notation` writes it.
  fileprivate var debugNotation: String { String(dropFirst().dropLast()).debugDescription }
}
