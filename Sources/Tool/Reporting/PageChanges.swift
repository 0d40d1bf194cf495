import Diagnostics
import Publishing
import Sites

/// Which pages of a site are others than before, by address.
package struct PageChanges: Equatable, Sendable {
  /// Pages that were not there.
  package let added: [String]
  /// Pages with other bytes.
  package let changed: [String]
  /// Pages that are gone.
  package let removed: [String]

  /// Takes the pages out of what became of files.
  init(_ publication: Publication) {
    added = Self.addresses(publication.added)
    changed = Self.addresses(publication.changed)
    removed = Self.addresses(publication.removed)
  }

  /// How many there are of each, such as `1 page added, 2 changed`.
  var summary: String {
    let counts = [(added, "added"), (changed, "changed"), (removed, "removed")].filter { !$0.0.isEmpty }
    guard let first = counts.first else { return "no page changed" }
    let noun = first.0.count == 1 ? "page" : "pages"
    return
      (["\(first.0.count.grouped) \(noun) \(first.1)"] + counts.dropFirst().map { "\($0.0.count.grouped) \($0.1)" })
      .joined(separator: ", ")
  }

  private static func addresses(_ paths: [String]) -> [String] {
    paths.filter { $0.hasSuffix(".html") }.map { SiteFile.address(ofFile: $0) }
  }
}
