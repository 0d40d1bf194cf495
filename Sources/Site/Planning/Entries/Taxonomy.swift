import Addresses
package import Articles
package import Diagnostics
import Parsing
@_spi(_Unicode) import Swift

/// A taxonomy with its terms, such as the tags of a site.
package struct Taxonomy: Sendable {
  package let settings: TaxonomySettings
  /// The title of its page.
  package let heading: Title
  /// The address of its page.
  package let address: String
  /// The index of the entry about the taxonomy.
  package let index: Int?
  /// The terms in the order of the settings.
  package let terms: [Term]
  /// The positions of each entry's terms, in the order in which the author listed them.
  package let termsOfEntries: [[Int]]
  /// The rank of each entry in the order of all terms' lists.
  private let ranks: [Int]
  /// The terms that have the same address.
  let collisions: [Collision]

  /// The text of the title.
  package var title: String { heading.text }

  /// A term of the taxonomy, with the articles that have it.
  package struct Term: Sendable {
    /// The title of the article about the term, otherwise the spelling in the first article that has it.
    package let name: String
    /// The name as the article about the term writes it, with its code.
    package let heading: Title
    /// The address of the first page of its list.
    package let address: String
    /// The index of the entry about the term.
    package let index: Int?
    /// The indexes of the entries with the term, sorted by date.
    package let entries: [Int]
  }

  /// Two spellings of terms with the same address, each with the first entry that uses the spelling.
  struct Collision: Sendable {
    let address: String
    let first: (name: String, entry: Int)
    let second: (name: String, entry: Int)
  }

  /// Collects the terms of some entries.
  ///
  /// Names that differ only in case, spaces and hyphens are one term.
  init(
    _ settings: TaxonomySettings, _ entries: [Entry], among indexes: [Int], about texts: TaxonomyArticles,
    at addresses: SectionAddresses
  ) {
    let folder = addresses.address(of: settings.slug)
    index = texts.taxonomies[settings.slug]
    heading = index.flatMap { entries[$0].facts.title } ?? Title(settings.title)
    address = index.map { entries[$0].address } ?? folder
    var collector = TermCollector(texts.terms[settings.slug] ?? [:], entries)
    for entry in indexes {
      for name in settings.terms(of: entries[entry]) { collector.add(name, of: entry) }
    }
    // Sort all entries once: sorting each term's entries separately would compute the sort keys again and is slower.
    var ranks = [Int](repeating: 0, count: entries.count)
    let order = entries.sorted(
      indexes.filter { !collector.termsOfEntries[$0].isEmpty }, by: settings.name == "series" ? .oldest : .newest)
    for (rank, entry) in order.enumerated() { ranks[entry] = rank }
    let sorted = collector.terms.enumerated().map { [ranks] number, collected in
      let title = collected.index.flatMap { entries[$0].facts.title }
      let term = Term(
        name: collected.name, heading: title.flatMap { $0.text == collected.name ? $0 : nil } ?? Title(collected.name),
        address: collected.index.map { entries[$0].address }
          ?? addresses.address(ofTerm: collected.spelling, slug: collected.slug, in: folder, settings),
        index: collected.index, entries: collected.entries.sorted { ranks[$0] < ranks[$1] })
      let order = TitleOrder(collected.index.flatMap { entries[$0].metadata.sortTitle } ?? collected.name)
      return (order: order, number: number, collected: collected, term: term)
    }
    .sorted { first, second in
      let counts = (first.term.entries.count, second.term.entries.count)
      if settings.order == .count, counts.0 != counts.1 { return counts.0 > counts.1 }
      return (first.order, first.collected.slug) < (second.order, second.collected.slug)
    }
    terms = sorted.map(\.term)
    collisions = sorted.flatMap { item in
      item.collected.spellings.dropFirst().map { other in
        Collision(address: item.term.address, first: item.collected.spellings[0], second: other)
      }
    }
    var positions = [Int](repeating: 0, count: sorted.count)
    for (position, item) in sorted.enumerated() { positions[item.number] = position }
    termsOfEntries = collector.termsOfEntries.map { [positions] numbers in numbers.map { positions[$0] } }
    self.ranks = ranks
    self.settings = settings
  }

  /// Returns the position of an entry in the list of one of its terms.
  ///
  /// This is a binary search: if all articles have the same term, a search from the start takes quadratic time.
  package func position(of entry: Int, in term: Int) -> Int? {
    let entries = terms[term].entries
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[entries[middle]] < ranks[entry] { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low] == entry ? low : nil
  }

  /// Returns the slug of a term.
  package static func slug(of name: String, keepingCase: Bool = false) -> String {
    let slug = AddressPart.of(name, keepingCase: keepingCase)
    return slug.isEmpty ? "term" : slug
  }
}

