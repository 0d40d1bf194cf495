import Diagnostics

/// A text in which a range is marked, for tests that should show what they mean: `a «bc» d`.
struct MarkedText {
  let text: String
  let bytes: Range<Int>

  /// Reads `«` as where the range begins and `»` as where it ends; without an end it is empty.
  init(_ marked: String) {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.dropFirst().first?.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false) ?? []
    let lower = parts.first?.utf8.count ?? 0
    text = (parts.prefix(1) + rest).joined()
    bytes = lower..<lower + (rest.count > 1 ? rest.first?.utf8.count ?? 0 : 0)
  }
}

extension SourceMap {
  /// Registers a marked text and gives the range that was marked.
  mutating func add(_ marked: String, path: String = "a.md") -> SourceRange {
    let source = MarkedText(marked)
    return SourceRange(add(SourceFile(path: path, text: source.text)), source.bytes)
  }
}

extension DiagnosticCode {
  static let example: DiagnosticCode = "tests.example"
}
