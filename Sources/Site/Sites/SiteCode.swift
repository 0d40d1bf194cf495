public import Articles
public import Views

/// The additions of a Swift program to a site: containers, layouts and pages.
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
  /// Containers in Swift.
  ///
  /// They override templates and built-in containers of the same name.
  public var containers: [Container]
  /// Layouts in Swift.
  ///
  /// They override templates of the same name.
  public var layouts: [SiteLayout]
  /// Pages, in addition to the pages of articles.
  public var pages: [SitePage]

  /// Creates a set of additions, empty by default.
  public init(containers: [Container] = [], layouts: [SiteLayout] = [], pages: [SitePage] = []) {
    self.containers = containers
    self.layouts = layouts
    self.pages = pages
  }
}

/// A layout in Swift: a view around the content of a page, like a template of the same name.
public struct SiteLayout: Sendable {
  /// The name, such as `post`.
  ///
  /// Pages choose a layout by kind, or by `template:` in their front matter.
  public let name: String
  let view: @Sendable (PageHandle, SiteHandle) -> AnyView

  /// Creates a layout.
  public init<Content: View & SendableMetatype>(
    _ name: String, @ViewBuilder view: @escaping @Sendable (PageHandle, SiteHandle) -> Content
  ) {
    self.name = name
    self.view = { AnyView(view($0, $1)) }
  }
}

/// A page whose content is a view.
///
/// A template or a layout adds the frame, as for any other page.
public struct SitePage: Sendable {
  /// The address, such as `/colophon/`.
  public let address: String
  /// The title.
  public let title: String
  /// The name of its template or layout.
  public let template: String
  let view: @Sendable (SiteHandle) -> AnyView

  /// Creates a page at an address.
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
