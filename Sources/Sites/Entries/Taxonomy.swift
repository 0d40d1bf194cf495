import Articles
@_spi(_Unicode) import Swift

/// One way in which articles are sorted, with all that they are sorted under.
struct Taxonomy: Sendable {
  let settings: TaxonomySettings
  /// What its page is called.
  let title: String
  /// The address of its page.
  let address: String
  /// The article about it.
  let index: Int?
  /// Its terms, in the order of an alphabet.
  let terms: [Term]
  /// The terms of each entry, in the order of its author.
  let termsOfEntries: [Int: [Int]]
  /// Terms that would be at the address of another one.
  let collisions: [Collision]

  /// What articles are sorted under.
  struct Term: Sendable {
    /// Its name: that of the article about it, else as the first article writes it.
    let name: String
    /// The address of its first page.
    let address: String
    /// The article about it.
    let index: Int?
    /// The articles, in the order of the taxonomy.
    let entries: [Int]
  }

  /// Two terms with one address, each as an article writes it.
  struct Collision: Sendable {
    let address: String
    let first: (name: String, entry: Int)
    let second: (name: String, entry: Int)
  }

  /// What is known of a term while entries are sorted.
  private struct Found {
    var name: String
    var entries: [Int] = []
    /// How it is written, by what tells it from others of its address, and who wrote it so first.
    var spellings: [(name: String, entry: Int)] = []
    var keys: Set<String> = []
    /// The names of which the keys are known.
    var names: Set<String> = []

    mutating func add(_ name: String, of entry: Int, titled title: String?) {
      if spellings.isEmpty { self.name = title ?? name }
      if entries.last != entry { entries.append(entry) }
      if names.insert(name).inserted, keys.insert(Taxonomy.key(of: name)).inserted { spellings.append((name, entry)) }
    }
  }

  /// Sorts entries; names that differ in nothing but case, spaces and hyphens are one term.
  init(
    _ settings: TaxonomySettings, _ entries: [Entry], among indices: [Int], about texts: TaxonomyTexts,
    at addresses: SectionAddresses
  ) {
    let folder = addresses.address(of: settings.slug)
    let about = texts.terms[settings.slug] ?? [:]
    index = texts.taxonomies[settings.slug]
    title = index.flatMap { entries[$0].facts.title } ?? settings.title
    address = index.map { entries[$0].address } ?? folder
    var found = about.mapValues { Found(name: entries[$0].title) }
    var partsOfEntries: [Int: [String]] = [:]
    var partsOfNames: [String: String] = [:]
    for entry in indices {
      for name in settings.terms(of: entries[entry].metadata) {
        let part = partsOfNames[name] ?? Self.part(of: name)
        partsOfNames[name] = part
        let title = about[part].flatMap { entries[$0].facts.title }
        found[part, default: Found(name: name)].add(name, of: entry, titled: title)
        if partsOfEntries[entry]?.contains(part) != true { partsOfEntries[entry, default: []].append(part) }
      }
    }
    let isSequence = settings.name == "series"
    let sorted = found.map { part, found in
      let index = about[part]
      let term = Term(
        name: found.name, address: index.map { entries[$0].address } ?? "\(folder)\(part)/", index: index,
        entries: entries.sorted(found.entries, by: isSequence ? .oldest : .newest))
      let order = TitleOrder(index.flatMap { entries[$0].metadata.sortTitle } ?? found.name)
      return (order: order, part: part, term: term, spellings: found.spellings)
    }
    .sorted { ($0.order, $0.part) < ($1.order, $1.part) }
    terms = sorted.map(\.term)
    collisions = sorted.flatMap { term in
      term.spellings.dropFirst().map { other in
        Collision(
          address: term.term.address, first: (term.spellings[0].name, term.spellings[0].entry),
          second: (other.name, other.entry))
      }
    }
    let positions = Dictionary(sorted.enumerated().map { ($1.part, $0) }) { first, _ in first }
    termsOfEntries = partsOfEntries.mapValues { parts in parts.compactMap { positions[$0] } }
    self.settings = settings
  }

  /// The part of an address that stands for a term.
  static func part(of name: String) -> String {
    let part = AddressPart.of(name)
    return part.isEmpty ? "term" : part
  }

  /// What is the same for the spellings of one term.
  fileprivate static func key(of name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased()._nfc)).split { $0 == " " || $0 == "-" }.joined(separator: "-")
  }
}
