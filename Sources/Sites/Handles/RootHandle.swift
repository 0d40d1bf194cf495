import Mustache

/// What lies below the page when a template looks for a name.
final class RootHandle: TemplateObject {
  static let properties = ["site", "page", "asset", "now"]

  private let page: PageHandle
  private let scope: Scope

  init(_ page: PageHandle) {
    self.page = page
    scope = page.scope
  }

  var names: [String] { Self.properties }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "site": return .object(SiteHandle(scope))
    case "page": return .object(page)
    case "asset": return .object(AssetHandle(in: scope))
    case "now":
      scope.reads.note("now", among: Self.properties, of: .root)
      return .date(scope.model.options.now, in: page)
    default: return nil
    }
  }
}
