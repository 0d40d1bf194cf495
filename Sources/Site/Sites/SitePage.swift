import Articles
public import Views

/// A page whose content is a view; a template or a layout frames it as any other page.
public struct SitePage: Sendable {
  /// Its address, such as `/colophon/`.
  public let address: String
  /// What it is called.
  public let title: String
  /// The template that frames it.
  public let template: String
  let view: @Sendable (SiteHandle) -> AnyView

  /// A page at an address.
  public init<Content: View & SendableMetatype>(
    _ address: String, title: String, template: String = "page",
    @ViewBuilder view: @escaping @Sendable (SiteHandle) -> Content
  ) {
    self.address = SiteFile.address(SitePath.canonical(address))
    self.title = title
    self.template = template
    self.view = { AnyView(view($0)) }
  }
}
