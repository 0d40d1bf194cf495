/// The documentation of all diagnostic codes.
///
///     DiagnosticCatalogue["check.missing-alt"]?.level  // warning
///
/// A test compares the catalogue with the codes in the sources.
package enum DiagnosticCatalogue {
  /// All entries, sorted by code.
  package static let entries = [
    articles, checks, code, containers, files, frontMatter, levels, links, markdown, publishing, site,
    templates,
    traits,
    verification, views, words, data,
  ].flatMap(\.self).sorted { $0.code.rawValue < $1.code.rawValue }

  private static let entriesByCode = Dictionary(entries.map { ($0.code.rawValue, $0) }) { first, _ in first }

  /// The former names of codes, which `levels` and `garland help` still understand.
  package static let formerCodes: [String: [DiagnosticCode]] = [
    "links.missing-article": ["check.broken-link"],
    "links.missing-file": ["check.broken-link", "check.missing-image"], "links.missing-part": ["check.missing-part"],
  ]

  /// The entry of a code, or `nil` if the code is unknown.
  package static subscript(code: String) -> DiagnosticEntry? {
    entriesByCode[code] ?? formerCodes[code]?.first.flatMap { entriesByCode[$0.rawValue] }
  }

  /// Returns the known code that is most similar to a misspelt one, or `nil` if none is similar enough.
  ///
  /// A code without its area is found, too: `missing-alt` is `check.missing-alt`.
  package static func nearest(to misspelt: String) -> String? {
    let codes = entries.map(\.code.rawValue)
    let complete = codes.filter { $0.hasSuffix(".\(misspelt)") }
    return complete.count == 1 ? complete[0] : nearestName(to: misspelt, among: codes)
  }
}
