import Articles

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
  let termsOfEntries: [[Int]]
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
    var sorting = TermSorting(about, entries)
    for entry in indices {
      for name in settings.terms(of: entries[entry].metadata) { sorting.add(name, of: entry) }
    }
    // All are sorted once, and each term then takes its own by their places.
    var places = [Int](repeating: 0, count: entries.count)
    let order = entries.sorted(
      indices.filter { !sorting.numbersOfEntries[$0].isEmpty }, by: settings.name == "series" ? .oldest : .newest)
    for (place, entry) in order.enumerated() { places[entry] = place }
    let sorted = sorting.found.enumerated().map { [places] number, found in
      let term = Term(
        name: found.name, address: found.index.map { entries[$0].address } ?? "\(folder)\(found.part)/",
        index: found.index, entries: found.entries.sorted { places[$0] < places[$1] })
      let order = TitleOrder(found.index.flatMap { entries[$0].metadata.sortTitle } ?? found.name)
      return (order: order, number: number, found: found, term: term)
    }
    .sorted { ($0.order, $0.found.part) < ($1.order, $1.found.part) }
    terms = sorted.map(\.term)
    collisions = sorted.flatMap { term in
      term.found.spellings.dropFirst().map { other in
        Collision(address: term.term.address, first: term.found.spellings[0], second: other)
      }
    }
    var positions = [Int](repeating: 0, count: sorted.count)
    for (position, term) in sorted.enumerated() { positions[term.number] = position }
    termsOfEntries = sorting.numbersOfEntries.map { [positions] numbers in numbers.map { positions[$0] } }
    self.settings = settings
  }

  /// The part of an address that stands for a term.
  static func part(of name: String) -> String {
    let part = AddressPart.of(name)
    return part.isEmpty ? "term" : part
  }
}
