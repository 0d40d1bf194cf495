import Articles
import Mustache

/// A section as templates see it.
final class SectionHandle: NamedObject {
  enum Property: String, CaseIterable {
    case name, title, url, description, count, posts

    static let names = allCases.map(\.rawValue)
  }

  private let index: Int
  private let scope: HandleScope

  init(_ index: Int, in scope: HandleScope) {
    self.index = index
    self.scope = scope
  }

  var names: [String] { Property.names }

  var subjectName: SubjectName { scope.model.name(of: .section(index)) }

  // A section's name is a part of its path, which identifies the section. So the name of a section cannot change, and
  // `order` need not record a read.
  var order: String? { scope.model.sections[index].name }

  func value(named name: String) -> TemplateValue? {
    guard let property = Property(rawValue: name) else { return nil }
    scope.reads.record(property, of: .section(index))
    let section = scope.model.sections[index]
    switch property {
    case .name: return .text(section.name)
    case .title: return .text(section.title)
    case .url: return .text(scope.local(section.address))
    case .description:
      return section.index.flatMap { scope.model.entries[$0].metadata.description }.map { .text($0) } ?? .nothing
    case .count: return .integer(section.entries.count)
    case .posts: return .pages(section.entries, in: scope)
    }
  }
}

/// A taxonomy as templates see it.
final class TaxonomyHandle: NamedObject {
  enum Property: String, CaseIterable {
    case name, title, url, terms

    static let names = allCases.map(\.rawValue)
  }

  private let index: Int
  private let scope: HandleScope

  init(_ index: Int, in scope: HandleScope) {
    self.index = index
    self.scope = scope
  }

  var names: [String] { Property.names }

  var subjectName: SubjectName { scope.model.name(of: .taxonomy(index)) }

  func value(named name: String) -> TemplateValue? {
    guard let property = Property(rawValue: name) else { return nil }
    scope.reads.record(property, of: .taxonomy(index))
    let taxonomy = scope.model.taxonomies[index]
    switch property {
    case .name: return .text(taxonomy.settings.name)
    case .title: return .text(taxonomy.title)
    case .url: return .text(scope.local(taxonomy.address))
    case .terms: return .array(taxonomy.terms.indices.map { .object(TermHandle($0, of: index, in: scope)) })
    }
  }
}

/// A term as templates see it.
///
/// The series of an article is a term, too; it also has the position of the article in the series.
final class TermHandle: NamedObject {
  enum Property: String, CaseIterable {
    case title, url, count, posts, position

    static let names = allCases.map(\.rawValue)
  }

  private let index: Int
  private let taxonomy: Int
  private let scope: HandleScope
  /// The article, if a template reads the term as the series of an article; otherwise `nil`.
  private let entry: Int?

  init(_ index: Int, of taxonomy: Int, in scope: HandleScope, entry: Int? = nil) {
    self.index = index
    self.taxonomy = taxonomy
    self.scope = scope
    self.entry = entry
  }

  var names: [String] { Property.names.filter { entry != nil || $0 != Property.position.rawValue } }

  private var subject: Subject {
    entry.map { .part(index, of: taxonomy, entry: $0) } ?? .term(index, of: taxonomy)
  }

  var subjectName: SubjectName { scope.model.name(of: subject) }

  var order: String? {
    scope.reads.record(Property.title, of: subject)
    return scope.model.taxonomies[taxonomy].terms[index].name
  }

  func value(named name: String) -> TemplateValue? {
    guard let property = Property(rawValue: name) else { return nil }
    scope.reads.record(property, of: subject)
    let term = scope.model.taxonomies[taxonomy].terms[index]
    switch property {
    case .title: return .text(term.name)
    case .url: return .text(scope.local(term.address))
    case .count: return .integer(term.entries.count)
    case .posts: return .pages(term.entries, in: scope)
    case .position: return entry.flatMap { term.entries.firstIndex(of: $0) }.map { .integer($0 + 1) }
    }
  }
}
