import Articles
import Diagnostics
import Parsing
import Testing

/// A file whose front matter is tested.
struct FrontMatterFile {
  let file: SourceFile
  let source: SourceID

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ bytes: [UInt8]) {
    file = SourceFile(path: "a.md", utf8: bytes)
    var sources = SourceMap()
    source = sources.add(file)
  }

  /// The format, the keys and the text, then a line for each diagnostic.
  var frontMatter: String {
    let (value, diagnostics) = FrontMatterBlock.read(file, as: source)
    let body = String(decoding: file.utf8[value.bodyOffset...], as: UTF8.self)
    let format = value.format.map { "\($0)" } ?? "none"
    let keys = value.map.entries.map(\.key).joined(separator: " ")
    return (["\(format) [\(keys)] \(body.debugDescription)"] + lines(for: diagnostics)).joined(separator: "\n")
  }

  /// The problems with the fields, a line for each diagnostic.
  var fieldProblems: String {
    let (frontMatter, problems) = FrontMatterBlock.read(file, as: source)
    let (_, diagnostics) = ArticleMetadata.read(frontMatter.map, in: source)
    return lines(for: problems + diagnostics).joined(separator: "\n")
  }

  var metadata: ArticleMetadata {
    ArticleMetadata.read(FrontMatterBlock.read(file, as: source).value.map, in: source).value
  }

  /// Returns a line per diagnostic, such as `3:8-3:13: error: message [code]`.
  ///
  /// Notes and the suggestion follow in parentheses.
  func lines(for diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " (\(location(of: $0.location)): \($0.message))" }
      let help = diagnostic.suggestion.map { suggestion in
        " (help: \(suggestion.message)" + (suggestion.replacement.map { " → \($0.text)" } ?? "") + ")"
      }
      let message =
        "\(location(of: diagnostic.location)): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code)]"
      return message + notes.joined() + (help ?? "")
    }
  }

  func text(of range: SourceRange?) -> String? {
    range.map { String(decoding: file.utf8[$0.bytes], as: UTF8.self) }
  }

  private func location(of range: SourceRange?) -> String {
    guard let range else { return "nowhere" }
    let lower = file.position(at: range.bytes.lowerBound)
    return range.bytes.isEmpty ? "\(lower)" : "\(lower)-\(file.position(at: range.bytes.upperBound))"
  }
}
