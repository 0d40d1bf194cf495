import Articles
import Dates
import Handles
import Markup
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

extension Feed {
  /// The feed as Atom (RFC 4287).
  func atom(at address: String) -> [UInt8] {
    var xml = XMLWriter(capacity: capacity)
    xml.element("feed", [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", language)]) { feed in
      feed.element("title", text: title)
      if !description.isEmpty { feed.element("subtitle", text: description) }
      feed.element("id", text: home)
      if let icon { feed.element("icon", text: icon) }
      feed.emptyElement("link", [("rel", "alternate"), ("type", "text/html"), ("href", home)])
      feed.emptyElement("link", [("rel", "self"), ("type", FeedFormat.atom.type), ("href", address)])
      feed.element("updated", text: "\(updated)")
      feed.element("generator", text: "Garland")
      // Atom requires an author for the feed if an entry has none.
      feed.element("author") { $0.element("name", text: authorName) }
      for item in items {
        feed.element("entry", item.language.map { [("xml:lang", $0)] } ?? []) { entry in
          entry.element("title", text: item.title)
          entry.element("id", text: item.id)
          entry.emptyElement("link", [("rel", "alternate"), ("type", "text/html"), ("href", item.address)])
          entry.element("published", text: "\(item.published)")
          entry.element("updated", text: "\(item.updated)")
          for name in item.authors { entry.element("author") { $0.element("name", text: name) } }
          for tag in item.tags { entry.emptyElement("category", [("term", tag)]) }
          if !item.summary.isEmpty { entry.element("summary", text: item.summary) }
          entry.element("content", [("type", "html")], text: item.html)
        }
      }
    }
    return xml.bytes
  }
}

extension Feed {
  /// The feed as RSS 2.0, with the full text in `content:encoded`.
  func rss(at address: String) -> [UInt8] {
    var xml = XMLWriter(capacity: capacity)
    let attributes = [
      ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
      ("xmlns:content", "http://purl.org/rss/1.0/modules/content/"), ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
    ]
    xml.element("rss", attributes) { rss in
      rss.element("channel") { channel in
        channel.element("title", text: title)
        channel.element("link", text: home)
        channel.element("description", text: description.isEmpty ? title : description)
        channel.element("language", text: language)
        channel.emptyElement(
          "atom:link", [("rel", "self"), ("type", FeedFormat.rss.type), ("href", address)])
        if !items.isEmpty { channel.element("lastBuildDate", text: Self.rssDate(updated)) }
        channel.element("generator", text: "Garland")
        for item in items {
          channel.element("item") { element in
            element.element("title", text: item.title)
            element.element("link", text: SitePath.encodedURI(item.address))
            let isAddress = item.id == item.address
            element.element(
              "guid", [("isPermaLink", isAddress ? "true" : "false")],
              text: isAddress ? SitePath.encodedURI(item.id) : item.id)
            element.element("pubDate", text: Self.rssDate(item.published))
            for name in item.authors { element.element("dc:creator", text: name) }
            for tag in item.tags { element.element("category", text: tag) }
            if !item.summary.isEmpty { element.element("description", text: item.summary) }
            element.element("content:encoded", text: item.html)
          }
        }
      }
    }
    return xml.bytes
  }

  private static func rssDate(_ instant: Instant) -> String { DateFormat.rfc822.text(of: instant, zone: .utc) }
}

extension Feed {
  /// The feed as JSON Feed 1.1.
  func json(at address: String) -> [UInt8] {
    var members: [(String, JSONText)] = [
      ("version", .text("https://jsonfeed.org/version/1.1")), ("title", .text(title)), ("home_page_url", .text(home)),
      ("feed_url", .text(address)), ("language", .text(language)),
    ]
    if !description.isEmpty { members.append(("description", .text(description))) }
    if let icon { members.append(("favicon", .text(icon))) }
    if let author {
      let url = author.url.map { [("url", JSONText.text($0))] } ?? []
      members.append(("authors", .list([.object([("name", .text(author.name))] + url)])))
    }
    members.append(("items", .list(items.map { Self.object($0) })))
    return JSONText.object(members).bytes + [UInt8(ascii: "\n")]
  }

  private static func object(_ item: Item) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .text(item.id)), ("url", .text(item.address)), ("title", .text(item.title)),
      ("content_html", .text(item.html)), ("date_published", .text("\(item.published)")),
      ("date_modified", .text("\(item.updated)")),
    ]
    if !item.summary.isEmpty { members.append(("summary", .text(item.summary))) }
    if !item.authors.isEmpty { members.append(("authors", .list(item.authors.map { .object([("name", .text($0))]) }))) }
    if !item.tags.isEmpty { members.append(("tags", .list(item.tags.map { .text($0) }))) }
    if let language = item.language { members.append(("language", .text(language))) }
    return .object(members)
  }
}
