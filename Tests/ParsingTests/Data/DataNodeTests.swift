import Diagnostics
import Parsing
import Testing

@Suite struct DataNodeTests {
  @Test func `a map finds each of many keys, and refuses a second one`() {
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

  @Test func `values are the same if their bytes are`() {
    #expect(DataNode.Value.number(.nan) == .number(.nan))
    #expect(DataNode.Value.number(0) != .number(-0.0))
    #expect(DataNode.Value.string("é") != .string("e\u{301}"))
    #expect(DataNode.Value.integer(1) != .number(1))
    #expect(DataNode(.null, at: 0..<1) != DataNode(.null, at: 0..<2))
  }

  @Test func `a problem becomes a diagnostic of the area that is read`() {
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", text: "a: 1\na: 2"))
    let (_, problems) = YAMLReader.read(Array("a: 1\na: 2".utf8)[...])
    #expect(
      problems.map { $0.diagnostic(in: id, area: "front-matter") } == [
        Diagnostic(
          .error, "front-matter.duplicate-key", "the key `a` is given twice", at: SourceRange(id, 5..<6),
          notes: [Diagnostic.Note("the first stands here", at: SourceRange(id, 0..<1))])
      ])
  }

  @Test func `the commonest mistake comes with advice`() {
    let (_, problems) = YAMLReader.read(Array("title: One: two".utf8)[...])
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", text: ""))
    let diagnostics = problems.map { $0.diagnostic(in: id, area: "front-matter") }
    #expect(diagnostics.map(\.code) == ["front-matter.syntax"])
    #expect(diagnostics.first?.suggestion?.message == "put a text that holds `: ` in quotes")
  }

  private func entry(_ key: String, _ number: Int) -> DataMap.Entry {
    DataMap.Entry(key: key, keyRange: 0..<1, value: DataNode(.integer(number), at: 2..<3))
  }
}
