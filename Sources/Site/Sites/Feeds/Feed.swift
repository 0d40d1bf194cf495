import Articles
import Dates

/// The content of a feed in any format: the newest posts in full, with absolute URLs.
struct Feed: Sendable {
  let title: String
  let description: String
  let language: String
  let author: SiteSettings.Author?
  /// The URL of the home page.
  let home: String
  /// The URL of the site's icon.
  let icon: String?
  let items: [Item]

  /// One post.
  struct Item: Sendable {
    let title: String
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

  /// Returns the newest posts that have a date.
  static func posts(of model: SiteModel) -> [Int] {
    Array(model.posts.lazy.filter { model.entries[$0].date != nil }.prefix(model.settings.feedSize))
  }

  /// Creates a feed of posts.
  init(_ model: SiteModel, _ posts: [Int], _ renderings: ArticleRenderings) {
    let settings = model.settings
    title = settings.title
    description = settings.description
    language = settings.language
    author = settings.author.map {
      SiteSettings.Author(name: $0.name, url: $0.url.map { model.address.absolute($0) }, email: $0.email)
    }
    home = model.address.home
    icon = model.icons.last { $0.relation == "icon" }.map { model.address.absolute($0.address) }
    items = posts.map { index in
      let entry = model.entries[index]
      return Item(
        title: entry.title, address: model.address.absolute(entry.address), published: entry.date ?? .earliest,
        updated: max(entry.updated ?? .earliest, entry.date ?? .earliest), summary: renderings.summary(of: index),
        html: String(decoding: renderings.feedHTML(of: index), as: UTF8.self),
        tags: entry.metadata.tags + entry.metadata.categories,
        authors: model.authors(of: entry),
        language: entry.metadata.language.flatMap { $0 == settings.language ? nil : $0 })
    }
  }

  /// The time of the last change to any item.
  var updated: Instant { items.map(\.updated).max() ?? Instant(secondsSince1970: 0) }

  /// The estimated size in bytes.
  ///
  /// HTML takes more bytes in XML, because its tags are escaped.
  var capacity: Int { items.reduce(4096) { $0 + $1.html.utf8.count * 3 / 2 + 1024 } }

  /// Returns the feed in a format.
  func bytes(as format: FeedFormat) -> [UInt8] {
    switch format {
    case .atom: atom
    case .rss: rss
    case .json: json
    }
  }
}
