import Articles
import Records

/// Something of a site that pages read, by its place in the model.
enum Subject: Hashable, Sendable {
  /// What lies below every page: the time, for one.
  case root
  case site
  /// A page, as the pages of others see it.
  case page(Int)
  case section(Int)
  case taxonomy(Int)
  case term(Int, of: Int)
  /// An article's place among those under a term.
  case part(Int, of: Int, entry: Int)
  /// A file of the theme, whether it is there or not.
  case asset(String)
  /// A template, whether it is there or not.
  case template(String)
  /// What an author gave a page under a name, or the site.
  case parameter(String, ofPage: Int?)
  /// A name that an author's map does not have, though others of its kind may.
  case missingName([String])
}

/// What a subject is called from build to build.
enum SubjectName: Hashable, Sendable {
  case root, site
  case page(String)
  case section(String)
  case taxonomy(String)
  case term(String, of: String)
  case part(String, of: String, article: String)
  case asset(String)
  case template(String)
  case parameter(String, ofPage: String?)
  case missingName([String])
}

extension SiteModel {
  /// What something of this site is called from build to build.
  func name(of subject: Subject) -> SubjectName {
    switch subject {
    case .root: .root
    case .site: .site
    case .page(let page): .page(pages[page].address)
    case .section(let section): .section(sections[section].path)
    case .taxonomy(let taxonomy): .taxonomy(taxonomies[taxonomy].settings.name)
    case .term(let term, let taxonomy):
      .term(taxonomies[taxonomy].terms[term].address, of: taxonomies[taxonomy].settings.name)
    case .part(let term, let taxonomy, let entry):
      .part(
        taxonomies[taxonomy].terms[term].address, of: taxonomies[taxonomy].settings.name,
        article: entries[entry].path)
    case .asset(let path): .asset(path)
    case .template(let name): .template(name)
    case .parameter(let name, let page): .parameter(name, ofPage: page.map { pages[$0].address })
    case .missingName(let path): .missingName(path)
    }
  }
}

/// Finds what names of another build mean in this one.
struct SubjectFinder: Sendable {
  private let pages: [String: Int]
  private let sections: [String: Int]
  private let taxonomies: [String: Int]
  private let terms: [[String: Int]]
  private let entries: [String: Int]

  init(_ model: SiteModel) {
    pages = Self.indexes(of: model.pages.map(\.address))
    sections = Self.indexes(of: model.sections.map(\.path))
    taxonomies = Self.indexes(of: model.taxonomies.map(\.settings.name))
    terms = model.taxonomies.map { Self.indexes(of: $0.terms.map(\.address)) }
    entries = Self.indexes(of: model.entries.map(\.path))
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
      if let (term, taxonomy) = term(address, of: taxonomy), let entry = entries[article] {
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

extension SubjectName: Recorded {
  func write(to writer: inout RecordWriter) {
    let (kind, names): (Int, [String]) =
      switch self {
      case .root: (0, [])
      case .site: (1, [])
      case .page(let address): (2, [address])
      case .section(let path): (3, [path])
      case .taxonomy(let name): (4, [name])
      case .term(let address, let taxonomy): (5, [address, taxonomy])
      case .part(let address, let taxonomy, let article): (6, [address, taxonomy, article])
      case .asset(let path): (7, [path])
      case .template(let name): (8, [name])
      case .missingName(let path): (9, path)
      case .parameter(let name, let page): (10, [name] + (page.map { [$0] } ?? []))
      }
    writer.write(kind)
    writer.write(names)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    let (kind, names): (Int, [String]) = (try reader.read(), try reader.read())
    switch (kind, names.count) {
    case (0, 0): self = .root
    case (1, 0): self = .site
    case (2, 1): self = .page(names[0])
    case (3, 1): self = .section(names[0])
    case (4, 1): self = .taxonomy(names[0])
    case (5, 2): self = .term(names[0], of: names[1])
    case (6, 3): self = .part(names[0], of: names[1], article: names[2])
    case (7, 1): self = .asset(names[0])
    case (8, 1): self = .template(names[0])
    case (9, 1...): self = .missingName(names)
    case (10, 1): self = .parameter(names[0], ofPage: nil)
    case (10, 2): self = .parameter(names[0], ofPage: names[1])
    default: throw RecordDamage()
    }
  }
}
