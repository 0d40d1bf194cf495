import Addresses
public import Articles
package import Planning
public import Views

/// Code that changes articles: their front matter, or the blocks of their pages.
///
/// ```swift
/// ArticleHook { fields in
///   if fields.path.hasPrefix("notes/") { fields.tags.append("notes") }
/// }
/// ArticleHook(in: "posts", reads: .recorded) { blocks, page, site in
///   blocks
///   if !page.related.isEmpty {
///     h2 { Text("Read on") }
///     ul { ForEach(page.related) { post in li { a(.href(post.url)) { Text(post.title) } } } }
///   }
/// }
/// ```
public struct ArticleHook: Sendable {
  /// What a hook changes.
  package enum Change: Sendable {
    /// The front matter, before the site is planned.
    case frontMatter(@Sendable (inout ArticleFields) -> Void)
    /// The blocks, when the page of the article is rendered.
    case blocks(section: String?, @Sendable (ArticleBlocks, PageHandle, SiteHandle) -> AnyView)
  }

  package let change: Change
  /// What the code reads, which decides when pages are rendered again.
  package var ownReads: CodeReads?

  /// Creates a hook that changes the front matter of articles.
  ///
  /// It runs for every article, before the defaults of folders apply. With `reads: .recorded`, it depends only on the
  /// fields, so a build whose inputs did not change does not run it.
  public init(reads: CodeReads? = nil, frontMatter: @escaping @Sendable (inout ArticleFields) -> Void) {
    (change, ownReads) = (.frontMatter(frontMatter), reads)
  }

  /// Creates a hook that adds to the blocks of articles, or shows them in another way.
  ///
  /// The children of `blocks` are the top-level blocks of the article, as for `Group(subviews:)`. Lists and feeds show
  /// the article without the hook. With a section, the hook changes only the articles in it and in its sections.
  public init<Content: View & SendableMetatype>(
    in section: String? = nil, reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (_ blocks: ArticleBlocks, _ page: PageHandle, _ site: SiteHandle) -> Content
  ) {
    change = .blocks(section: section.map(SectionPath.canonical)) { AnyView(view($0, $1, $2)) }
    ownReads = reads
  }

  /// The hook without its view, if it changes blocks.
  package var registered: RegisteredCode.Hook? {
    if case .blocks(let section, _) = change { RegisteredCode.Hook(section: section, reads: reads) } else { nil }
  }
}

/// The blocks of an article, which an ``ArticleHook`` places in its view.
public struct ArticleBlocks: View {
  private let content: AnyView

  package init(_ content: AnyView) { self.content = content }

  /// The blocks.
  public var body: some View { content }
}

extension SiteCode {
  /// Returns the view of an article with the changes of all hooks, or `nil` if no hook changes its blocks.
  package func view(
    of entry: Entry
  ) -> (@Sendable (ArticleContent, PageHandle, SiteHandle) -> AnyView)? {
    let views = hooks.compactMap { hook in
      if case .blocks(let section, let view) = hook.change, entry.isIn(section) { view } else { nil }
    }
    if views.isEmpty || entry.place.role != .article { return nil }
    return { content, page, site in
      // The containers of the article read what they read in lists, where there is no hook around them.
      views.reduce(AnyView(content.environment(\.siteScope, nil))) { blocks, view in
        view(ArticleBlocks(blocks), page, site)
      }
    }
  }
}

/// Code that runs after `garland build` has published the site.
///
/// ```swift
/// BuildHook("count", reads: .recorded) { build in
///   print("\(build.site.posts.count) posts in \(build.output)")
/// }
/// ```
///
/// With `reads: .recorded`, the hook runs only if something changed that it read of the site. `garland serve` runs no
/// such hooks, because it publishes nothing.
public struct BuildHook: Sendable {
  package let name: String
  package var ownReads: CodeReads?
  package let run: @Sendable (FinishedBuild) throws -> Void

  /// Creates a hook with a name for messages.
  ///
  /// If it throws an error, the site stays published, and `garland build` fails with a message.
  public init(
    _ name: String, reads: CodeReads? = nil, run: @escaping @Sendable (_ build: FinishedBuild) throws -> Void
  ) {
    (self.name, ownReads, self.run) = (name, reads, run)
  }
}

/// A build whose site is published.
public struct FinishedBuild: Sendable {
  /// The site, in its main language.
  public let site: SiteHandle
  /// The path of the folder with the published files.
  public let output: String
  /// The addresses of the pages that this build rendered.
  ///
  /// Reading them is not recorded. A hook that uses them needs `reads: .anything`.
  public let renderedPages: [String]

  package init(site: SiteHandle, output: String, renderedPages: [String]) {
    (self.site, self.output, self.renderedPages) = (site, output, renderedPages)
  }
}
