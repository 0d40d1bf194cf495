import Articles
package import Mustache
import Planning

extension SiteMenu {
  /// Returns the links as a page's template sees them.
  package func value(in scope: HandleScope) -> TemplateValue {
    let page = scope.page.map { scope.site.plan.pages[$0] }
    // On the further pages of a list, the link to the list is current.
    let current = page.flatMap { self.current(at: $0.list?.first ?? $0.address) }
    return .list(
      LazyList(links.count, hashing: links.flatMap(\.hashedTexts)) { index in
        let children = links[index].children.enumerated().map { child, link in
          link.value(isCurrent: current == Position(link: index, child: child), on: page, in: scope)
        }
        return links[index].value(
          isCurrent: current == Position(link: index), isOpen: current?.link == index, children, on: page, in: scope)
      })
  }
}

extension SiteMenu.Link {
  /// Returns the link as templates see it; `isOpen` is whether the link or one of its children is current.
  fileprivate func value(
    isCurrent: Bool, isOpen: Bool? = nil, _ children: [TemplateValue] = [], on page: Page?, in scope: HandleScope
  ) -> TemplateValue {
    .record([
      "title": .text(title.text), "title_html": .title(title), "url": url.map { .text(scope.local($0)) } ?? .nothing,
      "is_current": .flag(isCurrent), "is_open": .flag(isOpen ?? isCurrent),
      "is_page": .flag(path != nil && path == page?.address), "children": .array(children),
    ])
  }
}
