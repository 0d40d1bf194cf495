import Diagnostics
import Foundation
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `The catalogue of codes` {
  private static let entries = DiagnosticCatalogue.entries

  private static func build(_ content: [String: String], _ templates: [String: String] = [:]) -> BuiltSite {
    let options = SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options
    ).run()
  }

  @Test func `has an example in an article that causes each code`() {
    var files: [String: String] = ["site.yml": "url: https://example.org/\n"]
    var expected: [String] = []
    for entry in Self.entries {
      guard case .article(let text) = entry.example else { continue }
      files["\(entry.code).md"] = "\(text)\n"
      expected.append("Content/\(entry.code).md: \(entry.code)")
    }
    #expect(expected.count > 60)
    let site = Self.build(files)
    let found = Set(
      site.diagnostics.map { "\($0.location.flatMap { site.sources.path(of: $0.source) } ?? ""): \($0.code)" })
    #expect(expected.filter { !found.contains($0) } == [])
  }

  @Test func `has an example in site.yml that causes each code`() {
    var count = 0
    for entry in Self.entries {
      guard case .settings(let text) = entry.example else { continue }
      count += 1
      #expect(Self.build(["site.yml": "\(text)\n"]).diagnostics.contains { $0.code == entry.code }, "\(entry.code)")
    }
    #expect(count > 15)
  }

  @Test func `has an example in a template that causes each code`() {
    var count = 0
    for entry in Self.entries {
      guard case .template(let text) = entry.example else { continue }
      count += 1
      let site = Self.build(["a.md": "# A\n"], ["page.mustache": "\(text)\n"])
      #expect(site.diagnostics.contains { $0.code == entry.code }, "\(entry.code)")
    }
    #expect(count > 5)
  }

  @Test func `has each rule of a check at its default level`() {
    let rules = CheckRule.allCases.map { rule in
      // A fault is a warning of a build and an error of a check.
      let isFault = CheckRule.codesOfFaults.contains(rule.code)
      return "\(rule.code): \(isFault ? "error or warning" : rule.defaultLevel == .error ? "error" : "warning")"
    }
    let checks = Self.entries.filter { $0.code.rawValue.hasPrefix("check.") }
    #expect(checks.map { "\($0.code): \($0.levelText)" } == rules.sorted())
  }

  @Test func `has the default levels of the recorded messages`() throws {
    var count = 0
    for golden in SiteCase.valid + SiteCase.invalid {
      for call in golden.calls where !call.arguments.contains("--strict") {
        let file = call.name.isEmpty ? "messages.txt" : "messages-\(call.name).txt"
        let text = try String(contentsOf: golden.folder.appending(path: file), encoding: .utf8)
        for match in text.matches(of: /(?m)^(?:\S.*:\d+:\d+: )?(error|warning): .* \[([a-z-]+\.[a-z0-9-]+)\]$/) {
          let entry = try #require(DiagnosticCatalogue[String(match.2)], "\(golden.name): \(match.2)")
          count += 1
          if golden.setsLevels { continue }
          #expect(entry.level == nil || entry.level?.rawValue == String(match.1), "\(golden.name): \(match.0)")
        }
      }
    }
    #expect(count > 200)
  }
}

extension SiteCase {
  /// Whether the settings of the site change the levels of codes.
  fileprivate var setsLevels: Bool {
    let settings = try? String(contentsOf: folder.appending(path: "Content/site.yml"), encoding: .utf8)
    return settings.map { $0.contains("lenient") || $0.contains("levels:") } ?? false
  }
}
