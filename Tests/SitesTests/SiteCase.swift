import Foundation
import TestSupport
import Testing

/// One folder of `Fixtures/Sites` or `Fixtures/InvalidSites`: a site, and what the tool is to make of it.
///
/// A file `case.txt` says how it differs from others, a line for each thing:
///
///     theme: built-in        the theme that comes with Garland, instead of `Fixtures/SiteTemplates`
///     compare: a/index.html  what is compared, instead of every file; what ends in `*` is the beginning of names
///     call soon: --future    how the tool is called; each call has an expectation of its own
struct SiteCase: CustomTestStringConvertible, Sendable {
  /// One call of the tool.
  struct Call: Sendable {
    /// What tells it from the other calls of its case; empty where there is no other.
    var name = ""
    var arguments = ["--now", "2026-11-21T12:00:00Z"]
  }

  private(set) var place: URL
  private(set) var calls: [Call] = []
  private(set) var compared: [String] = []
  /// Whether nothing but the templates of the site and those that come with Garland are there.
  private(set) var hasBuiltInTheme = false

  static let fixtures = Program.repository.appending(path: "Tests/Fixtures")
  /// Whether what is expected is to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1"

  static let valid = all(in: "Sites")
  static let invalid = all(in: "InvalidSites")

  var name: String { place.lastPathComponent }
  var testDescription: String { name }

  /// The case of a name among those that are valid.
  static func named(_ name: String) throws -> SiteCase { try #require(valid.first { $0.name == name }) }

  /// The same site in another place.
  func moved(to place: URL) -> SiteCase {
    var moved = self
    moved.place = place
    return moved
  }

  private static func all(in folder: String) -> [SiteCase] {
    let place = fixtures.appending(path: folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
      .map { SiteCase(place.appending(path: $0)) }
  }

  private init(_ place: URL) {
    self.place = place
    let text = (try? String(contentsOf: place.appending(path: "case.txt"), encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      let words = parts.last?.split(separator: " ").map(String.init) ?? []
      switch parts.first?.split(separator: " ").first {
      case "theme": hasBuiltInTheme = words == ["built-in"]
      case "compare": compared += words
      case "call": calls.append(Call(name: String(parts[0].dropFirst("call ".count)), arguments: words))
      default: Issue.record("\(name)/case.txt: \(line)")
      }
    }
    if calls.isEmpty { calls = [Call()] }
  }

  /// Whether a file is one of those that are compared.
  func compares(_ path: String) -> Bool {
    compared.isEmpty
      || compared.contains { $0.hasSuffix("*") ? path.hasPrefix($0.dropLast()) : path == $0 }
  }
}
