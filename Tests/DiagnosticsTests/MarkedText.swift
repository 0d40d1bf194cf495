import Diagnostics

/// A text with a marked range, such as `a «bc» d`.
struct MarkedText {
  let text: String
  let bytes: Range<Int>

  /// Creates a text whose range is from `«` to `»`, or empty at `«` if there is no `»`.
  init(_ marked: String) {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.dropFirst().first?.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false) ?? []
    let lower = parts.first?.utf8.count ?? 0
    text = (parts.prefix(1) + rest).joined()
    bytes = lower..<lower + (rest.count > 1 ? rest.first?.utf8.count ?? 0 : 0)
  }
}

extension SourceMap {
  /// Adds a marked text and returns its range.
  mutating func add(_ marked: String, path: String = "a.md") -> SourceRange {
    let source = MarkedText(marked)
    return SourceRange(add(SourceFile(path: path, text: source.text)), source.bytes)
  }
}

extension DiagnosticCode {
  static let example: DiagnosticCode = "tests.example"
}
