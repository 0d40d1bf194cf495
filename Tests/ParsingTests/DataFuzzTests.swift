import Parsing
import TestSupport
import Testing

/// Parsing ends for any bytes, and all ranges in the result are within the bytes.
@Suite struct DataFuzzTests {
  private static let yaml = [
    "title: \"Héllo: a *post*\"\ntags: [a, 'b', !!str 3]\n", "a: &x\n  - b: 1\n    c: |\n     t\n  - *x\nd: {<<: *x}\n",
    "? [k]\n: v\n---\n%TAG ! x\n", "a: >-\r\n  x\r\n\tb: 0x1F\n'c': \"\\u00e9\" # c\n",
  ]
  private static let toml = [
    "a.b = 1_0\n[t]\nx = \"\\u00e9\"\n[[l]]\n",
    "d = 2026-01-02 03:04:05.6+07:00\nf = -1.5e3\n'k' = {a = [1, 2], b.c = ''}\n",
    "s = \"\"\"\na\\\n  b\"\"\"\"\nl = '''é'''\nn = [ # c\n nan, 0xFF,\n]\r\n", "[a]\nb = 1\n[a.b]\nc = 2\n[a]\n",
  ]
  private static let json = [
    #"{"a": [1, -2.5e3, true, null], "é": {"b": "\u00e9\ud83d\ude00\n"}}"#, #"[[], {}, ["\"", 0]]"#,
  ]
  private static let csv = [
    "a,b\n1,\"x, \"\"y\"\"\"\n\n2\n", "\u{FEFF}a;b ; c\r\n007;-3.5;\"z\r\n\" \r\n;;\r\n", "a\tb\n1\t2\t3\n",
  ]
  private static let pieces =
    [
      "\n", "\r\n", "\t", " ", ":", ": ", "- ", "[", "]", "{", "}", ",", ";", "\"", "'", "&a ", "*a", "<<: ", "!", "|",
      ">",
      "#", "%", "\\",
      "=", ".", "[[", "]]", "\"\"\"", "'''", "0", "é", "😀", "---\n", "...\n", "\u{FEFF}", "\0", "\u{85}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80]]

  @Test func `20,000 mutated YAML texts are read or rejected`() {
    fuzz(Self.yaml, seed: 1, by: YAMLReader.read)
  }

  @Test func `20,000 mutated TOML texts are read or rejected`() {
    fuzz(Self.toml, seed: 2, by: TOMLReader.read)
  }

  @Test func `20,000 mutated JSON texts are read or rejected`() {
    fuzz(Self.json, seed: 3, by: JSONReader.read)
  }

  @Test func `20,000 mutated CSV texts are read or rejected`() {
    fuzz(Self.csv, seed: 4) { CSVReader.read($0) }
  }

  private func fuzz(_ texts: [String], seed: UInt64, by read: DataReading) {
    var random = SeededGenerator(seed: seed)
    let texts = texts.map { Array($0.utf8) }
    for round in 0..<20_000 {
      var bytes = texts[round % texts.count]
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...4, using: &random))
        bytes.replaceSubrange(start..<end, with: Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)])
      }
      let (node, problems) = read(bytes[...])
      let isSound =
        problems.allSatisfy { bytes.indices.contains($0.range) }
        && (node.map { isSoundNode($0, in: bytes) } ?? !problems.isEmpty)
      if !isSound { Issue.record("round \(round): \(String(decoding: bytes, as: UTF8.self).debugDescription)") }
    }
  }

  private func isSoundNode(_ node: DataNode, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(node.range) else { return false }
    return switch node.value {
    case .list(let nodes): nodes.allSatisfy { isSoundNode($0, in: bytes) }
    case .map(let map):
      map.entries.allSatisfy { bytes.indices.contains($0.keyRange) && isSoundNode($0.value, in: bytes) }
    default: true
    }
  }
}

extension Range<Int> {
  /// Returns whether this range contains another range; an empty range at the end counts as contained.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
