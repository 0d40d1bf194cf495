public import Articles
public import Views

/// What a site adds in Swift: containers, layouts that frame pages instead of templates, and pages of its own.
///
/// ```swift
/// SiteCode(
///   containers: [.timeline],
///   layouts: [SiteLayout("post") { page, site in
///     Document(lang: page.language) { title { Text(page.title) } } content: { page.article }
///   }],
///   pages: [SitePage("/colophon/", title: "Colophon") { site in p { Text("Made by hand.") } }])
/// ```
public struct SiteCode: Sendable {
  /// Containers, which answer before templates and before those that come with Garland.
  public var containers: [Container]
  /// Layouts, which answer before templates of the same name.
  public var layouts: [SiteLayout]
  /// Pages beside those of articles.
  public var pages: [SitePage]

  /// Adds nothing unless told to.
  public init(containers: [Container] = [], layouts: [SiteLayout] = [], pages: [SitePage] = []) {
    self.containers = containers
    self.layouts = layouts
    self.pages = pages
  }
}

/// A view that frames pages, as a template of its name would.
public struct SiteLayout: Sendable {
  /// The name, such as `post`.
  public let name: String
  let view: @Sendable (PageHandle, SiteHandle) -> AnyView

  /// Frames the pages of a kind, or those that ask for the name.
  public init<Content: View & SendableMetatype>(
    _ name: String, @ViewBuilder view: @escaping @Sendable (PageHandle, SiteHandle) -> Content
  ) {
    self.name = name
    self.view = { AnyView(view($0, $1)) }
  }
}

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
