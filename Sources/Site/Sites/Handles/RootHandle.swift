import Mustache

/// What lies below the page when a template looks for a name.
final class RootHandle: TemplateObject {
  enum Property: String, CaseIterable {
    case site, page, asset, now

    static let names = allCases.map(\.rawValue)
  }

  private let page: PageHandle
  private let site: SiteHandle
  private let assets: AssetHandle

  init(_ page: PageHandle) {
    self.page = page
    site = SiteHandle(page.scope)
    assets = AssetHandle(in: page.scope)
  }

  var names: [String] { Property.names }

  func value(named name: String) -> TemplateValue? {
    switch Property(rawValue: name) {
    case .site: return .object(site)
    case .page: return .object(page)
    case .asset: return .object(assets)
    case .now:
      page.scope.reads.note(Property.now, of: .root)
      return .date(page.model.options.now, in: page)
    case nil: return nil
    }
  }
}
