import Articles
package import Planning
import Records

extension PlannedSite {
  /// Returns the name by which another build finds a subject of this site.
  package func name(of subject: Subject) -> SubjectName {
    switch subject {
    case .root: .root
    case .site: .site
    case .page(let page): .page(plan.pages[page].address)
    case .section(let section): .section(plan.sections[section].path)
    case .taxonomy(let taxonomy): .taxonomy(plan.taxonomies[taxonomy].settings.name)
    case .term(let term, let taxonomy):
      .term(plan.taxonomies[taxonomy].terms[term].address, of: plan.taxonomies[taxonomy].settings.name)
    case .part(let term, let taxonomy, let entry):
      .part(
        plan.taxonomies[taxonomy].terms[term].address, of: plan.taxonomies[taxonomy].settings.name,
        article: entries[entry].path)
    case .asset(let path): .asset(path)
    case .picture(let need): .picture(need)
    case .image(let written, let file): .image(written, from: file)
    case .file(let path): .file(path)
    case .text(let part): .text(part)
    case .dataNames(let folder): .dataNames(in: folder)
    case .template(let name): .template(name)
    case .view(let name): .view(name)
    case .word(let key, let language): .word(key, in: language)
    case .parameter(let name, let page): .parameter(name, ofPage: page.map { plan.pages[$0].address })
    case .missingName(let path): .missingName(path)
    }
  }

  /// Returns the hash of what was read, which does not cover the values.
  func hash(of reads: PageReads) -> ContentHash {
    let pages = reads.pages.map { (name: name(of: .page($0)), properties: $1.rawValue) }
    let others = reads.others.map { (name: name(of: $0), properties: $1) }
    var writer = RecordWriter()
    for read in (pages + others).sorted(by: { $0.name.sortKey < $1.name.sortKey }) {
      writer.write(read.name)
      writer.write(wide: read.properties)
    }
    return ContentHash(of: writer.bytes)
  }
}

/// Finds the subjects of this site by the names that another build gave them.
package struct SubjectFinder: Sendable {
  private let pages: [String: Int]
  private let sections: [String: Int]
  private let taxonomies: [String: Int]
  private let terms: [[String: Int]]
  /// The entries, in the byte order of their paths.
  private let entries: [Entry]
  /// The names of the views whose reads are all recorded.
  private let recordedViews: Set<String>

  package init(_ site: PlannedSite) {
    pages = Self.indexes(of: site.plan.pages.map(\.address))
    sections = Self.indexes(of: site.plan.sections.map(\.path))
    taxonomies = Self.indexes(of: site.plan.taxonomies.map(\.settings.name))
    terms = site.plan.taxonomies.map { Self.indexes(of: $0.terms.map(\.address)) }
    entries = site.entries
    recordedViews = Set(site.code.views.filter { $0.reads == .recorded }.map(\.name))
  }

  /// Returns the subject with a name, or `nil` if this site no longer has it.
  package func subject(_ name: SubjectName) -> Subject? {
    switch name {
    case .root: .root
    case .site: .site
    case .page(let address): pages[address].map { .page($0) }
    case .section(let path): sections[path].map { .section($0) }
    case .taxonomy(let name): taxonomies[name].map { .taxonomy($0) }
    case .term(let address, let taxonomy): term(address, of: taxonomy).map { .term($0, of: $1) }
    case .part(let address, let taxonomy, let article):
      if let (term, taxonomy) = term(address, of: taxonomy), let entry = entries.index(of: article, named: { $0.path })
      {
        .part(term, of: taxonomy, entry: entry)
      } else {
        nil
      }
    case .asset(let path): .asset(path)
    case .picture(let need): .picture(need)
    case .image(let written, let file): .image(written, from: file)
    case .file(let path): .file(path)
    case .text(let part): .text(part)
    case .dataNames(let folder): .dataNames(in: folder)
    case .template(let name): .template(name)
    // A view that runs in every build is a new subject each time, so its pages are rendered.
    case .view(let name): recordedViews.contains(name) ? .view(name) : nil
    case .word(let key, let language): .word(key, in: language)
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
