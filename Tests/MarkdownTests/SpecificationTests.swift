import Foundation
import Parsing
import Testing

/// Renders the examples of GitHub's specification with Garland's own renderer.
@Suite(.enabled(if: SpecificationExample.areInstalled, "shared/fixtures/gfm is not beside the repository"))
struct SpecificationTests {
  /// The number of examples in each file, to detect examples that the reader misses.
  private static let counts: [SpecificationExample.File: (all: Int, disabled: [Int])] = [
    .spec: (673, [279, 280]), .extensions: (28, []), .regression: (19, []), .smart: (16, []),
  ]

  @Test(arguments: SpecificationExample.File.allCases)
  func `every example except the listed ones is rendered byte for byte`(file: SpecificationExample.File) throws {
    // Sets the global character marks of the C library, so that the result does not depend on the order of tests.
    _ = plain(Array("~~a~~ www.a.b".utf8))
    let examples = try SpecificationExample.all(in: file)
    let exceptions = SpecificationException.all.filter { $0.file == file }
    var same = 0
    for example in examples where !example.isDisabled {
      let rendered = text(plain(Array(example.markdown.utf8), example.options, filtersTags: example.filtersTags))
      if rendered == example.html { same += 1 }
      guard let exception = exceptions.first(where: { $0.number == example.number }) else {
        #expect(rendered == example.html, "\(example.name) \(example.words)\n\(example.markdown)")
        continue
      }
      #expect(rendered != example.html, "\(example.name) is no exception any more: \(exception.reason)")
      guard exception.instead == .installedLibrary else { continue }
      let reference = CMarkReference.html(Array(example.markdown.utf8), options: example.options)
      #expect(rendered == text(reference), "\(example.name)")
    }
    let disabled = examples.filter(\.isDisabled)
    let expected = try #require(Self.counts[file])
    #expect(examples.count == expected.all)
    #expect(disabled.map(\.number) == expected.disabled)
    #expect(same == expected.all - expected.disabled.count - exceptions.count)
    print(report(file, all: examples.count, same: same, disabled: disabled, exceptions: exceptions))
  }

  private func report(
    _ file: SpecificationExample.File, all: Int, same: Int, disabled: [SpecificationExample],
    exceptions: [SpecificationException]
  ) -> String {
    var lines = ["\(file.rawValue): \(all) examples, \(same) the same, \(disabled.count) disabled"]
    lines += disabled.map { "  \($0.name): disabled" }
    lines += exceptions.map { "  \($0.name): \($0.instead.rawValue): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}

/// An example of the GFM specification or of its regression tests.
struct SpecificationExample {
  /// The files with examples.
  enum File: String, CaseIterable {
    case spec = "spec.txt"
    case extensions = "extensions.txt"
    case regression = "regression.txt"
    case smart = "smart_punct.txt"
  }

  let file: File
  let number: Int
  /// The words after `example`.
  let words: [Substring]
  let markdown: String
  let html: String

  var name: String { "\(file.rawValue) \(number)" }
  var isDisabled: Bool { words.contains("disabled") }
  var filtersTags: Bool { words.contains("tagfilter") || namesNothing }

  /// An example without words in `extensions.txt` uses all extensions.
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
    .appending(path: "../../../../shared/fixtures/gfm").standardizedFileURL

  /// Whether the examples are available.
  ///
  /// Otherwise the tests that need them are skipped.
  static var areInstalled: Bool {
    File.allCases.allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0.rawValue).path) }
  }

  /// Returns all examples of a file in order.
  ///
  /// Their numbers start at 1.
  static func all(in file: File) throws -> [SpecificationExample] {
    let text = try String(contentsOf: folder.appending(path: file.rawValue), encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    var found: [SpecificationExample] = []
    var parts: [[Substring]] = []
    var words: [Substring] = []
    // Split by scalars: as a `Character`, CR LF is one element, and some examples test line ends.
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

/// An example that Garland renders differently, with the reason.
struct SpecificationException {
  /// The check of Garland's output that replaces the comparison with the example.
  enum Instead: String {
    /// There is nothing to compare.
    case nothing = "shows nothing to compare"
    /// The output must equal the output of the installed library.
    case installedLibrary = "as the installed library"
  }

  let file: SpecificationExample.File
  let number: Int
  let instead: Instead
  let reason: String

  var name: String { "\(file.rawValue) \(number)" }

  static let all = [
    SpecificationException(
      file: .extensions, number: 20, instead: .nothing,
      reason: "expects `<IGNORE>`: it is there so that a parser does not crash"),
    SpecificationException(
      file: .extensions, number: 23, instead: .installedLibrary,
      reason: "expects the footnote markup of an older library"),
    SpecificationException(
      file: .regression, number: 13, instead: .installedLibrary,
      reason: "expects the footnote markup of an older library"),
  ]
}
