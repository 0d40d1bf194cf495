package import Views

/// Where an article's page is, for a reader who is not there: in a feed, addresses that begin at the site's root begin with the site.
package struct ArticleOrigin: Sendable, Equatable {
  /// The site's scheme and host, such as `https://example.org`.
  package let site: String
  /// The whole address of the article's page.
  package let page: String

  /// Names the site and the page.
  package init(site: String, page: String) {
    self.site = site
    self.page = page
  }

  /// What has to stand before an address that is written in the article; nothing where it is whole.
  func prefix(of address: some Sequence<UInt8>) -> String? {
    var bytes = address.makeIterator()
    switch bytes.next() {
    case nil, UInt8(ascii: "#"), UInt8(ascii: "?"): return page
    case UInt8(ascii: "/"): return bytes.next() == UInt8(ascii: "/") ? nil : site
    case let first?: return Self.hasScheme(first, bytes) ? nil : folder
    }
  }

  /// The address of the folder that the page is in, against which other addresses are read.
  private var folder: String { page.lastIndex(of: "/").map { String(page[...$0]) } ?? page }

  /// Whether an address begins with the name of a scheme, such as `mailto:`.
  private static func hasScheme(_ first: UInt8, _ rest: some IteratorProtocol<UInt8>) -> Bool {
    var rest = rest
    guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else { return false }
    while let byte = rest.next() {
      switch byte {
      // A reference may stand for a colon.
      case UInt8(ascii: ":"), UInt8(ascii: "&"): return true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      case _ where byte.isWordPart && byte != UInt8(ascii: "_"): continue
      default: return false
      }
    }
    return false
  }
}

private enum ArticleOriginKey: EnvironmentKey {
  static var defaultValue: ArticleOrigin? { nil }
}

extension EnvironmentValues {
  /// Where the articles' page is, if their readers are elsewhere.
  package var articleOrigin: ArticleOrigin? {
    get { self[ArticleOriginKey.self] }
    set { self[ArticleOriginKey.self] = newValue }
  }
}
