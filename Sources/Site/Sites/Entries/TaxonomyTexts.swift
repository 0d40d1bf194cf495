import Articles

/// Which articles are about a taxonomy or one of its terms, by where they lie: `tags/_index.md` is about the tags, and
/// `tags/swift.md` or `tags/swift/_index.md` about the tag `swift`.
///
/// A folder of the taxonomy's name that holds other articles, too, is a section like any other.
struct TaxonomyTexts {
  /// What is about taxonomies, by the last part of their addresses.
  private(set) var taxonomies: [String: Int] = [:]
  /// What is about terms: by the taxonomy's part of the address, then by the term's.
  private(set) var terms: [String: [String: Int]] = [:]
  private var all: Set<Int> = []

  /// Begins without any.
  init() {}

  init(_ entries: [Entry], _ settings: [TaxonomySettings]) {
    for taxonomy in settings { find(taxonomy, entries) }
  }

  /// Whether an article is about a taxonomy or a term, and so none of its own.
  func contains(_ entry: Int) -> Bool { all.contains(entry) }

  private mutating func find(_ taxonomy: TaxonomySettings, _ entries: [Entry]) {
    let folder = taxonomy.slug
    let inside = entries.indices.filter { entries[$0].place.section.isInside(folder) }
    guard !inside.isEmpty else { return }
    let isInside = Set(inside)
    let used = Set(
      entries.indices.filter { entries[$0].place.role == .article && !isInside.contains($0) }
        .flatMap { taxonomy.terms(of: entries[$0].metadata) }.map { Taxonomy.part(of: $0) })
    var found: [String: Int] = [:]
    var others: [Int] = []
    for index in inside where entries[index].place.role == .article {
      let part = Taxonomy.part(of: entries[index].place.name)
      if entries[index].place.section == folder, used.contains(part), found[part] == nil {
        found[part] = index
      } else {
        others.append(index)
      }
    }
    let busy = Set(others.map { entries[$0].place.section }.flatMap(SectionPath.chain))
    for index in inside where entries[index].place.role == .section {
      let section = entries[index].place.section
      guard !busy.contains(section) else { continue }
      if section == folder {
        taxonomies[folder] = taxonomies[folder] ?? index
      } else if section.dropFirst(folder.count + 1).contains("/") {
        continue
      } else {
        let part = Taxonomy.part(of: entries[index].place.name)
        found[part] = found[part] ?? index
      }
    }
    terms[folder] = found
    all.formUnion(found.values)
    if let index = taxonomies[folder] { all.insert(index) }
  }
}

extension String {
  /// Whether a section is another one, or lies in it.
  fileprivate func isInside(_ section: String) -> Bool { self == section || hasPrefix(section + "/") }
}
