import Mustache

/// A term as templates see it; as the series of an article, with the article's place in it.
final class TermHandle: NamedObject {
  enum Property: String, CaseIterable {
    case title, url, count, posts, position

    static let names = allCases.map(\.rawValue)
  }

  private let index: Int
  private let taxonomy: Int
  private let scope: Scope
  private let entry: Int?

  init(_ index: Int, of taxonomy: Int, in scope: Scope, entry: Int? = nil) {
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
    scope.reads.note(Property.title, of: subject)
    return scope.model.taxonomies[taxonomy].terms[index].name
  }

  func value(named name: String) -> TemplateValue? {
    guard let property = Property(rawValue: name) else { return nil }
    scope.reads.note(property, of: subject)
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
