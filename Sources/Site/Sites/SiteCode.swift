public import Articles

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
