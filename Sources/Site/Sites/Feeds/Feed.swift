import Articles
import Dates

/// What a feed holds, whatever its format: the newest posts, whole, with whole addresses.
struct Feed: Sendable {
  let title: String
  let description: String
  let language: String
  let author: SiteSettings.Author?
  /// The address of the home page.
  let home: String
  /// The address of the picture that stands for the site.
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
    /// The language of its text, if it is another one than the feed's.
    let language: String?
  }

  /// The newest posts with a date.
  static func posts(of model: SiteModel) -> [Int] {
    Array(model.posts.lazy.filter { model.entries[$0].date != nil }.prefix(model.settings.feedSize))
  }

  /// Takes posts of a site.
  init(_ model: SiteModel, _ posts: [Int], _ bodies: ArticleBodies) {
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
        updated: max(entry.updated ?? .earliest, entry.date ?? .earliest), summary: bodies.summary(of: index),
        html: String(decoding: bodies.feedText(of: index), as: UTF8.self),
        tags: entry.metadata.tags + entry.metadata.categories,
        authors: model.authors(of: entry),
        language: entry.metadata.language.flatMap { $0 == settings.language ? nil : $0 })
    }
  }

  /// When anything of it changed last.
  var updated: Instant { items.map(\.updated).max() ?? Instant(secondsSince1970: 0) }

  /// About how many bytes it takes: signs of HTML are longer in XML.
  var room: Int { items.reduce(4096) { $0 + $1.html.utf8.count * 3 / 2 + 1024 } }

  /// The feed in a format.
  func bytes(as format: FeedFormat) -> [UInt8] {
    switch format {
    case .atom: atom
    case .rss: rss
    case .json: json
    }
  }
}
