public import Markup
import Mustache
import Planning
public import Views

/// The head of a page as the theme writes it, for the `Document` of a layout in Swift.
///
/// It has the title, the description, the icons, the canonical address, the feeds, the metadata for other sites, and all
/// stylesheets and scripts that the page needs. The theme writes it with the template `partials/head`, so a site that
/// changes that template, or one of the hooks in the head, changes this view.
///
/// ```swift
/// SiteLayout("post") { page, site in
///   Document(lang: page.language) {
///     SiteHead()
///   } content: {
///     page.article
///   }
/// }
/// ```
public struct SiteHead: UnaryPrimitive {
  private let page: PageHandle?

  /// Creates the head of the page that is being rendered; without a site, it is empty.
  public init() { page = nil }

  /// Creates the head of a page.
  public init(_ page: PageHandle, _ site: SiteHandle) {
    self.page = page
  }

  /// Writes the head, with the assets that the page requires so far.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard let own = view.page ?? context.environment.page else { return context.completeHead() }
    let scope = own.scope.requiring(context.requiredAssets())
    let page = PageHandle(own.index, in: scope)
    for name in ["partials/head", "partials/hooks/head-end"] { context.render(name, with: .object(page), on: page) }
    context.completeHead()
  }

  /// Returns a node with the HTML.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}
