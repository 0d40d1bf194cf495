import Articles

/// Where a site is published: its scheme and host, and the path that all its pages are below.
///
/// ```swift
/// SiteAddress("https://example.org/blog")?.absolute("/about/")  // https://example.org/blog/about/
/// ```
package struct SiteAddress: Sendable, Hashable {
  /// The scheme and the host, without a slash behind them.
  package let origin: String
  /// The path of the home page, with a slash at both ends.
  package let root: String
  /// Whether somebody said where the site is published.
  package let isGiven: Bool

  /// A site that is only looked at where it was made.
  package init() {
    (origin, root, isGiven) = ("http://localhost", "/", false)
  }

  /// Reads an address that begins with `https://` or `http://` and has neither query nor fragment.
  package init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    let isPlain = rest.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !"\\?#\"<>".unicodeScalars.contains($0)
    }
    let parts = path.split(separator: "/")
    // Names and addresses reach readers that know no letters but ASCII's, as crawlers do.
    guard !host.isEmpty, host.utf8.allSatisfy({ $0 < 0x80 }), isPlain, !parts.contains("."), !parts.contains("..")
    else { return nil }
    origin = scheme + host.lowercased()
    root = "/" + parts.map { $0 + "/" }.joined()
    isGiven = true
  }

  /// What an address must be, in words that complete "it must be", for one that is none.
  package static func expectation(for text: String) -> String {
    let host = text.utf8.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
      .prefix { $0 != UInt8(ascii: "/") }
    guard host.contains(where: { $0 >= 0x80 }) else { return "an address such as https://example.org/blog/" }
    return "an address with its host in ASCII, as https://xn--wgv71a.jp/ is for https://日本.jp/"
  }

  /// The address of the home page.
  package var home: String { origin + root }

  /// A path of the site as pages link to it: below the path of the home page.
  package func local(_ path: String) -> String {
    if root == "/" { return path }
    return path.hasPrefix("/") && !path.hasPrefix("//") ? root + path.dropFirst() : path
  }

  /// A path of the site as others link to it; an address that is whole already stays as it is.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") && !path.hasPrefix("//") ? origin + local(path) : path
  }

  /// What follows in an address of the site what all of them begin with; nothing for other addresses.
  package func rest(of address: String) -> Substring? {
    [home, root].first(where: address.hasPrefix).map { address.dropFirst($0.count) }
  }

  /// A path as the site itself knows it, of one as pages link to it.
  func withoutRoot(_ path: String) -> String { path.hasPrefix(root) ? "/" + path.dropFirst(root.count) : path }

  /// Where articles of a page lead whose readers are elsewhere.
  func origin(ofPage path: String) -> ArticleOrigin { ArticleOrigin(site: origin, page: absolute(path)) }
}
