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
    /// The part of its address that stands for it.
    let part: String
    /// The article about it.
    var index: Int?
    var name: String
    var entries: [Int] = []
    /// How it is written, by what tells it from others of its address, and who wrote it so first.
    var spellings: [(name: String, entry: Int)] = []
    var keys: Set<String> = []

    /// Takes down a way to write it that nobody used so far; `title` is that of the article about it.
    mutating func add(spelling: String, of entry: Int, titled title: String?) {
      if spellings.isEmpty { name = title ?? spelling }
      if keys.insert(Taxonomy.key(of: spelling)).inserted { spellings.append((spelling, entry)) }
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
    var found = about.map { Found(part: $0, index: $1, name: entries[$1].title) }
    var numbers = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1.part, $0) })
    // An article names most of its terms as others did.
    var numbersOfNames: [String: Int] = [:]
    var numbersOfEntries: [Int: [Int]] = [:]
    for entry in indices {
      for name in settings.terms(of: entries[entry].metadata) {
        var number = numbersOfNames[name]
        if number == nil {
          let part = Self.part(of: name)
          let new = numbers[part] ?? found.count
          if new == found.count {
            found.append(Found(part: part, name: name))
            numbers[part] = new
          }
          found[new].add(spelling: name, of: entry, titled: found[new].index.flatMap { entries[$0].facts.title })
          (numbersOfNames[name], number) = (new, new)
        }
        guard let number else { continue }
        if found[number].entries.last != entry {
          found[number].entries.append(entry)
          numbersOfEntries[entry, default: []].append(number)
        }
      }
    }
    let isSequence = settings.name == "series"
    let sorted = found.enumerated().map { number, found in
      let term = Term(
        name: found.name, address: found.index.map { entries[$0].address } ?? "\(folder)\(found.part)/",
        index: found.index, entries: entries.sorted(found.entries, by: isSequence ? .oldest : .newest))
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
    var positions = [Int](repeating: 0, count: found.count)
    for (position, term) in sorted.enumerated() { positions[term.number] = position }
    termsOfEntries = numbersOfEntries.mapValues { [positions] numbers in numbers.map { positions[$0] } }
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
