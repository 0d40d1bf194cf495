import Mustache

/// What lies below the page when a template looks for a name.
final class RootHandle: TemplateObject {
  static let properties = ["site", "page", "asset", "now"]

  private let page: PageHandle
  private let site: SiteHandle
  private let assets: AssetHandle

  init(_ page: PageHandle) {
    self.page = page
    site = SiteHandle(page.scope)
    assets = AssetHandle(in: page.scope)
  }

  var names: [String] { Self.properties }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "site": return .object(site)
    case "page": return .object(page)
    case "asset": return .object(assets)
    case "now":
      page.scope.reads.note("now", among: Self.properties, of: .root)
      return .date(page.model.options.now, in: page)
    default: return nil
    }
  }
}
