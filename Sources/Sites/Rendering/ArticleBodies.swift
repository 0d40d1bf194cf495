import Articles
import Components
import Diagnostics
import Markup
import Synchronization
import Views

/// The articles as HTML: in their pages, in lists, in feeds.
///
/// What a list shows is drawn once, however many lists show it. A whole article is drawn where it is asked for, which is most
/// often once: to keep all of them would take as much memory as the site has bytes.
final class ArticleBodies: Sendable {
  /// Where an article is shown.
  private enum Use: Hashable { case list, excerpt, feed, text }

  private struct Key: Hashable {
    let entry: Int
    let use: Use
  }

  private let entries: [Entry]
  private let address: SiteAddress
  private let drawn = Mutex<[Key: ArticleRendering]>([:])

  /// Draws the entries of the site that is at an address.
  init(_ entries: [Entry], at address: SiteAddress) {
    self.entries = entries
    self.address = address
  }

  /// An article as its page shows it.
  func body(of entry: Int) -> ArticleRendering {
    whole(entry, in: EnvironmentValues())
  }

  /// An article as the pages of others show it, where its ids differ from theirs, and links to its parts lead to its own page.
  func listed(_ entry: Int) -> ArticleRendering {
    rendering(Key(entry: entry, use: .list)) { whole(entry, in: amongOthers(entry)) }
  }

  /// What lists show of an article, in the same way.
  func excerpt(of entry: Int) -> ArticleRendering {
    rendering(Key(entry: entry, use: .excerpt)) { begin(of: entry, in: amongOthers(entry)) }
  }

  private func amongOthers(_ entry: Int) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.articleIDs = .prefixed(
      AddressPart.of(entries[entry].address.split(separator: "/").joined(separator: "-")))
    environment.articleOrigin = ArticleOrigin(site: "", page: address.local(entries[entry].address))
    return environment
  }

  /// An article as a feed holds it: without ids and styles, with whole addresses.
  func feedText(of entry: Int) -> ArticleRendering {
    rendering(Key(entry: entry, use: .feed)) {
      var environment = EnvironmentValues()
      environment.medium = .feed
      environment.articleOrigin = address.origin(ofPage: entries[entry].address)
      return whole(entry, in: environment)
    }
  }

  /// Whether an article holds more than its excerpt.
  func hasMore(_ entry: Int) -> Bool { !entries[entry].article.excerpt.isWhole }

  /// How an article begins, as plain text.
  func summary(of entry: Int) -> String {
    if let description = entries[entry].metadata.description { return description }
    let rendering = rendering(Key(entry: entry, use: .text)) {
      var environment = EnvironmentValues()
      environment.medium = .text
      return begin(of: entry, in: environment)
    }
    return PlainText(of: rendering.bytes[...]).text
  }

  private func begin(of entry: Int, in environment: EnvironmentValues) -> ArticleRendering {
    entries[entry].article.rendered(in: environment) { _ in entries[entry].article.excerpt }
  }

  private func whole(_ entry: Int, in environment: EnvironmentValues) -> ArticleRendering {
    entries[entry].article.rendered(in: environment, belowTitle: true) { $0 }
  }

  private func rendering(_ key: Key, _ draw: () -> ArticleRendering) -> ArticleRendering {
    if let rendering = drawn.withLock({ $0[key] }) { return rendering }
    // Drawn outside of the lock: two threads may draw the same, and get the same.
    let rendering = draw()
    drawn.withLock { $0[key] = rendering }
    return rendering
  }
}
