public import Articles
import Planning
public import Views

extension Container {
  /// Declares a container whose view reads the site and the page of its article.
  ///
  /// ```swift
  /// let latest = Container("latest", reads: .recorded) { use, page, site in
  ///   ul { ForEach(site.posts.prefix(5)) { post in li { a(.href(post.url)) { Text(post.title) } } } }
  /// }
  /// ```
  ///
  /// Other containers are rendered when their article is read. This one is rendered when the pages of the site are known,
  /// and again in each build in which an input changed. It shows nothing in summaries, which are plain text.
  public init<Content: View & SendableMetatype>(
    _ name: String, aliases: [String] = [], summary: String = "", attributes: [AttributeDeclaration] = [],
    requiresOneOf requiredAttributes: [String] = [], traits: [ContainerTrait] = [], labels: Labels = .none,
    rendersLabelsAsHeadings: Bool = true, ownLabel: OwnLabel = .name, accepts: Set<String>? = nil,
    takesListItems: Bool = false, reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (ContainerUse, PageHandle, SiteHandle) -> Content
  ) {
    self.init(
      name, aliases: aliases, summary: summary, attributes: attributes, requiresOneOf: requiredAttributes,
      traits: traits, labels: labels, rendersLabelsAsHeadings: rendersLabelsAsHeadings, ownLabel: ownLabel,
      accepts: accepts, takesListItems: takesListItems, reads: reads
    ) { use in
      SiteContainer(use: use, view: view)
    }
    readsSite = true
  }
}

/// A use of a container whose view reads the site; empty where there is no site.
private struct SiteContainer<Content: View & SendableMetatype>: View {
  @Environment(\.containerScope) private var scope

  let use: ContainerUse
  let view: @Sendable (ContainerUse, PageHandle, SiteHandle) -> Content

  var body: some View {
    if let scope, let page = scope.page {
      view(use, PageHandle(page, in: scope), SiteHandle(scope)).environment(\.siteScope, scope)
    }
  }
}

extension Container {
  /// The container of `:::each` without blocks: articles as the lists of the theme show them.
  static let articleList = Container(
    "each", attributes: [AttributeDeclaration(RowQuery.articles)], reads: .recorded
  ) { use, page, site in
    let numbers = use.text(of: RowQuery.articles)?.split(separator: " ").compactMap { Int($0) } ?? []
    ThemePartial("listed", listing: numbers, in: page.scope)
  }
}

extension EnvironmentValues {
  /// The site as the containers of an article read it.
  var containerScope: HandleScope? {
    get { textReader as? HandleScope }
    set { textReader = newValue }
  }
}
