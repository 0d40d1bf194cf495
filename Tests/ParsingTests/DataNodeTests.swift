import Diagnostics
import Parsing
import Testing

@Suite struct DataNodeTests {
  @Test func `a map finds each of many keys and rejects duplicates`() {
    var map = DataMap()
    for number in 0..<100 {
      #expect(map.insert(entry("k\(number)", number)) == nil)
    }
    for number in 0..<100 {
      #expect(map["k\(number)"]?.value == .integer(number))
      #expect(map.insert(entry("k\(number)", -1)) == entry("k\(number)", number))
    }
    #expect(map["k100"] == nil)
    #expect(map.entries.map(\.key) == (0..<100).map { "k\($0)" })
  }

  @Test(arguments: [3, 100]) func `a replaced value keeps the place of the key`(count: Int) {
    var map = DataMap()
    for number in 0..<count { map.insert(entry("k\(number)", number)) }
    #expect(map.insertOrReplace(entry("k1", -1))?.value.value == .integer(1))
    #expect(map.insertOrReplace(entry("new", 7)) == nil)
    #expect(map["k1"]?.value == .integer(-1))
    #expect(map.entries.map(\.key) == (0..<count).map { "k\($0)" } + ["new"])
  }

  @Test func `values are compared by their bytes`() {
    #expect(DataNode.Value.number(.nan) == .number(.nan))
    #expect(DataNode.Value.number(0) != .number(-0.0))
    #expect(DataNode.Value.string("é") != .string("e\u{301}"))
    #expect(DataNode.Value.integer(1) != .number(1))
    #expect(DataNode(.null, at: 0..<1) != DataNode(.null, at: 0..<2))
  }

  @Test func `a problem becomes a diagnostic in the given area`() {
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", text: "a: 1\na: 2"))
    let (_, problems) = YAMLReader.read(Array("a: 1\na: 2".utf8)[...])
    #expect(
      problems.map { $0.diagnostic(in: id, area: "front-matter") } == [
        Diagnostic(
          .error, "front-matter.duplicate-key", "the key `a` is given twice", at: SourceRange(id, 5..<6),
          notes: [Diagnostic.Note("the first one is here", at: SourceRange(id, 0..<1))])
      ])
  }

  @Test func `a common mistake has a suggestion`() {
    let (_, problems) = YAMLReader.read(Array("title: One: two".utf8)[...])
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", text: ""))
    let diagnostics = problems.map { $0.diagnostic(in: id, area: "front-matter") }
    #expect(diagnostics.map(\.code) == ["front-matter.syntax"])
    #expect(diagnostics.first?.suggestion?.message.hasPrefix("put text that contains `: ` in quotes") ?? false)
  }

  private func entry(_ key: String, _ number: Int) -> DataMap.Entry {
    DataMap.Entry(key: key, keyRange: 0..<1, value: DataNode(.integer(number), at: 2..<3))
  }
}

@Suite struct DataRangeTests {
  /// YAML texts with the expected source of each range, keys before their values.
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
  func `a range covers the source of a YAML value`(text: String, expected: [String]) {
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
  func `a range covers the source of a TOML value`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    #expect(TOMLReader.read(bytes[...]).node?.excerpts(from: bytes) == expected)
  }

  @Test func `positions are right in a long text with multibyte characters`() throws {
    let lines = (0..<500).map { "ключ\($0): \"значение 😀 \($0)\"" }
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    let map = try #require(YAMLReader.read(bytes[...]).node?.map)
    for (number, entry) in map.entries.enumerated() {
      #expect(String(decoding: bytes[entry.keyRange], as: UTF8.self) == "ключ\(number)")
      #expect(String(decoding: bytes[entry.value.range], as: UTF8.self) == "\"значение 😀 \(number)\"")
    }
  }
}
