import Containers
import Dates
import Diagnostics
import Foundation
import Mustache
import Sites
import TestSupport
import Testing
import Theme

@testable import Articles
@testable import Command
@testable import Reporting
@testable import Planning

@Suite struct `The manual` {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Program.repository.appending(path: "Content/manual/\(name).md"), encoding: .utf8)
  }

  /// Returns the names in backticks in the first cells of a section's tables.
  private static func names(in name: String, under heading: String) throws -> [String] {
    let sections = try text(name).components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") })
    return section.matches(of: #/(?m)^\| `([^`]+)`/#).map { String($0.1) }
  }

  @Test func `documents every property of a page, in the order of the code`() throws {
    #expect(try Self.names(in: "templates", under: "The page") == PageProperty.allCases.map(\.rawValue))
  }

  @Test func `documents every filter`() throws {
    let sections = try Self.text("templates").components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Filters\n") })
    let rows = section.matches(of: #/(?m)^\| (`.*?`) \|/#).map { $0.1 }
    let filters = Set(rows.flatMap { row in row.matches(of: #/`([a-z]+)/#).map { String($0.1) } })
    #expect(FilterNames.all.symmetricDifference(filters) == [])
  }

  @Test func `documents every letter of a date pattern, and every named date format`() throws {
    let text = try Self.text("templates")
    let letters = DateFormat.letters.replacing(",", with: "").split(separator: " ").map(String.init)
    for name in letters + DateFormat.names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func `documents every option of the command line`() throws {
    let text = try Self.text("command-line")
    for command in Invocation.Command.allCases {
      #expect(text.contains("\n## \(command.rawValue)\n"), "\(command)")
      for option in command.options.flags.union(command.options.values) {
        #expect(text.contains("`\(option)") || text.contains(" \(option) "), "\(command) \(option)")
      }
    }
  }

  @Test func `documents every output format`() throws {
    let section = try #require(try Self.text("command-line").components(separatedBy: "\n### Formats\n").last)
    let rows = section.prefix(while: { $0 != "#" }).matches(of: #/(?m)^\| `([a-z]+)`/#).map { String($0.1) }
    #expect(rows == OutputFormat.allCases.map(\.rawValue))
  }

  @Test func `documents every check rule and its default level`() throws {
    let section = try #require(
      try Self.text("checks").components(separatedBy: "\n## ").first { $0.hasPrefix("Rules\n") })
    let rows = section.matches(of: #/(?m)^\| `([a-z-]+)` \|.*\| ([a-z]+) \|$/#).map { "\($0.1) \($0.2)" }
    #expect(rows == CheckRule.allCases.map { "\($0.rawValue) \($0.defaultLevel)" })
  }

  @Test func `documents every diagnostic code`() throws {
    let page = Program.repository.appending(path: "Content/manual/messages.md")
    let start = "\n## All codes\n"
    let text = try String(contentsOf: page, encoding: .utf8)
    let head = try #require(text.components(separatedBy: start).first)
    let expected = head + start + CodeTables.text
    if SiteCase.isRecording { return try Data(expected.utf8).write(to: page) }
    #expect(text == expected, "record it with GARLAND_RECORD=1 swift test --filter ManualTests")
  }

  @Test func `documents every key, in the order of the code`() throws {
    let tables = [
      ("The site", SchemaSubject.site.fields), ("Front matter", ArticleMetadata.Field.all.map(\.described)),
      ("Sections", SectionSettings.fields),
    ]
    let page = Program.repository.appending(path: "Content/manual/configuration.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var sections = text.components(separatedBy: "\n## ")
    for (heading, fields) in tables {
      let index = try #require(sections.firstIndex { $0.hasPrefix("\(heading)\n") })
      let rows = fields.map { field in
        "| `\(field.name)` | \(field.summary) |" + (field.initial.map { " \($0) |" } ?? "") + "\n"
      }
      let table = try #require(sections[index].firstRange(of: /\|---\|\n(\| `.*\n)+/))
      sections[index].replaceSubrange(table, with: "|---|\n\(rows.joined())")
    }
    let expected = sections.joined(separator: "\n## ")
    if SiteCase.isRecording { return try Data(expected.utf8).write(to: page) }
    #expect(text == expected, "record it with GARLAND_RECORD=1 swift test --filter ManualTests")
  }

  @Test func `documents every word`() throws {
    let page = Program.repository.appending(path: "Content/manual/words.md")
    let start = "| key | English |\n|---|---|\n"
    let text = try String(contentsOf: page, encoding: .utf8)
    let head = try #require(text.components(separatedBy: start).first)
    let rows = ThemeWords.words("en").sorted { $0.key < $1.key }.map { "| `\($0.key)` | \($0.value.text) |\n" }
    let expected = head + start + rows.joined()
    if SiteCase.isRecording { return try Data(expected.utf8).write(to: page) }
    #expect(text == expected, "record it with GARLAND_RECORD=1 swift test --filter ManualTests")
  }

  @Test func `documents every token of the theme, in the order of the stylesheet`() throws {
    let palette = try #require(Theme.file(at: "assets/palette.css")).text
    let tokens = palette.matches(of: /(?m)^ *(--[a-z-]+):/).map { String($0.1) }
    #expect(tokens.count > 30)
    #expect(try Self.names(in: "fonts-and-colours", under: "All tokens") == tokens)
  }

  @Test func `gives each page its own position in the sidebar`() throws {
    let folder = Program.repository.appending(path: "Content/manual")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    let orders = try names.compactMap { name in
      try Self.text(String(name.dropLast(3))).prefix(400).firstMatch(of: /\norder: (\d+)\n/).map { String($0.1) }
    }
    #expect(orders.count > 20 && orders.count == Set(orders).count, "\(orders.sorted())")
  }

  @Test func `documents every built-in container`() throws {
    let text = try Self.text("containers") + Self.text("more-containers")
    for container in ContainerNames.all { #expect(text.contains(":::\(container)"), "\(container)") }
  }
}

/// The names of the filters for templates.
private enum FilterNames {
  static let all = Set(FilterRegistry.site(at: SiteAddress(), SiteSettings()).names)
}

/// The names of the built-in containers; callouts are named by their kinds, such as `note`.
private enum ContainerNames {
  static let all = ContainerRegistry.standard.containers.map { $0.name == "callout" ? "note" : $0.name }
}

/// The tables of all diagnostic codes, as the manual has them.
private enum CodeTables {
  /// A table for each area, which is the first part of a code.
  static var text: String {
    let areas = Dictionary(grouping: DiagnosticCatalogue.entries) { entry in
      String(entry.code.rawValue.prefix { $0 != "." })
    }
    return areas.sorted { $0.key < $1.key }.map { area, entries in
      // A sentence that applies to the whole area is above its table.
      let shared = entries.count > 1 && Set(entries.map(\.published)).count == 1 ? entries[0].published : nil
      let columns = ["code", "default", "meaning, and how to fix it"] + (shared == nil ? ["if it is lowered"] : [])
      return "\n### \(area)\n\n" + (shared.map { "\($0)\n\n" } ?? "") + line(columns)
        + String(repeating: "|---", count: columns.count) + "|\n"
        + entries.map { row(of: $0, isShort: shared != nil) }.joined()
    }.joined()
  }

  private static func row(of entry: DiagnosticEntry, isShort: Bool) -> String {
    let cells = ["`\(entry.code)`", entry.levelText, cell("\(entry.meaning) \(entry.fix)")]
    return line(cells + (isShort ? [] : [cell(entry.published ?? "cannot be lowered")]))
  }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
