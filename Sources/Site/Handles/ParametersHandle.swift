import Articles
package import Mustache
package import Parsing
package import Planning
import Records

/// The map `params` of a page or of the site as templates see it; authors choose its names.
///
/// Maps inside of `params` are handles of this type, too.
package final class ParametersHandle: TemplateObject {
  private let map: DataMap?
  /// The kind of the owner (a page or the site), then the keys that lead to the map.
  private let path: [String]
  private let scope: HandleScope
  /// The page that owns the map, or `nil` for the site.
  private let page: Int?

  /// Creates a handle for the parameters of a page or, without a page, of the site.
  package convenience init(_ map: DataMap?, ofPage page: Int?, in scope: HandleScope) {
    self.init(map, at: [(page == nil ? ParameterNames.Owner.site : .pages).rawValue], of: page, in: scope)
  }

  private init(_ map: DataMap?, at path: [String], of page: Int?, in scope: HandleScope) {
    (self.map, self.path, self.page, self.scope) = (map, path, page, scope)
  }

  private var isOutermost: Bool { path.count == 1 }

  package func value(named name: String) -> TemplateValue? {
    let value = map?.entry(for: name).map { Self.value($0.value, at: path + [name], of: page, in: scope) }
    if isOutermost { scope.recordRead(ofParameter: name, ofPage: page) }
    // A missing name is reported unless another page has it. So the page depends on the names on all pages.
    if value == nil { scope.reads.record(.missingName(path + [name])) }
    return value
  }

  /// The names in the map.
  ///
  /// A page that reads them depends on the whole map.
  package var names: [String] {
    if isOutermost, let page { scope.reads.record(.params, of: page) }
    if isOutermost, page == nil { scope.reads.record(SiteHandle.Property.params, of: .site) }
    return (map?.entries.map(\.key) ?? []).inByteOrder { $0 }
  }

  package var expectedNames: Set<String> { scope.site.parameterNames(at: path).names }

  package var hasAuthorNames: Bool { true }

  private static func value(_ node: DataNode, at path: [String], of page: Int?, in scope: HandleScope) -> TemplateValue
  {
    switch node.value {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text), .date(let text): .text(text)
    case .list(let nodes): .array(nodes.map { value($0, at: path, of: page, in: scope) })
    case .map(let map): .object(ParametersHandle(map, at: path, of: page, in: scope))
    }
  }
}

extension PlannedSite {
  /// Returns the parameters of a page or, without a page, of the site.
  package func parameters(ofPage page: Int?) -> DataMap? {
    guard let page else { return settings.parameters }
    return frontMatter(of: plan.pages[page])?.parameters
  }

  /// Returns the front matter of a page.
  ///
  /// The page of a section without a text, and such a home page, look as in the main language.
  func frontMatter(of page: Page) -> ArticleMetadata? {
    if let entry = page.entry { return entries[entry].metadata }
    return switch page.kind {
    case .home: content.sections.shared[""]
    case .section: page.section.flatMap { content.sections.shared[plan.sections[$0].path] }
    default: nil
    }
  }

  /// Returns the names in the maps at a path, whose first part is a `ParameterNames.Owner`.
  package func parameterNames(at path: [String]) -> ParameterNames {
    let all = path.first == ParameterNames.Owner.site.rawValue ? siteParameters : pageParameters
    return path.dropFirst().reduce(all.value) { $0.names(under: $1) }
  }
}
