import Foundation
import TestSupport
import Testing
import Theme

@Suite struct `The binary carries the theme` {
  /// With `GARLAND_RECORD=1` the Swift file is written anew from `Templates`.
  @Test func `file by file, as it lies in Templates`() throws {
    let expected = try CarriedFiles.source()
    if ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1" {
      try Data(expected.utf8).write(to: CarriedFiles.place)
    }
    let actual = try String(contentsOf: CarriedFiles.place, encoding: .utf8)
    #expect(actual == expected, "run `GARLAND_RECORD=1 swift test --filter ThemeTests`")
  }

  @Test func `and gives each by its path`() throws {
    #expect(Theme.files.map(\.path) == Theme.files.map(\.path).sorted())
    for file in Theme.files {
      let text = try String(contentsOf: CarriedFiles.templates.appending(path: file.path), encoding: .utf8)
      #expect(Theme.file(at: file.path)?.text == text)
    }
    #expect(Theme.file(at: "assets/none.css") == nil)
  }
}

/// The Swift file that holds the theme, and the folder it is made from.
enum CarriedFiles {
  static let templates = Program.repository.appending(path: "Templates")
  static let place = Program.repository.appending(path: "Sources/Site/Theme/Theme+Files.swift")

  /// What the Swift file must hold: each file as a raw literal, in the order of their paths.
  static func source() throws -> String {
    let entries = FileManager.default.enumerator(at: templates, includingPropertiesForKeys: nil)
    let files = (entries?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.map(\.standardizedFileURL.path)
      .sorted()
    let literals = try files.map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let name = path.dropFirst(templates.standardizedFileURL.path.count + 1)
      return "    File(\n      path: \"\(name)\",\n      text: ###\"\"\"\n\(text)\n\"\"\"###),\n"
    }
    return """
      // Made from Templates by the tests; do not edit. `GARLAND_RECORD=1 swift test --filter ThemeTests` makes it anew.
      // swift-format-ignore-file

      extension Theme {
        /// Every file, in the order of their paths.
        package static let files: [File] = [
      \(literals.joined())  ]
      }

      """
  }
}
