import Parsing
import Testing

@Suite struct DataRangeTests {
  /// What each range must cover, keys before their values.
  static let yaml: [(String, [String])] = [
    ("a: 1", ["a: 1", "a", "1"]),
    ("é: 'ü ö'  # c\nb: \"漢\"\n", ["é: 'ü ö'  # c\nb: \"漢\"", "é", "'ü ö'", "b", "\"漢\""]),
    (
      "a: é\r\nb:\r\n  - x y\r\n  - ö\r\n",
      ["a: é\r\nb:\r\n  - x y\r\n  - ö", "a", "é", "b", "- x y\r\n  - ö", "x y", "ö"]
    ),
    ("a:\t'é'\t# é\nb:\t1", ["a:\t'é'\t# é\nb:\t1", "a", "'é'", "b", "1"]),
    ("a: [é, { b: c } ]", ["a: [é, { b: c } ]", "a", "[é, { b: c } ]", "é", "{ b: c }", "b", "c"]),
    ("a: |\n  é\n  b\n\n\nc: >\n  d", ["a: |\n  é\n  b\n\n\nc: >\n  d", "a", "|\n  é\n  b", "c", ">\n  d"]),
    ("a:\nb:", ["a:\nb:", "a", "", "b", ""]),
    ("\u{FEFF}é: ü", ["é: ü", "é", "ü"]),
    ("é: &x ü\nb: *x", ["é: &x ü\nb: *x", "é", "&x ü", "b", "*x"]),
  ]

  @Test(arguments: yaml)
  func `a range covers the bytes of what was written in YAML`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    #expect(YAMLReader.read(bytes[...]).node?.excerpts(from: bytes) == expected)
  }

  static let toml: [(String, [String])] = [
    ("é = 1".replacing("é", with: "\"é\""), ["\"é\" = 1", "\"é\"", "1"]),
    ("a.b = 'é' # c", ["a.b = 'é' # c", "a", "a", "b", "'é'"]),
    (
      "[a.b]\nc = [1, { d = 2 }]",
      ["[a.b]\nc = [1, { d = 2 }]", "a", "a", "b", "[a.b]", "c", "[1, { d = 2 }]", "1", "{ d = 2 }", "d", "2"]
    ),
    (
      "[[a]]\n[[a]]\nb = 2026-01-02 03:04:05",
      ["[[a]]\n[[a]]\nb = 2026-01-02 03:04:05", "a", "[[a]]", "[[a]]", "[[a]]", "b", "2026-01-02 03:04:05"]
    ),
  ]

  @Test(arguments: toml)
  func `a range covers the bytes of what was written in TOML`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    #expect(TOMLReader.read(bytes[...]).node?.excerpts(from: bytes) == expected)
  }

  @Test func `positions hold far into a text of wide characters`() throws {
    let lines = (0..<500).map { "ключ\($0): \"значение 😀 \($0)\"" }
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    let map = try #require(YAMLReader.read(bytes[...]).node?.map)
    for (number, entry) in map.entries.enumerated() {
      #expect(String(decoding: bytes[entry.keyRange], as: UTF8.self) == "ключ\(number)")
      #expect(String(decoding: bytes[entry.value.range], as: UTF8.self) == "\"значение 😀 \(number)\"")
    }
  }
}
