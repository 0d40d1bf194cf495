import Articles
import Mustache
import Parsing
import Records

/// What an author named as they liked, for templates: a map of `params`, of a page or of the site.
final class AuthorData: TemplateObject {
  private let map: DataMap?
  private let path: [String]
  private let scope: Scope
  /// The page that it belongs to; nothing if that is the site.
  private let page: Int?

  /// The parameters of a page, or of the site.
  convenience init(_ map: DataMap?, ofPage page: Int?, in scope: Scope) {
    self.init(map, at: [(page == nil ? NamesInUse.Owner.site : .pages).rawValue], of: page, in: scope)
  }

  private init(_ map: DataMap?, at path: [String], of page: Int?, in scope: Scope) {
    (self.map, self.path, self.page, self.scope) = (map, path, page, scope)
  }

  private var isOutermost: Bool { path.count == 1 }

  func value(named name: String) -> TemplateValue? {
    let value = map?.entry(for: name).map { Self.value($0.value, at: path + [name], of: page, in: scope) }
    if isOutermost { scope.reads.note(.parameter(name, ofPage: page)) }
    // Whether that is a slip, and a warning, depends on what others have.
    if value == nil { scope.reads.note(.missingName(path + [name])) }
    return value
  }

  /// Whoever asks for all names depends on all that is there.
  var names: [String] {
    if isOutermost, let page { scope.reads.note(.params, of: page) }
    if isOutermost, page == nil { scope.reads.note(SiteHandle.Property.params, of: .site) }
    return (map?.entries.map(\.key) ?? []).inByteOrder { $0 }
  }

  var expectedNames: Set<String> { scope.model.namesInUse(at: path).names }

  var hasAuthorNames: Bool { true }

  private static func value(_ node: DataNode, at path: [String], of page: Int?, in scope: Scope) -> TemplateValue {
    switch node.value {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text), .date(let text): .text(text)
    case .list(let nodes): .array(nodes.map { value($0, at: path, of: page, in: scope) })
    case .map(let map): .object(AuthorData(map, at: path, of: page, in: scope))
    }
  }
}
