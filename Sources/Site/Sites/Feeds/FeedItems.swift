import Addresses
import Articles
import Dates
import Handles
import Planning
import Synchronization

/// The items of feeds.
///
/// An article in several lists is rendered once if its HTML fits into the cache until the last list needs it.
/// The cache is limited, because a site with a feed for each tag would keep the HTML of all articles.
final class FeedItems: Sendable {
  let site: PlannedSite
  private let renderings: ArticleRenderings
  private let state: Mutex<State>

  private struct State {
    var items: [Int: Feed.Item] = [:]
    /// The number of bytes of HTML in `items`.
    var size = 0
    /// How many lists still need each entry.
    var uses: [Int: Int] = [:]

    /// Keeps an item if another list needs it and there is room, and forgets it after its last use.
    mutating func use(_ item: Feed.Item, of entry: Int) {
      uses[entry, default: 1] -= 1
      let size = item.html.utf8.count
      let isNeeded = uses[entry, default: 0] > 0
      if items[entry] == nil, isNeeded, self.size + size <= FeedItems.capacity {
        items[entry] = item
        self.size += size
      } else if !isNeeded, items.removeValue(forKey: entry) != nil {
        self.size -= size
      }
    }
  }

  /// The limit of the cache, in bytes of HTML.
  private static let capacity = 8 << 20

  init(of lists: [FeedList], _ site: PlannedSite, _ renderings: ArticleRenderings) {
    (self.site, self.renderings) = (site, renderings)
    var state = State()
    for entry in lists.lazy.flatMap(\.entries) { state.uses[entry, default: 0] += 1 }
    self.state = Mutex(state)
  }

  /// Returns the item of an entry, once for each list that contains it.
  func item(of index: Int) -> Feed.Item {
    // The lock is free during rendering. If two threads render the same article, both get the same result.
    let item = state.withLock { $0.items[index] } ?? rendered(index)
    state.withLock { $0.use(item, of: index) }
    return item
  }

  private func rendered(_ index: Int) -> Feed.Item {
    let (entry, settings) = (site.entries[index], site.settings)
    let address = site.address.absolute(entry.address)
    let published = entry.date ?? .earliest
    return Feed.Item(
      title: entry.title, id: id(of: entry, at: address, published: published), address: address, published: published,
      updated: max(entry.updated ?? .earliest, published), summary: renderings.summary(of: index),
      html: String(decoding: renderings.feedHTML(of: index), as: UTF8.self),
      tags: entry.metadata.tags + entry.metadata.categories, authors: site.content.authors(of: entry),
      language: entry.placed.textLanguage.flatMap { $0 == settings.language ? nil : $0 })
  }

  /// Returns the id in the front matter, else that of the site's pattern, else the address.
  private func id(of entry: Entry, at address: String, published: Instant) -> String {
    entry.metadata.feedID
      ?? site.settings.feedIDs?.id(
        of: address, at: site.address.origin, on: published.civilDate(in: site.settings.zone))
      ?? address
  }
}
