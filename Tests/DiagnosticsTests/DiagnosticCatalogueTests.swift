import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct `The catalogue of diagnostic codes` {
  private static let codes = DiagnosticCatalogue.entries.map(\.code.rawValue)

  @Test func `has each code of the sources, and no other`() throws {
    let known = Set(Self.codes)
    let sources = try SourceCodes.read()
    #expect(sources.literals.count > 100 && sources.names.count > 25)
    #expect(sources.literals.subtracting(known).sorted() == [], "these codes are not in the catalogue")
    // The codes of rules are computed from the names of the rules.
    let computed = known.subtracting(sources.literals).filter { !$0.hasPrefix("check.") }
    let stale = computed.filter { code in
      !sources.areas.contains { area in sources.names.contains { code == "\(area).\($0)" } }
    }
    #expect(stale.sorted() == [], "these entries are of no code")
  }

  @Test func `has each name of a syntax error and of a wrong field in front matter`() throws {
    // Front matter calls `remainingKeys`, which accepts unknown keys, and it is never CSV.
    let others = ["unknown-key", "empty-name", "too-few-cells", "too-many-cells"]
    let missing = try SourceCodes.read().names.subtracting(others).filter {
      DiagnosticCatalogue["front-matter.\($0)"] == nil
    }
    #expect(missing.sorted() == [])
  }

  @Test func `has each code once`() {
    #expect(Set(Self.codes).count == Self.codes.count)
  }

  @Test func `says what is published for each code that can be lowered`() {
    for entry in DiagnosticCatalogue.entries {
      if let published = entry.published { #expect(published.hasSuffix("."), "\(entry.code)") }
      #expect(entry.lowering != .never || entry.level != .warning, "\(entry.code): a warning can be turned off")
    }
  }

  @Test func `has sentences`() {
    for entry in DiagnosticCatalogue.entries {
      #expect(entry.meaning.hasSuffix(".") && entry.fix.hasSuffix("."), "\(entry.code)")
      #expect(!entry.example.text.isEmpty, "\(entry.code)")
    }
  }

  @Test(arguments: [
    Case("a misspelt code", "check.broken-lnik", "check.broken-link"),
    Case("a code without its area", "missing-alt", "check.missing-alt"),
    Case("a name of several areas", "wrong-value", nil),
    Case("another word", "bread", nil),
  ])
  func `finds the nearest code`(_ row: Case<String, String?>) {
    row.check(DiagnosticCatalogue.nearest(to: row.input))
  }
}

/// The diagnostic codes in the sources.
private struct SourceCodes {
  /// The codes that are written as a whole.
  let literals: Set<String>
  /// The last parts of the codes that an area completes: `duplicate-key` of `front-matter.duplicate-key`.
  let names: Set<String>
  /// The areas that complete them.
  let areas = ["front-matter", "site", "words", "containers", "data"]

  /// Texts that look like codes.
  private static let others: Set = ["site.yml", "site.url", "site.baseurl"]

  static func read() throws -> SourceCodes {
    let areas = Set(
      DiagnosticCatalogue.entries.compactMap { $0.code.rawValue.split(separator: ".").first.map(String.init) })
    let root = Program.repository.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("Diagnostics/Catalogue/") }
    var (literals, names): (Set<String>, Set<String>) = ([], [])
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      for match in code.matches(of: /"([a-z]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)"/)
      where areas.contains(String(match.1)) {
        literals.insert("\(match.1).\(match.2)")
      }
      for match in code.matches(of: /var name: String \{\n(?:.*\n)*?  \}/)
      where path.contains("Parsing/Data/") || path.contains("FieldProblem") {
        names.formUnion(match.0.matches(of: /"([a-z0-9-]+)"/).map { String($0.1) })
      }
    }
    return SourceCodes(literals: literals.subtracting(others), names: names)
  }
}
