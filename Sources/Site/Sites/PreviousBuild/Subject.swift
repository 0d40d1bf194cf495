import Records
import Synchronization

/// A part of the site with properties that pages read, identified by its index in this build.
enum Subject: Hashable, Sendable {
  /// The build itself, with its time.
  case root
  case site
  /// A page, as other pages see it.
  case page(Int)
  case section(Int)
  case taxonomy(Int)
  case term(Int, of: Int)
  /// The position of an article in the list of a term.
  case part(Int, of: Int, entry: Int)
  /// A file of the theme, which may be missing.
  case asset(String)
  /// A file of the content folder, which may be missing.
  case file(String)
  /// A template, which may be missing.
  case template(String)
  /// A word of the theme, which may be missing, or the keys of all words.
  case word(String?)
  /// A parameter of a page, or of the site.
  case parameter(String, ofPage: Int?)
  /// A name that is missing in one page's parameters; other pages may have it.
  case missingName([String])
}

extension SiteModel {
  /// Returns the name by which another build finds a subject of this site.
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
    case .file(let path): .file(path)
    case .template(let name): .template(name)
    case .word(let key): .word(key)
    case .parameter(let name, let page): .parameter(name, ofPage: page.map { pages[$0].address })
    case .missingName(let path): .missingName(path)
    }
  }
}

/// Finds the subjects of this site by the names that another build gave them.
struct SubjectFinder: Sendable {
  private let pages: [String: Int]
  private let sections: [String: Int]
  private let taxonomies: [String: Int]
  private let terms: [[String: Int]]
  /// The entries, in the byte order of their paths.
  private let entries: [Entry]

  init(_ model: SiteModel) {
    pages = Self.indexes(of: model.pages.map(\.address))
    sections = Self.indexes(of: model.sections.map(\.path))
    taxonomies = Self.indexes(of: model.taxonomies.map(\.settings.name))
    terms = model.taxonomies.map { Self.indexes(of: $0.terms.map(\.address)) }
    entries = model.entries
  }

  /// Returns the subject with a name, or `nil` if this site no longer has it.
  func subject(_ name: SubjectName) -> Subject? {
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
    case .file(let path): .file(path)
    case .template(let name): .template(name)
    case .word(let key): .word(key)
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

/// A table that numbers the subjects that pages read, because thousands of pages read the same few thousand subjects.
final class SubjectTable: Sendable {
  private struct State {
    var subjects: [Subject?]
    var numbers: [Subject: Int]

    mutating func number(of subject: Subject) -> Int {
      if let number = numbers[subject] { return number }
      subjects.append(subject)
      numbers[subject] = subjects.count - 1
      return subjects.count - 1
    }
  }

  private let state: Mutex<State>

  /// Creates a table with the numbers of the previous build; a subject that no longer exists is `nil`.
  init(_ previous: [Subject?] = []) {
    let numbers = previous.enumerated().compactMap { number, subject in subject.map { ($0, number) } }
    state = Mutex(State(subjects: previous, numbers: Dictionary(numbers) { first, _ in first }))
  }

  /// The subjects by their numbers.
  var subjects: [Subject?] { state.withLock(\.subjects) }

  /// Returns the reads of a page from other subjects, with the subjects' numbers.
  func numbered(_ found: PageReads, without page: Int) -> [RecordedRead] {
    state.withLock { state in
      var reads: [RecordedRead] = []
      reads.reserveCapacity(found.others.count + found.pages.count)
      for (subject, properties) in found.others {
        reads.append(RecordedRead(subject: state.number(of: subject), properties: properties))
      }
      for (other, read) in found.pages where other != page {
        reads.append(RecordedRead(subject: state.number(of: .page(other)), properties: read.rawValue))
      }
      return reads
    }
  }
}
