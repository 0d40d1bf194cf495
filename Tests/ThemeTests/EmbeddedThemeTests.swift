import Foundation
import TestSupport
import Testing
import Theme

@Suite struct `The embedded theme` {
  /// The theme, and the files of new sites, which are embedded in the same way.
  private static let theme = EmbeddedFolder(
    folder: "Templates", source: "Sources/Site/Theme/Generated/Theme+Files.swift",
    declaration: "package static let files")
  private static let starters = EmbeddedFolder(
    folder: "Sources/Tool/Command/Starters", source: "Sources/Tool/Command/Starters/Generated/StarterSite+Files.swift",
    declaration: "static let files")

  @Test(arguments: [theme, starters])
  fileprivate func `equals the files in its folder`(_ embedded: EmbeddedFolder) throws {
    let expected = try embedded.generatedSource()
    let sourceFile = Program.repository.appending(path: embedded.source)
    if ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1" {
      try Data(expected.utf8).write(to: sourceFile)
    }
    let actual = try String(contentsOf: sourceFile, encoding: .utf8)
    #expect(actual == expected, "run `GARLAND_RECORD=1 swift test --filter ThemeTests`")
  }

  @Test func `finds each file by its path`() throws {
    #expect(Theme.files.map(\.path) == Theme.files.map(\.path).sorted())
    for file in Theme.files {
      let text = try String(contentsOf: Self.theme.url.appending(path: file.path), encoding: .utf8)
      #expect(Theme.file(at: file.path)?.text == text)
    }
    #expect(Theme.file(at: "assets/none.css") == nil)
  }

  @Test(
    .enabled(if: Program.find("gzip") != nil, "gzip is not installed"),
    arguments: [(".css", 12_000), (".js", 7_200)])
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

/// A folder, and the Swift file that embeds its files.
private struct EmbeddedFolder {
  let folder, source, declaration: String

  var url: URL { Program.repository.appending(path: folder) }

  /// Returns the Swift source: each file as a raw string literal, in the order of the paths.
  func generatedSource() throws -> String {
    let entries = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    let files = (entries?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath && $0.pathExtension != "swift" }
      .map(\.standardizedFileURL.path).sorted()
    let literals = try files.map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let name = path.dropFirst(url.standardizedFileURL.path.count + 1)
      return "    File(\n      path: \"\(name)\",\n      text: ###\"\"\"\n\(text)\n\"\"\"###),\n"
    }
    let type = Program.repository.appending(path: source).lastPathComponent.prefix { $0 != "+" }
    return """
      // Generated from \(folder); do not edit. To regenerate: `GARLAND_RECORD=1 swift test --filter ThemeTests`.
      // swift-format-ignore-file

      extension \(type) {
        /// All files, sorted by path.
        \(declaration): [File] = [
      \(literals.joined())  ]
      }

      """
  }
}
