import Parsing
import TestSupport
import Testing

@Suite struct YAMLProblemTests {
  @Test(arguments: [
    Case(
      "a key twice", "a: 1\nb: 2\na: 3",
      "{a: 1, b: 2}\n3:1-3:2: error: the key `a` is given twice (1:1-1:2: the first stands here)"),
    Case(
      "each key that is there already", "{a: 1, a: 2, 'a': 3, b: {c: 1, c: 2}}",
      """
      {a: 1, b: {c: 1}}
      1:8-1:9: error: the key `a` is given twice (1:2-1:3: the first stands here)
      1:14-1:17: error: the key `a` is given twice (1:2-1:3: the first stands here)
      1:32-1:33: error: the key `c` is given twice (1:26-1:27: the first stands here)
      """),
    Case(
      "a list as a key", "[a]: 1\nb: 2",
      "{b: 2}\n1:1-1:4: error: a key must be a single text, not a list, a map or an alias"),
    Case(
      "a number no machine word holds", "a: 99999999999999999999",
      "{a: \"99999999999999999999\"}\n1:4-1:24: error: the number `99999999999999999999` is too large"),
    Case(
      "a second document", "a: 1\n---\nb: 2",
      "{a: 1}\n2:1-2:4: error: a second document begins here, where only one is allowed"),
  ])
  func `what does not stand in the way is reported, and the rest is read`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test(arguments: [
    Case(
      "a colon in a plain text", "title: One: two", "1:11-1:12: error: mapping values are not allowed in this context"),
    Case(
      "a colon after wide characters", "título: Él: 漢字: x",
      "1:11-1:12: error: mapping values are not allowed in this context"),
    Case(
      "an open list", "a: [1, 2\nb: 3\n",
      "2:2-2:3: error: did not find expected ',' or ']' (1:4-1:5: while parsing a flow sequence)"),
    Case(
      "an open text", "a: 'x", "1:6: error: found unexpected end of stream (1:4-1:5: while scanning a quoted scalar)"),
    Case(
      "a tab as indentation", "a:\n\tb: 1",
      "2:1-2:2: error: found character that cannot start any token (2:1-2:2: while scanning for the next token)"),
    Case(
      "a reserved character", "é: @x",
      "1:4-1:5: error: found character that cannot start any token (1:4-1:5: while scanning for the next token)"),
    Case(
      "an error after CRLF and a problem before it", "a: é\r\na: 2\r\nb: ]",
      """
      2:1-2:2: error: the key `a` is given twice (1:1-1:2: the first stands here)
      3:4-3:5: error: did not find expected node content (3:4-3:5: while parsing a block node)
      """),
  ])
  func `a syntax error ends the reading at its exact place`(_ row: Case<String, String>) {
    let actual = outcome(of: row.input, by: YAMLReader.read)
    row.check(actual)
  }

  @Test func `64 levels are read and 65 are not`() {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(YAMLReader.read(Array(deep.utf8)[...]).problems.isEmpty)
    #expect(
      outcome(of: "[\(deep)]", by: YAMLReader.read) == "1:65-1:66: error: lists and maps are nested more than 64 deep")
    #expect(
      outcome(of: String(repeating: "- ", count: 100_000), by: YAMLReader.read)
        == "1:129: error: lists and maps are nested more than 64 deep")
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF, 0x62], "1:4-1:5: error: the bytes are not valid UTF-8"),
      ([0x61, 0x3A, 0x20, 0xC3], "1:4-1:5: error: the bytes are not valid UTF-8"),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "1:4-1:5: error: the bytes are not valid UTF-8"),
      ([0x61, 0x00], "1:2-1:3: error: the control character U+0000 is not allowed here"),
      ([0x22, 0x1B, 0x22], "1:2-1:3: error: the control character U+001B is not allowed here"),
      ([0xC2, 0x80], "1:1-1:2: error: the control character U+0080 is not allowed here"),
      ([0xEF, 0xBF, 0xBE], "1:1-1:2: error: the control character U+FFFE is not allowed here"),
    ] as [([UInt8], String)])
  func `bytes that are no text are refused where they are`(bytes: [UInt8], expected: String) {
    #expect(outcome(of: bytes, by: YAMLReader.read) == expected)
  }

  @Test func `an emoji is text`() {
    #expect(outcome(of: "a: 😀\u{85}", by: YAMLReader.read) == #"{a: "😀"}"#)
  }
}
