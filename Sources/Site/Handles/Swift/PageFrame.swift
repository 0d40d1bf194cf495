import Mustache

/// The large title at the start of a page, from `hero` in its front matter.
public struct HeroContent: Hashable, Sendable {
  /// The title: that of the hero, else of the page, or on the home page, of the site.
  public let title: String
  /// The text below the title; empty if there is none.
  public let text: String
  /// The picture.
  public let image: ImageLink?
  /// The links that look like buttons.
  public let actions: [SiteLink]

  init?(_ value: TemplateValue) {
    guard let title = value["title"].string else { return nil }
    (self.title, text, image) = (title, value["text"].string ?? "", ImageLink(value["image"]))
    actions = value["actions"].elements.compactMap { SiteLink($0) }
  }
}

/// An entry of the sidebar, with the entries below it; the first one is the section that the sidebar shows.
public struct SidebarEntry: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The address for a link.
  public let url: String
  /// Whether the entry is the page that is being rendered.
  public let isCurrent: Bool
  /// Whether the entries below it are shown at first.
  public let isOpen: Bool
  /// Whether the entry is only a title of others, from `group` in their front matter.
  public let isGroup: Bool
  /// Whether the entry is a section with entries below it.
  public let isSection: Bool
  /// Whether the section has more entries than `items`, which a large sidebar leaves out far from the page.
  public let isCut: Bool
  /// Whether the whole sidebar is shown.
  public let isComplete: Bool
  /// The entries below it.
  public let items: [SidebarEntry]

  /// The title and the address, which identify the entry among its neighbours.
  public var id: SiteLink { SiteLink(title: title, url: url) }

  init?(_ value: TemplateValue) {
    guard let link = SiteLink(value) else { return nil }
    (title, url) = (link.title, link.url)
    (isCurrent, isOpen) = (value["is_current"].isSet, value["is_open"].isSet)
    (isGroup, isSection) = (value["is_group"].isSet, value["is_section"].isSet)
    (isCut, isComplete) = (value["is_cut"].isSet, value["is_complete"].isSet)
    items = value["items"].elements.compactMap { SidebarEntry($0) }
  }
}
