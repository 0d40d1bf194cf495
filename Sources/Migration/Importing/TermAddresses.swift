import Addresses
import Articles
import Parsing

/// The articles about terms that keep the old addresses of their lists, as `url` and `aliases`.
struct TermAddresses {
  /// The articles by their path in `Content`.
  private(set) var written: [String: String] = [:]
  private(set) var notes: [ImportNote] = []
  /// The files of the site, in lower case: two addresses that differ in capital letters alone cannot both have a page.
  private var taken: Set<String>

  /// Decides the addresses of terms; `address` returns that of a build without these articles.
  ///
  /// `files` are the files of the site, `paths` the articles in the folder with those of this language.
  init(
    _ terms: [ImportedTerms.Term], besides files: [String], paths: Set<String>,
    address: (ImportedTerms.Term) -> String
  ) {
    taken = Set(files.map { $0.lowercased() })
    let sorted = terms.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map(
      \.element)
    let addressed = sorted.map { (term: $0, address: address($0)) }
    for (term, address) in addressed where Self.keeps(address, term) { taken.insert(Self.key(address)) }
    for (term, address) in addressed { add(term, at: address, paths) }
  }

  private static func key(_ address: String) -> String { SiteFile.path(ofForeign: address).lowercased() }

  /// Whether one of the old addresses of a term is its address in the new site.
  private static func keeps(_ address: String, _ term: ImportedTerms.Term) -> Bool {
    let file = SiteFile.path(of: address)
    return term.addresses.isEmpty || term.addresses.contains { SiteFile.path(ofForeign: $0) == file }
  }

  private mutating func add(_ term: ImportedTerms.Term, at address: String, _ paths: Set<String>) {
    let file = "\(Slug.key(of: term.taxonomy))/\(ImportedTerms.slug(term.name))"
    let isWritten = ["\(file).md", "\(file)/_index.md", "\(file)/index.md"].contains { paths.contains($0) }
    guard !isWritten, file.fileName != "index" else { return }
    var keys = ArticleKeys(DataMap(texts: ["title": term.name]))
    var (own, aliases) = (address, [String]())
    if !Self.keeps(address, term), let old = term.addresses.first(where: { taken.insert(Self.key($0)).inserted }) {
      own = old
      keys["url"] = .string(Self.encoded(old))
    }
    for old in term.addresses where SiteFile.path(ofForeign: old) != SiteFile.path(ofForeign: own) {
      if Self.key(old) == Self.key(own) {
        notes.add(
          "`\(old)` and `\(own)` list one term and differ only in capital letters: only a host can redirect `\(old)`")
      } else if taken.insert(Self.key(old)).inserted {
        aliases.append(Self.encoded(old))
      }
    }
    if !aliases.isEmpty { keys["aliases"] = .texts(aliases) }
    if own != address || !aliases.isEmpty { written[file + ".md"] = keys.frontMatter }
  }

  private static func encoded(_ address: String) -> String {
    SiteFile.address(ofFile: SiteFile.path(ofForeign: address)).percentEncoded(only: ":")
  }
}

extension ImportedAddresses {
  /// Returns the articles that keep the old addresses of the lists of terms, in each language.
  func keeping(_ terms: [ImportedTerms.Term]) -> (written: [String: String], notes: [ImportNote]) {
    let taken = published.map { SiteFile.path(of: $0.article.address) } + copied.map(\.file)
    let articles = zip(moves, articles).compactMap { move, article in
      places[move.target].map { (edition: $0.edition, article) }
    }
    return contents.indices.reduce(into: ([:], [])) { result, edition in
      let (sections, inEdition) = (contents[edition].sections, articles.filter { $0.edition == edition }.map(\.1))
      let folder = String(sections.settings.home.dropFirst())
      let names = Dictionary(
        Set(terms.map(\.taxonomy)).map { name in (name, Set(inEdition.flatMap { $0.keys[name]?.texts ?? [] })) }
      ) { first, _ in first }
      let used = terms.filter { names[$0.taxonomy]?.contains($0.name) ?? false }
      let paths = Set(places.keys.compactMap { folder.isEmpty ? $0 : $0.path(below: String(folder.dropLast())) })
      let found = TermAddresses(
        used.map { term in
          var term = term
          term.addresses = term.addresses.map(sections.settings.belowHome)
          return term
        }, besides: taken, paths: paths
      ) { address(of: $0, sections, editions[edition].taxonomies) }
      result.0.merge(found.written.map { (folder + $0.key, $0.value) }) { first, _ in first }
      result.1 += found.notes
    }
  }

  /// The addresses of feeds of sections without a dated article, which a build does not write.
  var unwrittenFeeds: [String] {
    contents.flatMap { content in
      let dated = content.articles.filter { $0.place.role == .article && $0.date != nil && !$0.isDraft }
      let sections = Set(dated.flatMap { SectionPath.chain(to: $0.place.section) })
      return content.articles.filter { $0.place.role == .section && !sections.contains($0.place.section) }.flatMap {
        section in
        (section.metadata.parameters["feeds"]?.map?.entries ?? []).compactMap(\.value.textual).map { name in
          name.hasPrefix("/") ? name : SiteFile.folder(of: section.address) + name
        }
      }
    }
  }

  /// Returns the address that a build gives to the list of a term.
  private func address(
    of term: ImportedTerms.Term, _ sections: SectionAddresses, _ taxonomies: [String: TaxonomyPaths]
  ) -> String {
    let folder = Slug.key(of: term.taxonomy)
    let part = ImportedTerms.slug(term.name, keepingCase: sections.settings.keepsCaseOfTerms)
    return taxonomies[folder]?.terms.map { sections.settings.belowHome($0.address { _ in part }) }
      ?? "\(sections.address(of: folder))\(part)/"
  }
}
