public import Articles
package import Planning
public import Views

/// The additions of a Swift program to a site: containers, layouts, pages and views.
///
/// ```swift
/// SiteCode(
///   containers: [.timeline],
///   layouts: [SiteLayout("post") { page, site in
///     ThemePage(page, site) { article { h1 { Text(page.title) }; page.article } }
///   }],
///   pages: [SitePage("/colophon/", title: "Colophon") { site in p { Text("Made by hand.") } }])
/// ```
public struct SiteCode: Sendable {
  /// Containers in Swift.
  ///
  /// They override templates and built-in containers of the same name.
  package var containers: [Container]
  /// Layouts in Swift.
  ///
  /// They override templates of the same name.
  package var layouts: [SiteLayout]
  /// Pages, in addition to the pages of articles.
  package var pages: [SitePage]
  /// Views that templates place by their names.
  package var views: [SiteView]

  /// Creates a set of additions, empty by default.
  public init(
    containers: [Container] = [], layouts: [SiteLayout] = [], pages: [SitePage] = [], views: [SiteView] = []
  ) {
    self.containers = containers
    self.layouts = layouts
    self.pages = pages
    self.views = views
  }
}

/// A layout in Swift: a view around the content of a page, like a template of the same name.
public struct SiteLayout: Sendable {
  /// The name, such as `post`.
  ///
  /// Pages choose a layout by kind, or by `template:` in their front matter.
  package let name: String
  /// What the view reads, which decides when its pages are rendered again.
  package let reads: CodeReads
  package let view: @Sendable (PageHandle, SiteHandle) -> AnyView

  /// Creates a layout.
  public init<Content: View & SendableMetatype>(
    _ name: String, reads: CodeReads = .anything,
    @ViewBuilder view: @escaping @Sendable (PageHandle, SiteHandle) -> Content
  ) {
    self.name = name
    self.reads = reads
    self.view = { AnyView(view($0, $1)) }
  }
}

extension SiteCode {
  /// Whether code runs in every build, so that no build can reuse the previous output as a whole.
  package var runsInEveryBuild: Bool {
    containers.contains { $0.reads == .anything } || layouts.contains { $0.reads == .anything }
      || pages.contains { $0.reads == .anything } || views.contains { $0.reads == .anything }
  }

  /// The additions without their views.
  package var registered: RegisteredCode {
    RegisteredCode(
      containers: containers, layouts: layouts.map { RegisteredCode.Named(name: $0.name, reads: $0.reads) },
      pages: pages.map { page in
        RegisteredCode.Page(
          address: page.address, title: page.title, template: page.template, reads: page.reads, isFile: page.isFile)
      }, views: views.map { RegisteredCode.Named(name: $0.name, reads: $0.reads) })
  }
}
