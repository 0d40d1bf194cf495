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
  package var containers: [Container]
  /// Layouts in Swift.
  ///
  /// They override templates of the same name.
  package var layouts: [SiteLayout]
  /// Pages, in addition to the pages of articles.
  package var pages: [SitePage]

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
  package let name: String
  /// What the view reads, which decides when its pages are rendered again.
  package let reads: CodeReads
  let view: @Sendable (PageHandle, SiteHandle) -> AnyView

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
      || pages.contains { $0.reads == .anything }
  }

  /// The names and addresses of everything that is registered.
  ///
  /// A program can compute them when it starts, so they can differ between two builds of the same program.
  package var registrations: [[String]] {
    containers.map { ["container", $0.name] + $0.aliases } + layouts.map { ["layout", $0.name] }
      + pages.map { ["page", $0.address, $0.title, $0.template, $0.isFile ? "file" : "view"] }
  }

  /// The names in Markdown of the containers that run in every build in which an input changed.
  var namesOfRunningContainers: [String] {
    containers.filter { $0.reads == .anything || $0.readsSite }.flatMap { [$0.name] + $0.aliases }
  }
}
