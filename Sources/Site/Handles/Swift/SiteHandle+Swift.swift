public import Dates
import Mustache

/// The settings of the site.
extension SiteHandle {
  private func read(_ property: Property) -> TemplateValue { value(named: property.rawValue) ?? .nothing }

  /// The description of the site.
  public var description: String { read(.description).string ?? "" }

  /// The language of the site, such as `en`.
  public var language: String { read(.language).string ?? "" }

  /// The time zone in which dates are written.
  public var timeZone: NamedZone { read(.timeZone).string.flatMap { NamedZone($0) } ?? .utc }

  /// The absolute URL of the home page.
  public var url: String { read(.url).string ?? "" }

  /// The feeds of the whole site.
  public var feeds: [FeedLink] { read(.feeds).elements.compactMap { FeedLink($0) } }

  /// The `params` in `site.yml`.
  public var params: SiteValue { SiteValue(read(.params)) }

  /// Returns the links of a menu; empty if the site has no such menu.
  ///
  /// ```swift
  /// ul {
  ///   ForEach(site.menu("main")) { link in
  ///     li { a(.href(link.url), .ariaCurrent(link.isCurrent ? .page : nil)) { Text(link.title) } }
  ///   }
  /// }
  /// ```
  public func menu(_ name: String) -> [MenuLink] { read(.menus)[name].elements.compactMap { MenuLink($0) } }

  /// The links of all menus by the name of the menu.
  public var menus: [String: [MenuLink]] {
    guard case .object(let menus) = read(.menus) else { return [:] }
    return Dictionary(menus.names.map { ($0, menu($0)) }) { first, _ in first }
  }
}

/// The content of the site.
extension SiteHandle {
  /// The articles that are no posts, by `order`, then by title.
  public var pages: [PageHandle] { read(.pages).handles() }

  /// The top-level sections.
  public var sections: [SectionHandle] { read(.sections).handles() }

  /// The taxonomies that have terms.
  public var taxonomies: [TaxonomyHandle] { read(.taxonomies).handles() }

  /// The tags of the site; empty if no page has a tag.
  public var tags: [TermHandle] { taxonomies.first { $0.name == "tags" }?.terms ?? [] }
}
