import Addresses
public import Articles
package import Planning
import Texts
public import Views

/// A page of a site that is written in Swift: a view in the frame of a template, a feed, or a file of any format.
///
/// ```swift
/// SitePage("/colophon/", title: "Colophon") { site in p { Text("Made by hand.") } }
/// SitePage(file: "/titles.txt") { site in site.posts.map(\.title).joined(separator: "\n") }
/// ```
///
/// ``SitePages`` computes pages from what the site contains.
public struct SitePage: Sendable {
  /// The content of a page.
  package enum Content: Sendable {
    /// A view, which a template or a layout frames.
    case view(@Sendable (PageHandle, SiteHandle) -> AnyView)
    /// All bytes of a file.
    case file(@Sendable (SiteHandle) -> [UInt8])
    /// The articles of the list.
    case feed
  }

  /// Everything that the plan of the site needs to know.
  package var plan: RegisteredCode.Page
  package let content: Content
  package var ownReads: CodeReads? {
    get { plan.ownReads }
    set { plan.ownReads = newValue }
  }

  private init(_ plan: RegisteredCode.Page, _ content: Content) { (self.plan, self.content) = (plan, content) }

  /// The address.
  public var address: String { plan.address }

  /// The page without its content.
  var emptied: SitePage { SitePage(plan, plan.isFile ? .file { _ in [] } : .view { _, _ in AnyView(EmptyView()) }) }

  /// Creates a page at an address.
  ///
  /// A template or a layout adds the frame, as for any other page.
  public init<Content: View & SendableMetatype>(
    _ address: String, title: String, template: String = "page", reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (SiteHandle) -> Content
  ) {
    self.init(address, title: title, template: template, reads: reads) { _, site in view(site) }
  }

  /// Creates a page at an address, which may be a list of articles on several pages.
  ///
  /// ```swift
  /// SitePage("/2026/", title: "Posts of 2026", listing: posts, perPage: 20) { page, site in
  ///   ul { ForEach(page.posts) { post in li { a(.href(post.url)) { Text(post.title) } } } }
  ///   ThemePartial("pagination", page)
  /// }
  /// ```
  ///
  /// The `description` and the `image`, a path in the content folder, are for search engines and previews. The page
  /// links to the lists of its `terms`, such as `["tags": ["bread"]]`; these lists name only articles.
  ///
  /// `page.posts` has the articles of the list in the order of `listing`. With `perPage`, at least 1, the pages after the
  /// first one are at `page/2/` and so on.
  public init<Content: View & SendableMetatype>(
    _ address: String, title: String, description: String? = nil, image: String? = nil,
    terms: [String: [String]] = [:], listing posts: [PageHandle]? = nil, perPage: Int? = nil,
    template: String = "page", reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (_ page: PageHandle, _ site: SiteHandle) -> Content
  ) {
    plan = RegisteredCode.Page(.view, at: SiteFile.address(SitePath.canonical(address)), reads: reads)
    (plan.title, plan.description, plan.image, plan.terms) = (title, description, image, terms)
    (plan.template, plan.list, plan.pageSize) = (template, posts?.compactMap(\.page.entry), perPage)
    content = .view { AnyView(view($0, $1)) }
  }

  /// Creates a feed of articles with a date, the newest first, and as many as other feeds of the site have.
  ///
  /// ```swift
  /// SitePage(feed: "/quick/atom.xml", title: "Quick recipes", listing: quick, of: "/quick/")
  /// ```
  ///
  /// The feed is JSON Feed if its name ends with `.json`, RSS if its name contains `rss`, and else Atom. `of` is the
  /// address of the page that lists the articles, by default the home page. A page in Swift there links to the feed.
  public init(
    feed address: String, title: String, description: String? = nil, listing posts: [PageHandle],
    of page: String? = nil
  ) {
    let address = SiteFile.address(ofNamedFile: SitePath.canonical(address))
    let name = address.lastPathComponent
    let format: FeedFormat = name.hasSuffix(".json") ? .json : name.contains("rss") ? .rss : .atom
    let list = page.map { SiteFile.address(SitePath.canonical($0)) }
    plan = RegisteredCode.Page(.feed(format, of: list), at: address, reads: .recorded)
    (plan.title, plan.description, plan.list) = (title, description, posts.compactMap(\.page.entry))
    content = .feed
  }

  /// Creates a file at an address, such as `/data.json`.
  ///
  /// The text is the whole file: no template frames it, and Garland escapes nothing in it.
  ///
  /// ```swift
  /// SitePage(file: "/calendar.ics", reads: .recorded) { site in Calendar(site.data("events.yml")).text }
  /// ```
  public init(file address: String, reads: CodeReads? = nil, text: @escaping @Sendable (SiteHandle) -> String) {
    self.init(file: address, reads: reads) { (site: SiteHandle) -> [UInt8] in Array(text(site).utf8) }
  }

  /// Creates a file at an address from its bytes.
  public init(file address: String, reads: CodeReads? = nil, bytes: @escaping @Sendable (SiteHandle) -> [UInt8]) {
    self.init(
      RegisteredCode.Page(.file, at: SiteFile.address(ofNamedFile: SitePath.canonical(address)), reads: reads),
      .file(bytes))
  }
}
