/// One way in which articles are sorted, with all that they are sorted under.
struct Taxonomy: Sendable {
  let settings: TaxonomySettings
  /// The address of its page.
  let address: String
  /// Its terms, in the order of an alphabet.
  let terms: [Term]
  /// The terms of each entry, in the order of its author.
  let termsOfEntries: [Int: [Int]]

  /// What articles are sorted under.
  struct Term: Sendable {
    /// Its name, as the first article writes it.
    let name: String
    /// The address of its first page.
    let address: String
    /// The articles, in the order of the taxonomy.
    let entries: [Int]
  }

  /// Sorts entries; names that become the same part of an address are one term.
  init(_ settings: TaxonomySettings, _ entries: [Entry], among indices: [Int]) {
    let address = "/\(settings.slug)/"
    var found: [String: (name: String, entries: [Int])] = [:]
    for index in indices {
      var seen: Set<String> = []
      for name in settings.terms(of: entries[index].metadata) {
        let slug = Self.part(of: name)
        if seen.insert(slug).inserted { found[slug, default: (name, [])].entries.append(index) }
      }
    }
    let isSequence = settings.name == "series"
    terms =
      found.map { slug, term in
        Term(
          name: term.name, address: "\(address)\(slug)/",
          entries: entries.sorted(term.entries, by: isSequence ? .oldest : .newest))
      }
      .map { (order: TitleOrder($0.name), term: $0) }
      .sorted { ($0.order, $0.term.address) < ($1.order, $1.term.address) }
      .map(\.term)
    let positions = Dictionary(terms.enumerated().map { ($1.address, $0) }) { first, _ in first }
    var termsOfEntries: [Int: [Int]] = [:]
    for index in indices {
      var seen: Set<Int> = []
      let parts = settings.terms(of: entries[index].metadata).map { Self.part(of: $0) }
      termsOfEntries[index] = parts.compactMap { positions["\(address)\($0)/"] }.filter { seen.insert($0).inserted }
    }
    self.termsOfEntries = termsOfEntries
    self.settings = settings
    self.address = address
  }

  /// The part of an address that stands for a term.
  static func part(of name: String) -> String {
    let part = AddressPart.of(name)
    return part.isEmpty ? "term" : part
  }
}
