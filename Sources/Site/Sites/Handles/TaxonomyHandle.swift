import Mustache

/// A taxonomy as templates see it.
final class TaxonomyHandle: NamedObject {
  enum Property: String, CaseIterable {
    case name, title, url, terms

    static let names = allCases.map(\.rawValue)
  }

  private let index: Int
  private let scope: Scope

  init(_ index: Int, in scope: Scope) {
    self.index = index
    self.scope = scope
  }

  var names: [String] { Property.names }

  var subjectName: SubjectName { scope.model.name(of: .taxonomy(index)) }

  func value(named name: String) -> TemplateValue? {
    guard let property = Property(rawValue: name) else { return nil }
    scope.reads.note(property, of: .taxonomy(index))
    let taxonomy = scope.model.taxonomies[index]
    switch property {
    case .name: return .text(taxonomy.settings.name)
    case .title: return .text(taxonomy.title)
    case .url: return .text(scope.local(taxonomy.address))
    case .terms: return .array(taxonomy.terms.indices.map { .object(TermHandle($0, of: index, in: scope)) })
    }
  }
}
