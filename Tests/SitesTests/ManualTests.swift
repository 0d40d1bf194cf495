import Dates
import Foundation
import TestSupport
import Testing

@testable import Command
@testable import Reporting
@testable import Sites

@Suite struct `The manual says` {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Program.repository.appending(path: "Content/manual/\(name).md"), encoding: .utf8)
  }

  /// What stands in backticks in the first cells of a section's tables.
  private static func names(in name: String, under heading: String) throws -> [String] {
    let sections = try text(name).components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") })
    return section.matches(of: #/(?m)^\| `([^`]+)`/#).map { String($0.1) }
  }

  @Test func `all that a template sees of a page, in the order of the code`() throws {
    #expect(try Self.names(in: "templates", under: "The page") == PageProperty.allCases.map(\.rawValue))
  }

  @Test func `every filter that templates know`() throws {
    let sections = try Self.text("templates").components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Filters\n") })
    let rows = section.matches(of: #/(?m)^\| (`.*?`) \|/#).map { $0.1 }
    let filters = Set(rows.flatMap { row in row.matches(of: #/`([a-z]+)/#).map { String($0.1) } })
    #expect(FilterNames.all.symmetricDifference(filters) == [])
  }

  @Test func `every letter of a date's pattern, and every format that has a name`() throws {
    let text = try Self.text("templates")
    let letters = DateFormat.letters.replacing(",", with: "").split(separator: " ").map(String.init)
    for name in letters + DateFormat.names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func `every option of the command line`() throws {
    let text = try Self.text("command-line")
    let options = [BuildCall.flags, BuildCall.values, CheckCall.flags, CheckCall.values, ["--port", "--plain"]]
    for option in options.flatMap(\.self) {
      #expect(text.contains("`\(option)"), "\(option)")
    }
    for command in Invocation.Command.allCases { #expect(text.contains("\n## \(command)\n"), "\(command)") }
  }

  @Test func `every format of what a build says`() throws {
    let section = try #require(try Self.text("command-line").components(separatedBy: "\n### Formats\n").last)
    let rows = section.prefix(while: { $0 != "#" }).matches(of: #/(?m)^\| `([a-z]+)`/#).map { String($0.1) }
    #expect(rows == OutputFormat.allCases.map(\.rawValue))
  }

  @Test func `every rule of a check, and how much it matters`() throws {
    let section = try #require(
      try Self.text("checks").components(separatedBy: "\n## ").first { $0.hasPrefix("Rules\n") })
    let rows = section.matches(of: #/(?m)^\| `([a-z-]+)` \|.*\| ([a-z]+) \|$/#).map { "\($0.1) \($0.2)" }
    #expect(rows == CheckRule.allCases.map { "\($0.rawValue) \($0.usualLevel)" })
  }

  @Test func `every container that comes with Garland`() throws {
    let text = try Self.text("containers") + Self.text("more-containers")
    for container in ContainerNames.all { #expect(text.contains(":::\(container)"), "\(container)") }
  }
}
