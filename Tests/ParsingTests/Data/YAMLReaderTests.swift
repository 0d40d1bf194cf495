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
    Case("a key without a value holds null", "a:\nb: ''", #"{a: null, b: ""}"#),
    Case("nothing at all is null", "", "null"),
    Case("a comment is nothing", "# nothing\n", "null"),
    Case("decimal numbers", "[0, -1, +12, 007]", "[0, -1, 12, 7]"),
    Case("hexadecimal and octal numbers", "[0x1F, 0o17, 0xg, 0o8, -0x1]", #"[31, 15, "0xg", "0o8", "-0x1"]"#),
    Case("fractions and exponents", "[1.5, .5, 1., 1e3, -1.5E-1, +.5]", "[1.5, 0.5, 1.0, 1000.0, -0.15, 0.5]"),
    Case(
      "infinities and no number", "[.inf, -.INF, +.Inf, .nan, .NaN, -.nan]", #"[inf, -inf, inf, nan, nan, "-.nan"]"#),
    Case(
      "what only resembles a number is a text", "[1_000, 1e, ., 1.2.3, '1', +, -x, e3, 1:30]",
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
    Case("a byte order mark says nothing", "\u{FEFF}a: 1", "{a: 1}"),
    Case("one document may be marked", "%YAML 1.1\n---\na: 1\n...\n", "{a: 1}"),
  ])
  func `a value is what the core schema says`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test(arguments: [
    Case("a text", "[!!str 3, !!str true, !!str, ! 4]", #"["3", "true", "", "4"]"#),
    Case("other kinds", "[!!int '3', !!float 3, !!bool \"true\", !!null '']", "[3, 3.0, true, null]"),
    Case("the long spelling", "!<tag:yaml.org,2002:str> 3", #""3""#),
    Case("lists and maps", "!!map {a: !!seq []}", "{a: []}"),
    Case(
      "a value that is something else", "a: !!int abc",
      "{a: \"abc\"}\n1:4-1:13: error: the value is not what its tag `!!int` says"),
    Case(
      "a list that should be a map", "!!map []", "[]\n1:1-1:8: error: the value is not what its tag `!!map` says"),
    Case(
      "an unknown tag", "a: !!binary xx\nb: !mine [1]",
      "{a: \"xx\", b: [1]}\n1:4-1:15: error: the tag `!!binary` is unknown\n2:4-2:11: error: the tag `!mine` is unknown"
    ),
    Case(
      "a directive for tags", "%TAG !e! tag:e,2000:\n---\na: 1",
      "1:1-1:5: error: `%TAG` has no use here, as only the tags of YAML itself are known"),
  ])
  func `a tag decides what a value is`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test(arguments: [
    Case(
      "an alias stands for a value", "a: &x [1, 2]\nb: *x\nc: &y t\nd: *y", #"{a: [1, 2], b: [1, 2], c: "t", d: "t"}"#),
    Case("the last anchor of a name holds", "[&a 1, &a 2, *a]", "[1, 2, 2]"),
    Case("an anchor on a key", "&a k: *a", #"{k: "k"}"#),
    Case(
      "a merge key gives what is not said", "a: &a {x: 1, y: 2}\nb:\n  <<: *a\n  y: 3\n",
      "{a: {x: 1, y: 2}, b: {y: 3, x: 1}}"),
    Case("of merged maps the first holds", "<<: [{x: 1}, {x: 2, y: 3}]", "{x: 1, y: 3}"),
    Case("a quoted merge key is a key", "'<<': 1", "{<<: 1}"),
    Case(
      "a merge of no map", "<<: 1\na: 2", "{a: 2}\n1:5-1:6: error: the merge key `<<` takes a map, or a list of maps"),
    Case(
      "two merge keys", "<<: {a: 1}\n<<: {b: 2}",
      "{a: 1}\n2:1-2:3: error: the key `<<` is given twice (1:1-1:3: the first stands here)"),
    Case(
      "an alias without an anchor", "a: *x",
      "{a: null}\n1:4-1:6: error: the alias `*x` stands for nothing, as no `&x` comes before it"),
    Case(
      "an alias within itself", "a: &x [1, *x]",
      "{a: [1, null]}\n1:11-1:13: error: the alias `*x` stands within what it stands for"),
    Case(
      "an alias as a key", "a: &x b\n*x : c",
      "{a: \"b\"}\n2:1-2:3: error: a key must be a single text, not a list, a map or an alias"),
  ])
  func `anchors, aliases and merge keys are resolved`(_ row: Case<String, String>) {
    row.check(outcome(of: row.input, by: YAMLReader.read))
  }

  @Test func `aliases of aliases end at a limit, at once`() {
    let levels = zip("abcdefgh", "bcdefghi").map {
      "\($1): &\($1) [\(Array(repeating: "*\($0)", count: 9).joined(separator: ", "))]"
    }
    let text = (["a: &a [\(Array(repeating: "x", count: 9).joined(separator: ", "))]"] + levels).joined(separator: "\n")
    #expect(
      outcome(of: text, by: YAMLReader.read)
        == "5:8-5:10: error: the aliases stand for more than 10000 values")
  }

  @Test func `a long list without aliases has no limit`() {
    let (node, problems) = YAMLReader.read(Array(String(repeating: "- x\n", count: 20_000).utf8)[...])
    #expect(node?.list?.count == 20_000)
    #expect(problems.isEmpty)
  }
}
