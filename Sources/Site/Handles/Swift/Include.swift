import Addresses
import Articles
import Components
import Diagnostics
import Planning
public import Views

/// The blocks of a Markdown file, or of a part of it, as `:::include` shows them in an article.
///
/// ```swift
/// SitePage("/install/", title: "Install", reads: .recorded) { site in
///   Tabs { Include("_shared/install.md") }
///   Include("_shared/install.md", part: "debian")
/// }
/// ```
///
/// Each block is a child of the container around it. The path is from the content folder; the part is an id, a label or a
/// heading of the file. A problem, such as a missing file, is an error that names the page.
///
/// It works where views read the site: in pages, layouts, hooks, views for templates, and containers with `page` and `site`.
public struct Include: View {
  @Environment(\.containerScope) private var scope

  private let file: String
  private let part: String?

  /// Creates the blocks of a file, or of its part with an id, a label or a heading.
  public init(_ file: String, part: String? = nil) { (self.file, self.part) = (file, part) }

  /// The blocks.
  public var body: some View {
    if let scope {
      if let text = scope.text(of: file, part) { text.blocks.environment(\.containerScope, text.scope) }
    } else {
      Text("").report(
        Diagnostic(
          .error, "include.file", "`Include` needs a site; a container has one with `{ use, page, site in … }`"))
    }
  }
}

extension HandleScope {
  /// Returns the blocks of a file for a view, and the scope of the containers in it; `nil` inside of the same text.
  fileprivate func text(of file: String, _ part: String?) -> (blocks: ArticleContent, scope: HandleScope)? {
    let page = page.map { site.plan.pages[$0] }
    let section =
      page?.entry.map { site.entries[$0].place.section } ?? page?.section.map { site.plan.sections[$0].path } ?? ""
    let text = site.content.texts.cache.part(file, part, in: section)
    reads.record(.included(text))
    let name = "`Include` on the page `\(page?.address ?? "")`: "
    guard !including.contains(text) else {
      report(Diagnostic(.error, "include.file", name + "`\(file)` includes itself"))
      return nil
    }
    let article = site.content.texts.cache.text(text).article
    for var problem in article.diagnostics {
      if problem.location?.source == article.source {
        (problem.location, problem.message) = (nil, name + problem.message)
      }
      report(problem)
    }
    return (article.content, including(text))
  }
}
