import Texts

/// The files of a built site.
///
/// ```swift
/// let site = SiteFiles(paths: ["index.html"]) { path in try? Files.read("_site/" + path, limit: .max) }
/// ```
package struct SiteFiles: Sendable {
  /// The paths of all files, relative to the folder of the site, in byte order.
  package let paths: [String]
  /// The paths of links and other entries that are no files.
  let irregular: [String]
  /// Returns the content of a file, or `nil` if it cannot be read or is too long.
  package let read: @Sendable (_ path: String) -> [UInt8]?

  /// Creates the files of a site from their paths and a function that reads one of them.
  package init(
    paths: [String], irregular: [String] = [], read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    (self.paths, self.irregular) = (paths, irregular)
    self.read = read
  }

  /// The files that browsers show as pages.
  var pages: [String] { paths.filter { $0.hasSuffix(".html") || $0.hasSuffix(".htm") } }

  /// The files that may be feeds.
  var feeds: [String] { paths.filter { $0.hasSuffix(".xml") || $0.hasSuffix(".atom") || $0.hasSuffix(".rss") } }
}

/// The address of a page or file, as a path from the root of its site.
enum SiteAddressPath {
  /// Returns the address at which servers show a file: `a/index.html` is `/a/`.
  static func of(file path: String) -> String {
    for index in ["index.html", "index.htm"] where path == index || path.hasSuffix("/" + index) {
      return "/" + path.dropLast(index.utf8.count)
    }
    return "/" + path
  }

  /// Returns the path of an address without its host, query and fragment, percent-decoded; `nil` for an address that
  /// leads to no page, such as `mailto:a@example.org`.
  ///
  /// ```swift
  /// SiteAddressPath.of("https://example.org/a%20b/?q=1#c")  // /a b/
  /// ```
  static func of(_ address: String) -> String? {
    let slash = UInt8(ascii: "/")
    let isInside: (UInt8) -> Bool = { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var rest = address.utf8[...]
    if let scheme = schemeEnd(in: rest) {
      guard rest[..<scheme].starts(with: "http".utf8) else { return nil }
      rest = rest[scheme...].dropFirst(3).drop { $0 != slash }
    } else if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2).drop { $0 != slash }
    } else if rest.prefix(while: { $0 != slash && isInside($0) }).contains(UInt8(ascii: ":")) {
      return nil
    }
    let path = Substring(rest.prefix(while: isInside))
    return path.isEmpty ? "/" : String(path).percentDecoded
  }

  /// Returns the host of an address in lower case, without its port and `www.`; `nil` for an address without a host.
  static func host(of address: String) -> String? {
    let text = address.utf8[...]
    let start =
      text.starts(with: "//".utf8)
      ? text.dropFirst(2) : schemeEnd(in: text.prefix { $0 != UInt8(ascii: "?") }).map { text[$0...].dropFirst(3) }
    guard let host = start.map({ String(Substring($0.prefix { !"/?#:".utf8.contains($0) })).lowercased() }) else {
      return nil
    }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// Returns the index of the first `://`, or `nil` if there is none.
  private static func schemeEnd(in address: Substring.UTF8View) -> String.Index? {
    var rest = address
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      if rest[colon...].starts(with: "://".utf8) { return colon }
      rest = rest[colon...].dropFirst()
    }
    return nil
  }

  /// Returns an address resolved against the address of the page that contains it.
  static func resolved(_ path: String, from page: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var parts = page.split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case ".": if isLast { parts.append("") }
      case "..":
        _ = parts.popLast()
        if isLast { parts.append("") }
      default: parts.append(step)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
