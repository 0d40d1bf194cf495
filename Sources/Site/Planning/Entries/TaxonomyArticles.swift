import Addresses
import Articles

/// The articles about a taxonomy or a term, found by path.
///
/// For example, `tags/_index.md` is about the tags. `tags/swift.md` or `tags/swift/_index.md` is about the tag `swift`.
///
/// If the folder of a taxonomy also contains other articles, the folder is an ordinary section.
struct TaxonomyArticles {
  /// The entries about taxonomies, by the taxonomy's slug.
  private(set) var taxonomies: [String: Int] = [:]
  /// The entries about terms, by the taxonomy's slug and the term's slug.
  private(set) var terms: [String: [String: Int]] = [:]
  private var entries: Set<Int> = []

  init() {}

  init(_ entries: [Entry], _ settings: [TaxonomySettings]) {
    for taxonomy in settings { findArticles(about: taxonomy, entries) }
  }

  /// Returns whether an entry is about a taxonomy or a term; such an entry has no page of its own.
  func contains(_ entry: Int) -> Bool { entries.contains(entry) }

  private mutating func findArticles(about taxonomy: TaxonomySettings, _ entries: [Entry]) {
    let folder = taxonomy.slug
    let inside = entries.indices.filter { entries[$0].place.section.isInside(folder) }
    guard !inside.isEmpty else { return }
    let isInside = Set(inside)
    let usedTerms = Set(
      entries.indices.filter { entries[$0].place.role == .article && !isInside.contains($0) }
        .flatMap { taxonomy.terms(of: entries[$0]) }.map { Taxonomy.slug(of: $0) })
    var termArticles: [String: Int] = [:]
    var others: [Int] = []
    for index in inside where entries[index].place.role == .article {
      let slug = Taxonomy.slug(of: entries[index].place.name)
      if entries[index].place.section == folder, usedTerms.contains(slug), termArticles[slug] == nil {
        termArticles[slug] = index
      } else {
        others.append(index)
      }
    }
    let sectionsWithOthers = Set(others.map { entries[$0].place.section }.flatMap(SectionPath.chain))
    for index in inside where entries[index].place.role == .section {
      let section = entries[index].place.section
      guard !sectionsWithOthers.contains(section) else { continue }
      if section == folder {
        taxonomies[folder] = taxonomies[folder] ?? index
      } else if section.dropFirst(folder.count + 1).contains("/") {
        continue
      } else {
        let slug = Taxonomy.slug(of: entries[index].place.name)
        termArticles[slug] = termArticles[slug] ?? index
      }
    }
    terms[folder] = termArticles
    self.entries.formUnion(termArticles.values)
    if let index = taxonomies[folder] { self.entries.insert(index) }
  }
}

extension String {
  /// Returns whether this section path equals `section` or is below it.
  fileprivate func isInside(_ section: String) -> Bool { self == section || hasPrefix(section + "/") }
}
