public import Markup
import Mustache
import Planning
public import Views

/// A page of the theme with your own content in its middle: a complete layout.
///
/// The theme writes the head, the header with the menu and the search, the sidebar, the footer and the hooks around the
/// content, with the template `base`. A site that changes that template changes this view.
///
/// ```swift
/// SiteLayout("post", reads: .recorded) { page, site in
///   ThemePage(page, site) {
///     article {
///       h1 { Text(page.title) }
///       page.article
///     }
///   }
/// }
/// ```
public struct ThemePage<Content: View>: UnaryPrimitive {
  private let page: PageHandle
  private let content: Content

  /// Creates a page.
  public init(_ page: PageHandle, _ site: SiteHandle, @ViewBuilder content: () -> Content) {
    self.page = page
    self.content = content()
  }

  /// Writes the page; its head links what the content requires.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    let middle = context.captured { Content._render(view.content, at: location.child(0), in: &$0) }
    let scope = view.page.scope.requiring(context.requiredAssets())
    context.render(
      "partials/frame", with: .record(["middle": .markup(middle)]), on: PageHandle(view.page.index, in: scope))
  }

  /// Returns a node with the HTML.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}

/// A part of the theme, which a layout or a page in Swift places: the header, the footer, the tags of a post.
///
/// The name is that of a file in `Templates/partials`, so a site that changes that file changes this view.
///
/// ```swift
/// ThemePartial("header", page)
/// ul { ForEach(site.posts) { post in ThemePartial("line", post) } }
/// ```
public struct ThemePartial: UnaryPrimitive {
  private let name: String
  private let scope: HandleScope
  private let data: TemplateValue

  /// Creates a part that reads a page: the page of a layout, or one in a list.
  public init(_ name: String, _ page: PageHandle) { (self.name, scope, data) = (name, page.scope, .object(page)) }

  /// Creates a part that reads only the site, such as `social`.
  public init(_ name: String, _ site: SiteHandle) { (self.name, scope, data) = (name, site.scope, .object(site)) }

  /// Creates a part that shows the articles of some entries as `posts`.
  init(_ name: String, listing entries: [Int], in scope: HandleScope) {
    (self.name, self.scope, data) = (name, scope, .record(["posts": .pages(entries, in: scope)]))
  }

  /// Writes the part.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let page = view.scope.page.map({ PageHandle($0, in: view.scope) }) else { return }
    context.render("partials/\(view.name)", with: view.data, on: page)
  }

  /// Returns a node with the HTML.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}

extension RenderContext {
  /// Writes a template of the theme, and records that the page depends on it.
  mutating func render(_ template: String, with data: TemplateValue, on page: PageHandle) {
    let outer: [TemplateValue] = [.object(RootHandle(page)), .object(page)]
    let report = page.site.content.theme.files.library.render(template, with: data, within: outer, into: &output)
    for template in report.templates { page.scope.reads.record(.template(template)) }
    for diagnostic in report.diagnostics { self.report(diagnostic) }
  }
}
