import Parsing
import TestSupport
import Testing

@Suite struct YAMLReaderTests {
  @Test(arguments: [
    Case(
      "true and false in three spellings", "[true, True, TRUE, false, False, FALSE, tRUE]",
      #"[true, true, true, false, false, false, "tRUE"]"#),
    Case("yes, no, on and off are texts", "[yes, no, on, off, y, n]", #"["yes", "no", "on", "off", "y", "n"]"#),
    Case("null in its spellings", "[null, Null, NULL, ~, nULL, nil]", #"[null, null, null, null, "nULL", "nil"]"#),
    Case("a key without a value is null", "a:\nb: ''", #"{a: null, b: ""}"#),
    Case("an empty file is null", "", "null"),
    Case("a file with only a comment is null", "# nothing\n", "null"),
    Case("decimal numbers", "[0, -1, +12, 007]", "[0, -1, 12, 7]"),
    Case("hexadecimal and octal numbers", "[0x1F, 0o17, 0xg, 0o8, -0x1]", #"[31, 15, "0xg", "0o8", "-0x1"]"#),
    Case("fractions and exponents", "[1.5, .5, 1., 1e3, -1.5E-1, +.5]", "[1.5, 0.5, 1.0, 1000.0, -0.15, 0.5]"),
    Case(
      "infinities and NaN", "[.inf, -.INF, +.Inf, .nan, .NaN, -.nan]", #"[inf, -inf, inf, nan, nan, "-.nan"]"#),
    Case(
      "text that resembles a number", "[1_000, 1e, ., 1.2.3, '1', +, -x, e3, 1:30]",
      #"["1_000", "1e", ".", "1.2.3", "1", "+", "-x", "e3", "1:30"]"#),
    Case("a date is a text", "date: 2026-01-02", #"{date: "2026-01-02"}"#),
    Case("quoted texts stay texts", #"['true', "3", "a\n\u00e9"]"#, "[\"true\", \"3\", \"a\\né\"]"),
    Case("block texts keep or fold their lines", "a: |\n  1\n  2\nb: >-\n  1\n  2\n", #"{a: "1\n2\n", b: "1 2"}"#),
    Case(
      "keys keep their order and their spelling", "b: 1\na: 2\n3: x\ntrue: y\n'~': z",
      #"{b: 1, a: 2, 3: "x", true: "y", ~: "z"}"#),
    Case(
      "lists and maps in each other", "a:\n  - b: [c, {d: e}]\n    f: g\n  - []\n",
      #"{a: [{b: ["c", {d: "e"}], f: "g"}, []]}"#),
    Case("line ends of all kinds", "a: 1\r\nb: 2\rc: |\r\n  x\r\n  y\r\n", #"{a: 1, b: 2, c: "x\ny\n"}"#),
    Case("a byte order mark is ignored", "\u{FEFF}a: 1", "{a: 1}"),
    Case("a single document with markers", "%YAML 1.1\n---\na: 1\n...\n", "{a: 1}"),
  ])
  func `values follow the core schema`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test(arguments: [
    Case("a text", "[!!str 3, !!str true, !!str, ! 4]", #"["3", "true", "", "4"]"#),
    Case("other kinds", "[!!int '3', !!float 3, !!bool \"true\", !!null '']", "[3, 3.0, true, null]"),
    Case("the long spelling", "!<tag:yaml.org,2002:str> 3", #""3""#),
    Case("lists and maps", "!!map {a: !!seq []}", "{a: []}"),
    Case(
      "a value that does not match its tag", "a: !!int abc",
      "{a: \"abc\"}\n1:4-1:13: error: the value does not match its tag `!!int`"),
    Case(
      "a list with the tag of a map", "!!map []", "[]\n1:1-1:8: error: the value does not match its tag `!!map`"),
    Case(
      "an unknown tag", "a: !!binary xx\nb: !mine [1]",
      "{a: \"xx\", b: [1]}\n1:4-1:15: error: the tag `!!binary` is unknown\n2:4-2:11: error: the tag `!mine` is unknown"
    ),
    Case(
      "a directive for tags", "%TAG !e! tag:e,2000:\n---\na: 1",
      "1:1-1:5: error: `%TAG` is not supported: only the tags of YAML itself are known"),
  ])
  func `a tag determines the type of a value`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test(arguments: [
    Case(
      "an alias repeats a value", "a: &x [1, 2]\nb: *x\nc: &y t\nd: *y", #"{a: [1, 2], b: [1, 2], c: "t", d: "t"}"#),
    Case("the last anchor of a name wins", "[&a 1, &a 2, *a]", "[1, 2, 2]"),
    Case("an anchor on a key", "&a k: *a", #"{k: "k"}"#),
    Case(
      "a merge key adds missing keys", "a: &a {x: 1, y: 2}\nb:\n  <<: *a\n  y: 3\n",
      "{a: {x: 1, y: 2}, b: {y: 3, x: 1}}"),
    Case("the first of merged maps wins", "<<: [{x: 1}, {x: 2, y: 3}]", "{x: 1, y: 3}"),
    Case("a quoted merge key is a key", "'<<': 1", "{<<: 1}"),
    Case(
      "a merge of no map", "<<: 1\na: 2", "{a: 2}\n1:5-1:6: error: the merge key `<<` takes a map, or a list of maps"),
    Case(
      "two merge keys", "<<: {a: 1}\n<<: {b: 2}",
      "{a: 1}\n2:1-2:3: error: the key `<<` is given twice (1:1-1:3: the first one is here)"),
    Case(
      "an alias without an anchor", "a: *x",
      "{a: null}\n1:4-1:6: error: the alias `*x` has no anchor: there is no `&x` before it"),
    Case(
      "an alias within itself", "a: &x [1, *x]",
      "{a: [1, null]}\n1:11-1:13: error: the alias `*x` is inside the value that it refers to"),
    Case(
      "an alias as a key", "a: &x b\n*x : c",
      "{a: \"b\"}\n2:1-2:3: error: a key must be a single text, not a list, a map or an alias"),
  ])
  func `anchors, aliases and merge keys are resolved`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test func `nested aliases quickly reach a limit`() {
    let levels = zip("abcdefgh", "bcdefghi").map {
      "\($1): &\($1) [\(Array(repeating: "*\($0)", count: 9).joined(separator: ", "))]"
    }
    let text = (["a: &a [\(Array(repeating: "x", count: 9).joined(separator: ", "))]"] + levels).joined(separator: "\n")
    #expect(
      outcome(of: text, by: YAMLReader.read)
        == "5:8-5:10: error: the aliases expand to more than 10000 values")
  }

  @Test func `a long list without aliases has no limit`() {
    let (node, problems) = YAMLReader.read(Array(String(repeating: "- x\n", count: 20_000).utf8)[...])
    #expect(node?.list?.count == 20_000)
    #expect(problems.isEmpty)
  }
}

@Suite struct YAMLProblemTests {
  @Test(arguments: [
    Case(
      "a key twice", "a: 1\nb: 2\na: 3",
      "{a: 3, b: 2}\n3:1-3:2: error: the key `a` is given twice (1:1-1:2: the first one is here)"),
    Case(
      "several duplicate keys", "{a: 1, a: 2, 'a': 3, b: {c: 1, c: 2}}",
      """
      {a: 3, b: {c: 2}}
      1:8-1:9: error: the key `a` is given twice (1:2-1:3: the first one is here)
      1:14-1:17: error: the key `a` is given twice (1:2-1:3: the first one is here)
      1:32-1:33: error: the key `c` is given twice (1:26-1:27: the first one is here)
      """),
    Case(
      "a list as a key", "[a]: 1\nb: 2",
      "{b: 2}\n1:1-1:4: error: a key must be a single text, not a list, a map or an alias"),
    Case(
      "an integer beyond 64 bits", "a: 99999999999999999999",
      "{a: \"99999999999999999999\"}\n1:4-1:24: error: the number `99999999999999999999` is too large"),
    Case(
      "a second document", "a: 1\n---\nb: 2",
      "{a: 1}\n2:1-2:4: error: a second document begins here, but only one is allowed"),
  ])
  func `a problem that is not fatal is reported, and the rest is read`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test(arguments: [
    Case(
      "a colon in a plain text", "title: One: two", "1:11-1:12: error: this line has a second `: `"),
    Case(
      "a colon after wide characters", "título: Él: 漢字: x",
      "1:11-1:12: error: this line has a second `: `"),
    Case(
      "an open list", "a: [1, 2\nb: 3\n",
      "1:4-1:5: error: this list is not closed, or lacks a comma"),
    Case(
      "an open text", "a: 'x", "1:4-1:5: error: this quoted text is not closed"),
    Case(
      "a tab as indentation", "a:\n\tb: 1",
      "2:1-2:2: error: there is a tab, but YAML allows only spaces here"),
    Case(
      "a reserved character", "é: @x",
      "1:4-1:5: error: a text cannot begin with this character"),
    Case(
      "an error after CRLF and a problem before it", "a: é\r\na: 2\r\nb: ]",
      """
      2:1-2:2: error: the key `a` is given twice (1:1-1:2: the first one is here)
      3:4-3:5: error: a value is missing here
      """),
  ])
  func `a syntax error is reported at its exact position, and ends parsing`(_ row: Case<String, String>) {
    let actual = outcome(of: row.input, by: YAMLReader.read)
    row.check(actual)
  }

  @Test func `64 levels are read and 65 are an error`() {
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
  func `invalid bytes are an error at their position`(bytes: [UInt8], expected: String) {
    #expect(outcome(of: bytes, by: YAMLReader.read) == expected)
  }

  @Test func `an emoji is text`() {
    #expect(outcome(of: "a: 😀\u{85}", by: YAMLReader.read) == #"{a: "😀"}"#)
  }
}
