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
/// SiteLayout("post", reads: .recorded) { page, _ in
///   ThemePage {
///     article {
///       h1 { Text(page.title) }
///       page.article
///     }
///   }
/// }
/// ```
public struct ThemePage<Content: View>: UnaryPrimitive {
  private let page: PageHandle?
  private let content: Content

  /// Creates the page that is being rendered; without a site, only the content is shown.
  public init(@ViewBuilder content: () -> Content) {
    page = nil
    self.content = content()
  }

  /// Creates a page.
  public init(_ page: PageHandle, _ site: SiteHandle, @ViewBuilder content: () -> Content) {
    self.page = page
    self.content = content()
  }

  /// Writes the page; its head links what the content requires.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let page = view.page ?? context.environment.page else {
      return Content._render(view.content, at: location.child(0), in: &context)
    }
    let middle = context.captured { Content._render(view.content, at: location.child(0), in: &$0) }
    let scope = page.scope.requiring(context.requiredAssets())
    context.render(
      "partials/frame", with: .record(["middle": .markup(middle)]), on: PageHandle(page.index, in: scope))
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
/// ThemePartial("header")
/// ul { ForEach(site.posts) { post in ThemePartial("line", post) } }
/// ```
public struct ThemePartial: UnaryPrimitive {
  private let name: String
  /// What the part reads; `nil` for the page that is being rendered.
  private let read: (scope: HandleScope, data: TemplateValue)?

  /// Creates a part that reads the page that is being rendered; without a site, it shows nothing.
  public init(_ name: String) { (self.name, read) = (name, nil) }

  /// Creates a part that reads a page: the page of a layout, or one in a list.
  public init(_ name: String, _ page: PageHandle) { (self.name, read) = (name, (page.scope, .object(page))) }

  /// Creates a part that reads only the site, such as `social`.
  public init(_ name: String, _ site: SiteHandle) { (self.name, read) = (name, (site.scope, .object(site))) }

  /// Creates a part that shows the articles of some entries as `posts`.
  init(_ name: String, listing entries: [Int], in scope: HandleScope) {
    (self.name, read) = (name, (scope, .record(["posts": .pages(entries, in: scope)])))
  }

  /// Writes the part.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let scope = view.read?.scope ?? context.environment.siteScope, let index = scope.page else { return }
    let page = PageHandle(index, in: scope)
    context.render("partials/\(view.name)", with: view.read?.data ?? .object(page), on: page)
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
