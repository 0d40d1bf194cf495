import Articles
import Dates
import Handles
import Planning

/// The content of a feed in any format: the newest articles of a list in full, with absolute URLs.
struct Feed: Sendable {
  let title: String
  let description: String
  let language: String
  let author: SiteSettings.Author?
  let site: SiteAddress
  /// The name of the author, or the title of the site if no author is known.
  var authorName: String { author?.name ?? siteTitle }
  private let siteTitle: String
  /// The URL of the page of the list.
  let home: String
  /// The URL of the site's icon.
  let icon: String?
  let items: [Item]

  /// One article.
  struct Item: Sendable {
    let title: String
    /// The id, by which feed readers recognize the article.
    let id: String
    let address: String
    let published: Instant
    let updated: Instant
    let summary: String
    let html: String
    let tags: [String]
    let authors: [String]
    /// The language of the post, if it differs from the feed's.
    let language: String?
  }

  /// Creates the feed of a list.
  init(_ list: FeedList, _ items: FeedItems) {
    let (content, address) = (items.site.content, items.site.address)
    let settings = content.site.settings
    title = list.title.map { "\($0) · \(settings.title)" } ?? settings.title
    siteTitle = settings.title
    description = list.title == nil ? settings.description : list.description ?? ""
    language = settings.language
    var author = settings.author
    author?.url = settings.author?.url.map { address.absolute($0) }
    self.author = author
    site = address
    home = SitePath.encodedURI(address.absolute(list.page))
    icon = content.images.icons.links.last { $0.relation == "icon" }.map { address.absolute($0.address) }
    self.items = list.entries.map { items.item(of: $0) }
  }

  /// The time of the last change to any item.
  var updated: Instant { items.map(\.updated).max() ?? Instant(secondsSince1970: 0) }

  /// The estimated size in bytes.
  ///
  /// HTML takes more bytes in XML, because its tags are escaped.
  var capacity: Int { items.reduce(4096) { $0 + $1.html.utf8.count * 3 / 2 + 1024 } }

  /// Returns the feed in a format, for a file at an address within the site.
  func bytes(as format: FeedFormat, at address: String) -> [UInt8] {
    let url = site.absolute(address)
    return switch format {
    case .atom: atom(at: url)
    case .rss: rss(at: url)
    case .json: json(at: url)
    }
  }
}
