import Addresses
import Articles
import Parsing

/// The terms of a new site, such as its tags: one spelling for each, and the old addresses of their lists.
///
/// Garland lists `Swift` and `swift` together. The old site may have a page for each, or one for both.
struct ImportedTerms {
  /// A term with the old addresses of its lists, the most used first.
  struct Term: Equatable {
    let taxonomy: String
    let name: String
    let count: Int
    var addresses: [String]
  }

  /// The articles, in which each term has its most frequent spelling.
  private(set) var articles: [ImportedArticle]
  /// The terms whose old address is known, the most used first.
  private(set) var terms: [Term] = []
  private(set) var notes: [ImportNote] = []
  private static let exampleCount = 5

  /// Collects the terms; `oldAddresses` returns the old addresses for a name in a taxonomy.
  init(
    _ articles: [ImportedArticle], _ settings: SiteConfiguration, oldAddresses: (_ name: String, String) -> [String]
  ) {
    self.articles = articles
    for taxonomy in Self.taxonomies(settings) { collect(taxonomy) { oldAddresses($0, taxonomy) } }
  }

  private static func taxonomies(_ settings: SiteConfiguration) -> [String] {
    guard let value = settings[.taxonomies] else { return ["tags", "categories", "series"] }
    return value.map?.entries.map(\.key) ?? value.texts
  }

  /// Returns the slug of a term, which is the same for all names that Garland lists together.
  static func slug(_ name: String, keepingCase: Bool = false) -> String {
    let slug = AddressPart.of(name, keepingCase: keepingCase)
    return slug.isEmpty ? "term" : slug
  }

  private mutating func collect(_ taxonomy: String, oldAddresses: (String) -> [String]) {
    var counts: [String: Int] = [:]
    var names: [String] = []
    for name in articles.flatMap({ Self.names($0, in: taxonomy) }) {
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    let old = Dictionary(uniqueKeysWithValues: names.map { ($0, oldAddresses($0)) })
    // The most frequent name of each group, then the first one.
    let sorted = names.enumerated().sorted {
      (-counts[$0.element, default: 0], $0.offset) < (-counts[$1.element, default: 0], $1.offset)
    }
    .map(\.element)
    // Pelican has one page for `Node.js` and `nodejs`. It also has one for `C++` and `C#`, which stay different terms.
    let folded = Self.firsts(of: sorted) { name in
      old[name]?.first.map { $0 + " " + name.lowercased().filter { !" .-_".contains($0) } } ?? name
    }
    let listed = Self.firsts(of: sorted.filter { folded[$0] == $0 }) { Self.slug($0) }
    let spellings = folded.mapValues { listed[$0] ?? $0 }
    let groups = Dictionary(grouping: sorted) { spellings[$0] ?? $0 }
    for name in sorted {
      guard let group = groups[name] else { continue }
      let addresses = group.flatMap { old[$0] ?? [] }
      let count = group.reduce(0) { $0 + counts[$1, default: 0] }
      terms.append(Term(taxonomy: taxonomy, name: name, count: count, addresses: addresses))
    }
    unify(taxonomy, spellings)
    note(taxonomy, sorted.filter { spellings[$0] != $0 }, spellings)
  }

  /// Returns the first name with the key of each name.
  private static func firsts(of names: [String], _ key: (String) -> String) -> [String: String] {
    let firsts = Dictionary(names.map { (key($0), $0) }) { first, _ in first }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, firsts[key($0)] ?? $0) })
  }

  /// Returns the terms of an article; a text with several words can be several terms, which a build separates.
  private static func names(_ article: ImportedArticle, in taxonomy: String) -> [String] {
    switch article.keys[taxonomy] {
    case .list(let nodes)?: nodes.compactMap { $0.textual?.trimmed }.filter { !$0.isEmpty }
    case let value?: value.text.flatMap { $0.contains { $0 == "," || $0.isWhitespace } ? nil : [$0] } ?? []
    case nil: []
    }
  }

  private mutating func unify(_ taxonomy: String, _ spellings: [String: String]) {
    for index in articles.indices {
      let names = Self.names(articles[index], in: taxonomy)
      guard names.contains(where: { spellings[$0] != $0 }) else { continue }
      var seen: Set<String> = []
      articles[index].keys[taxonomy] = .texts(
        names.map { spellings[$0] ?? $0 }.filter { seen.insert($0).inserted })
    }
  }

  private mutating func note(_ taxonomy: String, _ names: [String], _ spellings: [String: String]) {
    guard !names.isEmpty else { return }
    let examples = names.prefix(Self.exampleCount).map { "`\($0)` is `\(spellings[$0] ?? $0)`" }
    let rest = names.count > Self.exampleCount ? [" and \(names.count - Self.exampleCount) more"] : []
    notes.add(
      "`\(taxonomy)` with several spellings have the most frequent one now: "
        + examples.joined(separator: ", ") + rest.joined())
  }
}
