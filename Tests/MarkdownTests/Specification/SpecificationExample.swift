import Foundation
import Parsing

/// One example of the GFM specification or of its regression tests.
struct SpecificationExample {
  /// The files that hold examples.
  enum File: String, CaseIterable {
    case spec = "spec.txt"
    case extensions = "extensions.txt"
    case regression = "regression.txt"
    case smart = "smart_punct.txt"
  }

  let file: File
  let number: Int
  /// What stands behind the word `example`.
  let words: [Substring]
  let markdown: String
  let html: String

  var name: String { "\(file.rawValue) \(number)" }
  var isDisabled: Bool { words.contains("disabled") }
  var filtersTags: Bool { words.contains("tagfilter") || namesNothing }

  /// Where no example says what it needs, the file of extensions means all of them.
  private var namesNothing: Bool { file == .extensions && words.isEmpty }

  var options: MarkdownOptions {
    if namesNothing { return .github }
    return MarkdownOptions(
      extensions: Set(words.compactMap { MarkdownOptions.Extension(rawValue: String($0)) }),
      footnotes: words.contains("footnotes"), smartPunctuation: file == .smart, containers: false)
  }
}

extension SpecificationExample {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../shared/fixtures/gfm").standardizedFileURL

  /// Whether the examples are there; the tests that need them are skipped, by name, where they are not.
  static var areInstalled: Bool {
    File.allCases.allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0.rawValue).path) }
  }

  /// All examples of a file, in order; the first has the number 1.
  static func all(in file: File) throws -> [SpecificationExample] {
    let text = try String(contentsOf: folder.appending(path: file.rawValue), encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    var found: [SpecificationExample] = []
    var parts: [[Substring]] = []
    var words: [Substring] = []
    // By scalars: to a string, CR and LF are one character, and some of the examples are about that.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init) {
      if parts.isEmpty, line.hasPrefix(fence + " example") {
        words = line.split(separator: " ").dropFirst(2).map { $0 }
        parts = [[]]
      } else if line == fence, parts.count == 2 {
        let texts = parts.map { $0.map { $0 + "\n" }.joined().replacing("→", with: "\t") }
        found.append(Self(file: file, number: found.count + 1, words: words, markdown: texts[0], html: texts[1]))
        parts = []
      } else if line == ".", parts.count == 1 {
        parts.append([])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      }
    }
    return found
  }
}
