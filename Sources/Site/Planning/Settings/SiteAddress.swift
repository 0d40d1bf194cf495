package import Articles
import Markup

/// The URL of a site: its scheme and host, and the path that contains all its pages.
///
/// ```swift
/// SiteAddress("https://example.org/blog")?.absolute("/about/")  // https://example.org/blog/about/
/// ```
package struct SiteAddress: Sendable, Hashable {
  /// The scheme and the host, without a slash at the end.
  package let origin: String
  /// The path of the home page, with a slash at the start and the end.
  package let root: String
  /// Whether `site.yml` or the command line gives the URL.
  package let isGiven: Bool

  /// Creates the default address, for a site that is only viewed locally.
  package init() {
    (origin, root, isGiven) = ("http://localhost", "/", false)
  }

  /// Parses an address that begins with `https://` or `http://` and has no user, query or fragment.
  package init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    let isPlain = rest.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !"\\?#\"<>".unicodeScalars.contains($0)
    }
    let parts = path.split(separator: "/")
    // The host must be ASCII, because crawlers and feed readers may not support other letters.
    guard !host.isEmpty, host.utf8.allSatisfy({ $0 < 0x80 }), !host.contains("@"), isPlain, !parts.contains("."),
      !parts.contains("..")
    else { return nil }
    origin = scheme + host.lowercased()
    root = "/" + parts.map { $0 + "/" }.joined()
    isGiven = true
  }

  /// Returns the form that an invalid address should have, as words that follow "it must be".
  package static func expectation(for text: String, such example: String = "https://example.org/blog/") -> String {
    if URLScheme.hasUser(text) { return "an address without a user and a password, such as \(example)" }
    let host = text.utf8.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
      .prefix { $0 != UInt8(ascii: "/") }
    guard host.contains(where: { $0 >= 0x80 }) else { return "an address such as \(example)" }
    return "an address with an ASCII host: write https://日本.jp/ as https://xn--wgv71a.jp/"
  }

  /// The URL of the home page.
  package var home: String { origin + root }

  /// Returns the path for a link on the site: `/about/` becomes `/blog/about/` if `root` is `/blog/`.
  package func local(_ path: String) -> String {
    if root == "/" { return path }
    return path.hasPrefix("/") && !path.hasPrefix("//") ? root + path.dropFirst() : path
  }

  /// Returns the full URL of a path of the site; a full URL is returned unchanged.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") && !path.hasPrefix("//") ? origin + local(path) : path
  }

  /// Returns the address of a page of this site for a link from another site, which may be the same one.
  func address(of page: String, from other: SiteAddress) -> String { self == other ? page : absolute(page) }

  /// Returns a URL or path without the prefix of the home page, or `nil` if it is outside of the site.
  package func rest(of address: String) -> Substring? {
    [home, root].first(where: address.hasPrefix).map { address.dropFirst($0.count) }
  }

  /// Returns a path without the path of the home page: the reverse of `local`.
  func withoutRoot(_ path: String) -> String { path.hasPrefix(root) ? "/" + path.dropFirst(root.count) : path }

  /// Returns the origin for articles that are read outside of the site, such as in feeds.
  package func origin(ofPage path: String) -> ArticleOrigin { ArticleOrigin(site: origin, page: absolute(path)) }
}
