import Mustache
import Planning

/// A feed of the site or of one of its lists.
public struct FeedLink: Hashable, Identifiable, Sendable {
  /// The title, such as `Rye bread · My site`.
  public let title: String
  /// The address for a link.
  public let url: String
  /// The name of the format, such as `Atom`.
  public let name: String
  /// The title of the section or the term that the feed lists; `nil` for a feed of the site.
  public let list: String?
  /// The media type, such as `application/atom+xml`.
  public let type: String

  /// The address, which identifies the feed.
  public var id: String { url }

  init?(_ value: TemplateValue) {
    guard let link = SiteLink(value), let type = value["type"].string else { return nil }
    (title, url, self.type) = (link.title, link.url, type)
    (name, list) = (value["name"].string ?? "", value["list"].string)
  }
}

/// The place of a page among the pages of a long list.
///
/// ```swift
/// if let paginator = page.paginator {
///   Text("Page \(paginator.number) of \(paginator.count)")
///   if let next = paginator.next { a(.href(next.url), .rel("next")) { Text("Next") } }
/// }
/// ```
public struct Paginator: Hashable, Sendable {
  /// A page of the list.
  public struct Page: Hashable, Identifiable, Sendable {
    /// The number, from 1.
    public let number: Int
    /// The address for a link.
    public let url: String
    /// Whether the page is the one that is being rendered.
    public let isCurrent: Bool

    /// The number, which identifies the page in its list.
    public var id: Int { number }

    init?(_ value: TemplateValue) {
      guard let number = value["number"].integer, let url = value["url"].string else { return nil }
      (self.number, self.url, isCurrent) = (number, url, value["is_current"].isSet)
    }
  }

  /// The number of this page, from 1.
  public let number: Int
  /// The number of pages of the list.
  public let count: Int
  /// The number of articles on all pages of the list.
  public let total: Int
  /// All pages of the list.
  public let pages: [Page]
  /// The first and the last page and those around this one; `nil` stands for the pages between them.
  public let nearby: [Page?]
  /// The page before this one.
  public var previous: Page? { pages.last { $0.number < number } }
  /// The page after this one.
  public var next: Page? { pages.first { $0.number > number } }

  init?(_ value: TemplateValue) {
    guard let number = value["number"].integer, let count = value["count"].integer else { return nil }
    (self.number, self.count, total) = (number, count, value["total"].integer ?? 0)
    pages = value["pages"].elements.compactMap { Page($0) }
    nearby = value["nearby"].elements.map { Page($0) }
  }
}
