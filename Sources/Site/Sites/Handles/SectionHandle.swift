import Articles
import Mustache

/// A section as templates see it.
final class SectionHandle: NamedObject {
  enum Property: String, CaseIterable {
    case name, title, url, description, count, posts

    static let names = allCases.map(\.rawValue)
  }

  private let index: Int
  private let scope: Scope

  init(_ index: Int, in scope: Scope) {
    self.index = index
    self.scope = scope
  }

  var names: [String] { Property.names }

  var subjectName: SubjectName { scope.model.name(of: .section(index)) }

  // The name is the last part of the path, which tells a section from others: there is nothing to note.
  var order: String? { scope.model.sections[index].name }

  func value(named name: String) -> TemplateValue? {
    guard let property = Property(rawValue: name) else { return nil }
    scope.reads.note(property, of: .section(index))
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
