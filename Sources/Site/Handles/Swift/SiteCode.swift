public import Articles
package import Planning
public import Views

/// The additions of a Swift program to a site: containers, layouts, pages, views, hooks, templates and assets.
///
/// ```swift
/// SiteCode(
///   containers: [.timeline],
///   layouts: [SiteLayout("post") { page, site in
///     ThemePage(page, site) { article { h1 { Text(page.title) }; page.article } }
///   }],
///   pages: [SitePage("/colophon/", title: "Colophon") { site in p { Text("Made by hand.") } }])
/// ```
///
/// A package of components has such a value, too. Its user adds it to the own code: `SiteCode(…) + Kit.code`.
public struct SiteCode: Sendable {
  /// Containers in Swift.
  ///
  /// They override templates and built-in containers of the same name.
  public package(set) var containers: [Container]
  /// Layouts in Swift.
  ///
  /// They override templates of the same name.
  public package(set) var layouts: [SiteLayout]
  /// Pages, in addition to the pages of articles.
  public package(set) var pages: [SitePage]
  /// Pages that are computed from what the site contains.
  package var computedPages: [SitePages]
  /// Views that templates place by their names.
  public package(set) var views: [SiteView]
  /// Templates, stylesheets, scripts and other assets, by their paths.
  ///
  /// They override Garland's own files, and a file in `Templates` with the same path overrides them.
  public package(set) var files: [String: [UInt8]]

  /// The types of the `params` in sections.
  package var params: [SectionParams]
  /// Hooks that change articles.
  package var hooks: [ArticleHook]
  /// Hooks that run after a build.
  package var buildHooks: [BuildHook]

  /// Creates a set of additions, empty by default.
  ///
  /// With `reads: .recorded`, all code reads only what it is given and constants, except for code that has its own `reads`.
  /// Then a build runs only code that read something which changed. Otherwise code runs in every build: it may read files
  /// and the clock.
  ///
  /// The bytes in `files` are those of resources that the package embeds in code:
  ///
  /// ```swift
  /// SiteCode(containers: [.aside], files: ["kit/aside.css": PackageResources.aside_css])
  /// ```
  public init(
    reads: CodeReads = .anything, containers: [Container] = [], layouts: [SiteLayout] = [], pages: [SitePage] = [],
    computedPages: [SitePages] = [], views: [SiteView] = [], params: [SectionParams] = [], hooks: [ArticleHook] = [],
    buildHooks: [BuildHook] = [], files: [String: [UInt8]] = [:]
  ) {
    (self.containers, self.layouts) = (containers.map { $0.reading(reads) }, layouts.map { $0.reading(reads) })
    (self.pages, self.views) = (pages.map { $0.reading(reads) }, views.map { $0.reading(reads) })
    self.computedPages = computedPages.map { $0.reading(reads) }
    self.params = params
    (self.hooks, self.buildHooks) = (hooks.map { $0.reading(reads) }, buildHooks.map { $0.reading(reads) })
    // Views write `/kit/aside.css` for the same file.
    self.files = Dictionary(files.map { (String($0.drop { $0 == "/" }), $1) }) { first, _ in first }
  }

  /// Joins two sets of additions: where both have one of the same name, address or path, the first one wins.
  ///
  /// ```swift
  /// GarlandCommand(code: SiteCode(layouts: [.letter]) + Kit.code).run()
  /// ```
  ///
  /// Hooks and `params` of both apply, those of the first one first.
  public static func + (own: SiteCode, library: SiteCode) -> SiteCode {
    func joined<Part>(_ part: KeyPath<SiteCode, [Part]>, by name: (Part) -> String) -> [Part] {
      let names = Set(own[keyPath: part].map(name))
      return own[keyPath: part] + library[keyPath: part].filter { !names.contains(name($0)) }
    }
    var all = own
    all.containers = joined(\.containers) { $0.name }
    all.layouts = joined(\.layouts) { $0.name }
    all.pages = joined(\.pages) { $0.address }
    all.views = joined(\.views) { $0.name }
    all.computedPages += library.computedPages
    all.params += library.params
    all.hooks += library.hooks
    all.buildHooks += library.buildHooks
    all.files.merge(library.files) { own, _ in own }
    return all
  }
}

/// A layout in Swift: a view around the content of a page, like a template of the same name.
public struct SiteLayout: Sendable {
  /// The name, such as `post`.
  ///
  /// Pages choose a layout by kind, or by `template:` in their front matter.
  public let name: String
  /// What the view reads, which decides when its pages are rendered again.
  package var ownReads: CodeReads?
  package let view: @Sendable (PageHandle, SiteHandle) -> AnyView

  /// Creates a layout.
  public init<Content: View & SendableMetatype>(
    _ name: String, reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (PageHandle, SiteHandle) -> Content
  ) {
    self.name = name
    ownReads = reads
    self.view = { AnyView(view($0, $1)) }
  }
}

extension SiteCode {
  /// Whether code runs in every build, so that no build can reuse the previous output as a whole.
  package var runsInEveryBuild: Bool {
    containers.contains { $0.reads == .anything } || layouts.contains { $0.reads == .anything }
      || pages.contains { $0.reads == .anything } || computedPages.contains { $0.reads == .anything }
      || views.contains { $0.reads == .anything } || hooks.contains { $0.reads == .anything }
      || buildHooks.contains { $0.reads == .anything }
  }

  /// Returns the code of an edition: only the first one has the pages in `pages`.
  package func ofEdition(_ edition: Int) -> SiteCode {
    var own = self
    if edition > 0 { own.pages = [] }
    return own
  }

  /// Returns the code with computed pages, which replace those that it had.
  package func with(_ computed: ComputedPages) -> SiteCode {
    var all = self
    all.pages = pages.filter { $0.plan.computation == nil } + computed.pages
    return all
  }

  /// The names of everything that is registered, and the numbers of what has no name.
  package var registrations: [[String]] {
    registered.registrations + buildHooks.map { ["build hook", $0.name] }
      + [["\(computedPages.count)", "\(params.count)", "\(hooks.count)"]]
  }

  /// The additions without their views.
  package var registered: RegisteredCode {
    RegisteredCode(
      containers: containers, articleList: .articleList,
      layouts: layouts.map { RegisteredCode.Named(name: $0.name, reads: $0.reads) },
      pages: pages.map(\.plan), views: views.map { RegisteredCode.Named(name: $0.name, reads: $0.reads) },
      hooks: hooks.compactMap(\.registered),
      frontMatterHooks: hooks.compactMap { if case .frontMatter(let change) = $0.change { change } else { nil } },
      files: files)
  }
}

extension SiteLayout: CodeWithReads {}
extension SitePage: CodeWithReads {}
extension SitePages: CodeWithReads {}
extension SiteView: CodeWithReads {}
extension ArticleHook: CodeWithReads {}
extension BuildHook: CodeWithReads {}
