import Foundation
import TestSupport
import Testing

@testable import Dates

@Suite struct `A declared language` {
  private static let all = NaturalLanguage.all
  private static let withDates = all.filter { $0.dates != nil }
  /// The languages with dates, without variants such as `en-GB`.
  private static let main = withDates.filter { !$0.tag.contains("-") }

  @Test func `is in the list of all languages`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Core/Dates/Languages").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let declared = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /NaturalLanguage\(\s*"([A-Za-z-]+)"/).map { "\($0.1)" }
    }
    #expect(declared.count > 40)
    #expect(Set(declared).subtracting(Self.all.map(\.tag)) == [])
  }

  @Test func `has its own codes, regions, names and plural rule`() {
    let codes = Self.all.flatMap { language in
      [language.tag.lowercased()] + language.otherCodes
        + language.regions.map { "\(language.tag.prefix(2))-\($0)".lowercased() }
    }
    #expect(Self.repeated(codes) == [])
    #expect(Self.repeated(Self.all.flatMap(\.names)) == [])
    #expect(Self.all.flatMap(\.names).filter { $0 != $0.lowercased() } == [])
    let families = PluralRule.families.flatMap { $0.tags.split(separator: " ").map(String.init) }
    #expect(Self.repeated(families + Self.all.filter { $0.plurals != nil }.map { $0.tag.lowercased() }) == [])
  }

  @Test func `shares no word and no letter that is evidence`() {
    #expect(Self.repeated(Self.all.flatMap { $0.frequentWords.split(separator: " ").map(String.init) }) == [])
    #expect(Self.repeated(Self.all.flatMap { $0.ownLetters.map { "\($0)" } }) == [])
  }

  @Test func `has names, a country and groups of digits if it has dates`() {
    for language in Self.main {
      #expect(!language.names.isEmpty && language.country != nil && language.numbers != nil, "\(language.tag)")
    }
  }

  /// If a new language is named here, declare the property, or add the language to the list if it has none.
  @Test func `lacks only what is listed here`() {
    func expect(_ missing: String, _ isMissing: (NaturalLanguage) -> Bool) {
      #expect(Self.main.filter(isMissing).map(\.tag).sorted().joined(separator: " ") == missing)
    }
    // These have one form for all numbers.
    expect("id ja ko vi zh") { $0.plurals == nil }
    expect("cs da el en fa fi he hi hu nb sk sv uk") { $0.giscus == nil }
    // Texts in these languages are recognized by their script, or not at all.
    expect("ar cs da el fi he hi hu id ja ko nb ro sk vi") { $0.ownLetters.isEmpty && $0.frequentWords.isEmpty }
  }

  @Test(arguments: [
    Case("a region", "de-AT", "DE"), Case("another case", "DE_at", "DE"), Case("a former code", "iw", "IL"),
    Case("a variant with the property", "zh-Hant-HK", "TW"), Case("a region of a variant", "zh-HK", "TW"),
    Case("a variant without it", "en-AU", "US"), Case("a language without dates", "bg", "BG"),
    Case("an unknown language", "tlh", nil), Case("nothing", "", nil),
  ])
  func `is found by a tag`(row: Case<String, String?>) {
    row.check(NaturalLanguage.value(for: row.input) { $0.country })
  }

  private static func repeated(_ texts: [String]) -> [String] {
    Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
