import Diagnostics
import Parsing
import Testing

typealias DataReading = (ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem])

/// Returns the value, then one line per problem, such as `3:8-3:13: error: message (notes)`.
///
/// It also reads the text as part of a longer file, like front matter, and checks that the result is the same.
func outcome(of text: String, by read: DataReading) -> String {
  outcome(of: Array(text.utf8), by: read)
}

func outcome(of bytes: [UInt8], by read: DataReading) -> String {
  let alone = SourceFile(path: "a.yml", utf8: bytes)
  let within = SourceFile(path: "a.yml", utf8: Array("---\n".utf8) + bytes + Array("\n---\n".utf8))
  let (node, problems) = read(alone.utf8[...])
  let (other, otherProblems) = read(within.utf8[4..<4 + bytes.count])
  #expect(node?.notation == other?.notation)
  let lines = problems.map { line(for: $0, in: alone, startingAt: 1) }
  #expect(lines == otherProblems.map { line(for: $0, in: within, startingAt: 2) })
  return ([node?.notation].compactMap(\.self) + lines).joined(separator: "\n")
}

private func line(for problem: DataProblem, in file: SourceFile, startingAt firstLine: Int) -> String {
  var sources = SourceMap()
  let diagnostic = problem.diagnostic(in: sources.add(file), area: "data")
  let notes = diagnostic.notes.map { " (\(place(of: $0.location, in: file, firstLine)): \($0.message))" }
  let range = place(of: diagnostic.location, in: file, firstLine)
  return "\(range): \(diagnostic.severity): \(diagnostic.message)" + notes.joined()
}

private func place(of range: SourceRange?, in file: SourceFile, _ firstLine: Int) -> String {
  guard let range else { return "nowhere" }
  let ends = [range.bytes.lowerBound, range.bytes.upperBound].map { offset in
    let position = file.position(at: offset)
    return SourcePosition(line: position.line - firstLine + 1, column: position.column).description
  }
  return range.bytes.isEmpty ? ends[0] : ends.joined(separator: "-")
}

extension DataNode {
  /// The value on one line: `{key: value}`, `[item]`, `"text"`, `<date>`.
  var notation: String {
    switch value {
    case .null: "null"
    case .bool(let isTrue): "\(isTrue)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text): text.debugDescription
    case .date(let text): "<\(text)>"
    case .list(let nodes): "[\(nodes.map(\.notation).joined(separator: ", "))]"
    case .map(let map): "{\(map.entries.map { "\($0.key): \($0.value.notation)" }.joined(separator: ", "))}"
    }
  }

  /// Returns the source of each key and value, in source order.
  func excerpts(from bytes: [UInt8]) -> [String] {
    switch value {
    case .list(let nodes): [excerpt(range, bytes)] + nodes.flatMap { $0.excerpts(from: bytes) }
    case .map(let map):
      [excerpt(range, bytes)]
        + map.entries.flatMap { [excerpt($0.keyRange, bytes)] + $0.value.excerpts(from: bytes) }
    default: [excerpt(range, bytes)]
    }
  }

  private func excerpt(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
