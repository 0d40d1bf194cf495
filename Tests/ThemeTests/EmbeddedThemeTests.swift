import Foundation
import TestSupport
import Testing
import Theme

@Suite struct `The embedded theme` {
  @Test func `equals the files in Templates`() throws {
    let expected = try EmbeddedTheme.generatedSource()
    if ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1" {
      try Data(expected.utf8).write(to: EmbeddedTheme.sourceFile)
    }
    let actual = try String(contentsOf: EmbeddedTheme.sourceFile, encoding: .utf8)
    #expect(actual == expected, "run `GARLAND_RECORD=1 swift test --filter ThemeTests`")
  }

  @Test func `finds each file by its path`() throws {
    #expect(Theme.files.map(\.path) == Theme.files.map(\.path).sorted())
    for file in Theme.files {
      let text = try String(contentsOf: EmbeddedTheme.templates.appending(path: file.path), encoding: .utf8)
      #expect(Theme.file(at: file.path)?.text == text)
    }
    #expect(Theme.file(at: "assets/none.css") == nil)
  }

  @Test(
    .enabled(if: Program.find("gzip") != nil, "gzip is not installed"),
    arguments: [(".css", 9_500), (".js", 7 * 1024)])
  func `keeps container stylesheets and scripts below a size limit when compressed`(
    ending: String, limit: Int
  ) throws {
    let files = Theme.files.filter { $0.path.hasSuffix(ending) && $0.path.hasPrefix("containers/") }
    #expect(files.count >= 4)
    let sizes = try files.map { try Program.compressedSize(of: $0.text.utf8) }
    let total = sizes.reduce(0, +)
    print("\(ending): \(total) bytes, \(zip(files.map(\.path), sizes).map { "\($0) \($1)" }.joined(separator: ", "))")
    #expect(total < limit)
  }
}

/// The Swift file that embeds the theme, and the folder it is generated from.
private enum EmbeddedTheme {
  static let templates = Program.repository.appending(path: "Templates")
  static let sourceFile = Program.repository.appending(path: "Sources/Site/Theme/Theme+Files.swift")

  /// Returns the Swift source: each file as a raw string literal, in the order of the paths.
  static func generatedSource() throws -> String {
    let entries = FileManager.default.enumerator(at: templates, includingPropertiesForKeys: nil)
    let files = (entries?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.map(\.standardizedFileURL.path)
      .sorted()
    let literals = try files.map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let name = path.dropFirst(templates.standardizedFileURL.path.count + 1)
      return "    File(\n      path: \"\(name)\",\n      text: ###\"\"\"\n\(text)\n\"\"\"###),\n"
    }
    return """
      // Generated from Templates; do not edit. To regenerate: `GARLAND_RECORD=1 swift test --filter ThemeTests`.
      // swift-format-ignore-file

      extension Theme {
        /// All files, sorted by path.
        package static let files: [File] = [
      \(literals.joined())  ]
      }

      """
  }
}
