import Foundation
import Sites
import TestSupport
import Testing

/// A folder of `Fixtures/Sites` or `Fixtures/InvalidSites`: a site with its expected output.
///
/// Each line of the optional file `case.txt` is a setting:
///
///     theme: built-in        use the built-in theme instead of `Fixtures/SiteTemplates`
///     compare: a/index.html  compare only this file; a final `*` is a wildcard
///     call soon: --future    run the tool with these arguments; each call has its own expectation
struct SiteCase: CustomTestStringConvertible, Sendable {
  /// A call of the tool.
  struct Call: Sendable {
    /// The name of the call in the case; empty if it is the only call.
    var name = ""
    var arguments = ["--now", "2026-11-21T12:00:00Z"]
  }

  private(set) var folder: URL
  private(set) var calls: [Call] = []
  private(set) var compared: [String] = []
  /// Whether the site uses the built-in theme instead of the shared templates.
  private(set) var hasBuiltInTheme = false

  static let fixtures = Program.repository.appending(path: "Tests/Fixtures")
  /// Whether to record the results as the new expectations.
  static let isRecording = ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1"

  static let valid = all(in: "Sites")
  static let invalid = all(in: "InvalidSites")

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  /// Returns the valid site with a name.
  static func named(_ name: String) throws -> SiteCase { try #require(valid.first { $0.name == name }) }

  /// Returns the same site in another folder.
  func moved(to folder: URL) -> SiteCase {
    var moved = self
    moved.folder = folder
    return moved
  }

  private static func all(in name: String) -> [SiteCase] {
    let folder = fixtures.appending(path: name)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .map { SiteCase(folder.appending(path: $0)) }
  }

  private init(_ folder: URL) {
    self.folder = folder
    let text = (try? String(contentsOf: folder.appending(path: "case.txt"), encoding: .utf8)) ?? ""
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

  /// Returns whether to compare a file.
  ///
  /// The search index is binary, and has its own tests.
  func compares(_ path: String) -> Bool {
    if path.hasPrefix("search/") { return false }
    return compared.isEmpty
      || compared.contains { $0.hasSuffix("*") ? path.hasPrefix($0.dropLast()) : path == $0 }
  }
}

/// The expected result of a call: the files in `Expected`, and the messages of the tool in `messages.txt`.
struct Expectation {
  let golden: SiteCase
  let call: SiteCase.Call

  private var expectedFolder: URL {
    let folder = golden.folder.appending(path: "Expected")
    return call.name.isEmpty ? folder : folder.appending(path: call.name)
  }

  private var messagesFile: URL {
    golden.folder.appending(path: call.name.isEmpty ? "messages.txt" : "messages-\(call.name).txt")
  }

  /// Compares the result of a build with the expectation, or records it as the new expectation.
  func check(_ building: SiteBuilding, hasFiles: Bool = true) throws {
    let files = hasFiles ? building.files.filter { golden.compares($0.key) }.mapValues(masked) : [:]
    if SiteCase.isRecording { return try record(files, building.messages) }
    let messages = (try? String(contentsOf: messagesFile, encoding: .utf8)) ?? "nothing was recorded"
    #expect(building.messages == messages, "\(golden.name) \(call.name)")
    let expected = hasFiles ? try FileTree.files(in: expectedFolder) : [:]
    for path in Set(files.keys).union(expected.keys).sorted() {
      #expect(text(files[path]) == text(expected[path]), "\(golden.name) \(call.name): \(path)")
    }
    #expect(files == expected, "\(golden.name) \(call.name)")
  }

  private func record(_ files: [String: Data], _ messages: String) throws {
    try? FileManager.default.removeItem(at: expectedFolder)
    if !files.isEmpty { try FileTree.write(files, to: expectedFolder) }
    try Data(messages.utf8).write(to: messagesFile)
  }

  /// Removes the fingerprints of built-in assets from a page, because they change with every change of the theme.
  private func masked(_ bytes: Data) -> Data {
    guard golden.hasBuiltInTheme, let text = String(data: bytes, encoding: .utf8), text.contains("<html") else {
      return bytes
    }
    let masked = text.replacing(/\.[a-z2-7]{10}\.(css|js)/) { ".….\($0.1)" }
      .replacing(/sha384-[A-Za-z0-9+\/=]+/) { _ in "sha384-…" }
    return Data(masked.utf8)
  }

  private func text(_ bytes: Data?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