extension SectionAddresses {
  /// Returns the address of a term without an article; `folder` is the address of its taxonomy.
  package func address(ofTerm name: String, slug: String, in folder: String, _ taxonomy: TaxonomySettings) -> String {
    let part = settings.keepsCaseOfTerms ? Taxonomy.slug(of: name, keepingCase: true) : slug
    return taxonomy.paths.terms.map { settings.belowHome($0.address { _ in part }) } ?? "\(folder)\(part)/"
  }
}

/// Collects the terms of entries, by slug.
///
/// Names with the same slug are one term. If they differ in more than case, spaces and hyphens, they are also a
/// collision.
private struct TermCollector {
  /// A term, while its entries are collected.
  struct CollectedTerm {
    let slug: String
    /// The index of the entry about the term.
    var index: Int?
    var name: String
    var entries: [Int] = []
    /// The first spelling of each distinct name with this slug, and the entry that uses it.
    var spellings: [(name: String, entry: Int)] = []
    /// The first spelling in an article.
    var spelling: String { spellings.first?.name ?? name }
    /// The keys of `spellings`.
    var keys: Set<String> = []
  }

  private(set) var terms: [CollectedTerm]
  /// The indexes in `terms` of each entry's terms, in the order in which the author listed them.
  private(set) var termsOfEntries: [[Int]]

  private let entries: [Entry]
  private var numbersOfSlugs: [String: Int]
  /// A cache, because articles mostly use the same names.
  private var numbersOfNames: [String: Int] = [:]

  /// Creates a collector with the terms that have an article about them, by slug.
  init(_ texts: [String: Int], _ entries: [Entry]) {
    self.entries = entries
    termsOfEntries = [[Int]](repeating: [], count: entries.count)
    terms = texts.map { CollectedTerm(slug: $0, index: $1, name: entries[$1].title) }
    numbersOfSlugs = Dictionary(uniqueKeysWithValues: terms.enumerated().map { ($1.slug, $0) })
  }

  /// Adds a term of an entry.
  ///
  /// All terms of one entry must be added one after the other.
  mutating func add(_ name: String, of entry: Int) {
    let number = numbersOfNames[name] ?? addSpelling(name, of: entry)
    guard terms[number].entries.last != entry else { return }
    terms[number].entries.append(entry)
    termsOfEntries[entry].append(number)
  }

  /// Adds a new spelling and returns the index of its term.
  private mutating func addSpelling(_ name: String, of entry: Int) -> Int {
    let slug = Taxonomy.slug(of: name)
    let number = numbersOfSlugs[slug] ?? terms.count
    if number == terms.count { terms.append(CollectedTerm(slug: slug, name: name)) }
    numbersOfSlugs[slug] = number
    numbersOfNames[name] = number
    let title = terms[number].index.flatMap { entries[$0].facts.title?.text }
    if terms[number].spellings.isEmpty { terms[number].name = title ?? name }
    if terms[number].keys.insert(Self.key(of: name)).inserted { terms[number].spellings.append((name, entry)) }
    return number
  }

  /// Returns a key that ignores case, spaces and hyphens.
  private static func key(of name: String) -> String {
    let lower = name.lowercased()
    // ASCII is in composed form already, and normalization is slower than everything else here.
    let composed = lower.isASCII ? lower : String(String.UnicodeScalarView(lower._nfc))
    return composed.split { $0 == " " || $0 == "-" }.joined(separator: "-")
  }
}

extension TaxonomySettings {
  /// Returns the terms of an article, or the default terms of a post without any.
  package func terms(of entry: Entry) -> [String] {
    let terms = terms(of: entry.metadata)
    return terms.isEmpty && entry.isPost ? defaultTerms : terms
  }

  /// Returns the range of the article's list of terms.
  package func range(in article: Entry) -> SourceRange {
    let field = ArticleMetadata.Field.named(name).flatMap { article.metadata.ranges[$0] }
    return field ?? SourceRange(article.source, article.metadata.parameters[name]?.range ?? 0..<0)
  }
}
