public import Views

/// Where an article's page is, for a reader who is not there: in a feed, addresses that begin at the site's root begin with the site.
public struct ArticleOrigin: Sendable, Equatable {
  /// The site's scheme and host, such as `https://example.org`.
  public let site: String
  /// The whole address of the article's page.
  public let page: String

  /// Names the site and the page.
  public init(site: String, page: String) {
    self.site = site
    self.page = page
  }

  /// What has to stand before an address that is written in the article; nothing where it is whole.
  func prefix(of address: some Sequence<UInt8>) -> String? {
    var bytes = address.makeIterator()
    switch bytes.next() {
    case UInt8(ascii: "#"): return page
    case UInt8(ascii: "/"): return bytes.next() == UInt8(ascii: "/") ? nil : site
    default: return nil
    }
  }
}

private enum ArticleOriginKey: EnvironmentKey {
  static var defaultValue: ArticleOrigin? { nil }
}

extension EnvironmentValues {
  /// Where the articles' page is, if their readers are elsewhere.
  public var articleOrigin: ArticleOrigin? {
    get { self[ArticleOriginKey.self] }
    set { self[ArticleOriginKey.self] = newValue }
  }
}
