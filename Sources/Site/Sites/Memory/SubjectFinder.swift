import Records

/// Finds what names of another build mean in this one.
struct SubjectFinder: Sendable {
  private let pages: [String: Int]
  private let sections: [String: Int]
  private let taxonomies: [String: Int]
  private let terms: [[String: Int]]
  /// In the byte order of their paths.
  private let entries: [Entry]

  init(_ model: SiteModel) {
    pages = Self.indexes(of: model.pages.map(\.address))
    sections = Self.indexes(of: model.sections.map(\.path))
    taxonomies = Self.indexes(of: model.taxonomies.map(\.settings.name))
    terms = model.taxonomies.map { Self.indexes(of: $0.terms.map(\.address)) }
    entries = model.entries
  }

  /// What a name means; nothing if that is not there any more.
  func subject(_ name: SubjectName) -> Subject? {
    switch name {
    case .root: .root
    case .site: .site
    case .page(let address): pages[address].map { .page($0) }
    case .section(let path): sections[path].map { .section($0) }
    case .taxonomy(let name): taxonomies[name].map { .taxonomy($0) }
    case .term(let address, let taxonomy): term(address, of: taxonomy).map { .term($0, of: $1) }
    case .part(let address, let taxonomy, let article):
      if let (term, taxonomy) = term(address, of: taxonomy), let entry = entries.place(of: article, named: { $0.path })
      {
        .part(term, of: taxonomy, entry: entry)
      } else {
        nil
      }
    case .asset(let path): .asset(path)
    case .template(let name): .template(name)
    case .parameter(let name, nil): .parameter(name, ofPage: nil)
    case .parameter(let name, let page?): pages[page].map { .parameter(name, ofPage: $0) }
    case .missingName(let path): .missingName(path)
    }
  }

  private func term(_ address: String, of taxonomy: String) -> (term: Int, taxonomy: Int)? {
    guard let taxonomy = taxonomies[taxonomy], let term = terms[taxonomy][address] else { return nil }
    return (term, taxonomy)
  }

  private static func indexes(of names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }
}
