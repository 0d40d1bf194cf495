import Mustache

/// A link with a title, such as a breadcrumb or a heading of an outline.
public struct SiteLink: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The address for a link.
  public let url: String

  /// The address, which identifies the link in a list.
  public var id: String { url }

  init?(_ value: TemplateValue) {
    guard let title = value["title"].string, let url = value["url"].string else { return nil }
    (self.title, self.url) = (title, url)
  }
}

/// A link of a menu.
public struct MenuLink: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The address for a link.
  public let url: String
  /// Whether the link leads to the page that is being rendered.
  public let isCurrent: Bool
  /// Whether the page that is being rendered is below the target of the link.
  public let isOpen: Bool

  /// The title and the address, which identify the link in its menu.
  public var id: SiteLink { link }

  private let link: SiteLink

  init?(_ value: TemplateValue) {
    guard let link = SiteLink(value) else { return nil }
    (self.link, title, url) = (link, link.title, link.url)
    (isCurrent, isOpen) = (value["is_current"].isSet, value["is_open"].isSet)
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
  /// The headings of deeper levels before the next heading of this level.
  public let children: [OutlineEntry]

  /// The address, which identifies the heading.
  public var id: String { url }

  init?(_ value: TemplateValue) {
    guard let link = SiteLink(value), let level = value["level"].integer else { return nil }
    (title, url, self.level) = (link.title, link.url, level)
    children = value["items"].elements.compactMap { OutlineEntry($0) }
  }
}

/// The image that the front matter of a page names.
public struct ImageLink: Hashable, Sendable {
  /// The address for an `img` element.
  public let url: String
  /// The absolute URL, for other sites.
  public let absoluteURL: String
  /// The width in pixels, if the image is a file of the site.
  public let width: Int?
  /// The height in pixels, if the image is a file of the site.
  public let height: Int?

  init?(_ value: TemplateValue) {
    guard let url = value["url"].string, let absolute = value["absolute"].string else { return nil }
    (self.url, absoluteURL) = (url, absolute)
    (width, height) = (value["width"].integer, value["height"].integer)
  }
}
