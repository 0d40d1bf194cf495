import Mustache

/// A link with a title, such as a breadcrumb or a heading of an outline.
public struct SiteLink: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The address for a link.
  public let url: String

  /// The address, which identifies the link in a list.
  public var id: String { url }

  init(title: String, url: String) { (self.title, self.url) = (title, url) }

  init?(_ value: TemplateValue) {
    guard let title = value["title"].string, let url = value["url"].string else { return nil }
    self.init(title: title, url: url)
  }
}

/// A link of a menu.
public struct MenuLink: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The address for a link; empty for a title of other links without an address of its own.
  public let url: String
  /// Whether the link leads to the page that is being rendered.
  public let isCurrent: Bool
  /// Whether the page that is being rendered is below the target of the link.
  public let isOpen: Bool
  /// Whether the link leads to exactly the page that is being rendered, and not to a list that continues on it.
  public let isPage: Bool
  /// The links below this one.
  public let children: [MenuLink]

  /// The title and the address, which identify the link in its menu.
  public var id: SiteLink { link }

  private let link: SiteLink

  init?(_ value: TemplateValue) {
    // The title of a group of links may have no address.
    guard let title = value["title"].string else { return nil }
    let link = SiteLink(title: title, url: value["url"].string ?? "")
    (self.link, self.title, url) = (link, link.title, link.url)
    (isCurrent, isOpen, isPage) = (value["is_current"].isSet, value["is_open"].isSet, value["is_page"].isSet)
    children = value["children"].elements.compactMap { MenuLink($0) }
  }
}

/// A heading of an article, with the headings below it.
public struct OutlineEntry: Hashable, Identifiable, Sendable {
  /// The text of the heading.
  public let title: String
  /// The address of the heading.
  public let url: String
  /// The level, from 1 to 6.
  public let level: Int
  /// The badge behind the text.
  public let badge: String?
  /// The headings of deeper levels before the next heading of this level.
  public let children: [OutlineEntry]

  /// The address, which identifies the heading.
  public var id: String { url }

  init?(_ value: TemplateValue) {
    guard let link = SiteLink(value), let level = value["level"].integer else { return nil }
    (title, url, self.level, badge) = (link.title, link.url, level, value["badge"].string)
    children = value["items"].elements.compactMap { OutlineEntry($0) }
  }
}
