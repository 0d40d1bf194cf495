import Addresses

/// The main menu of a site whose settings define none: links to the sections and pages at the top level.
///
/// Every page shows the menu, so the menu has a limit. Without it, a site with 10,000 sections took 4 GB. Beyond the
/// limit, the site gets one more page, which lists everything at the top level.
package struct DefaultMenu: Sendable {
  /// The maximum number of links.
  package static let limit = 36
  /// The number of links that are reserved for pages if not everything fits.
  private static let reservedForPages = 12

  /// The indexes of the sections at the top level, by `order`, then by path.
  package let sections: [Int]
  /// The indexes of the entries of the pages at the top level, by `order`.
  package let pages: [Int]

  /// Creates the menu from all top-level sections and all plain pages of a site.
  init(_ sections: [Int], _ plainPages: [Int], of entries: [Entry]) {
    self.sections = sections
    pages = plainPages.filter {
      entries[$0].place.section.isEmpty && !entries[$0].placed.isNotFoundPage
    }
  }

  /// Whether the menu links to everything at the top level.
  package var isComplete: Bool { sections.count + pages.count <= Self.limit }

  /// The sections that the menu links to.
  var linkedSections: ArraySlice<Int> { sections.prefix(Self.limit - min(pages.count, roomForPages)) }

  /// The pages that the menu links to.
  var linkedPages: ArraySlice<Int> { pages.prefix(roomForPages) }

  private var roomForPages: Int { max(Self.limit - sections.count, Self.reservedForPages) }
}

extension Page {
  /// Creates the page that lists everything at the top level.
  init(contentsOf menu: DefaultMenu, _ settings: AddressSettings) {
    let address = PageKind.contents.address(in: settings)
    let list = ListPart(
      all: Deferred(value: menu.pages), at: menu.pages.indices, number: 1, count: 1, total: menu.pages.count,
      first: address)
    self.init(kind: .contents, address: address, list: list)
  }
}

extension SiteMenu {
  /// Creates the main menu from the sections and articles that it links to.
  package init(_ menu: DefaultMenu, _ sections: [PlannedSection], _ entries: [Entry]) {
    let toSections = menu.linkedSections.map { Link(title: sections[$0].heading, url: sections[$0].address) }
    let toPages = menu.linkedPages.map { Link(title: entries[$0].heading, url: entries[$0].address) }
    self.init(name: SiteSettings.Menu.main, links: toSections + toPages)
  }
}
