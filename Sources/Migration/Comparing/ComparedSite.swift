import Markup
import Texts

/// A built site, with the content of its pages.
struct ComparedSite: Sendable {
  let files: SiteFiles
  let pages: [ComparedPage]
  /// The pages by their addresses.
  let pagesByAddress: [String: ComparedPage]
  /// The targets of redirects by address, from pages and from the file `_redirects`.
  let redirects: [String: String]
  /// The addresses of all files.
  let addresses: Set<String>
  /// The paths of pages, feeds and redirects that could not be read.
  let unread: Set<String>

  /// Reads all pages of a site.
  static func read(_ files: SiteFiles, using work: some ParallelWork) -> ComparedSite {
    let paths = files.pages
    let read = work.map(paths.count) { index in
      files.read(paths[index]).map { ComparedPage.read($0, at: paths[index]) }
    }
    let others = files.feeds + files.paths.filter { $0 == "_redirects" }
    let unread =
      zip(paths, read).filter { $0.1 == nil }.map(\.0) + others.filter { files.read($0) == nil }
    var pages = read.compactMap(\.self)
    let known = Set(pages.map(\.address))
    for index in pages.indices {
      guard let link = pages[index].headingLink else { continue }
      let others = forms(of: link).filter { known.contains($0) }
      pages[index].isList = !others.isEmpty && !others.contains(pages[index].address)
    }
    var redirects: [String: String] = [:]
    for page in pages { if let target = page.redirect { redirects[page.address] = target } }
    if let rules = files.read("_redirects") { redirects.merge(RedirectRules.read(rules)) { page, _ in page } }
    return ComparedSite(
      files: files, pages: pages, pagesByAddress: Dictionary(pages.map { ($0.address, $0) }) { first, _ in first },
      redirects: redirects, addresses: Set(files.paths.map(SiteAddressPath.of(file:))), unread: Set(unread))
  }

  /// Returns the page at an address, after redirects, or `nil` if there is none.
  ///
  /// Servers show `/a/index.html` and `/a.html` for `/a`.
  func page(at address: String) -> ComparedPage? {
    var address = address
    for _ in 0..<8 {
      guard let found = Self.forms(of: address).first(where: { redirects[$0] != nil || pagesByAddress[$0] != nil })
      else { return nil }
      guard let target = redirects[found] else { return pagesByAddress[found] }
      address = target
    }
    return nil
  }

  /// Returns whether a request for an address gets a file or a redirect.
  func responds(to address: String) -> Bool {
    Self.forms(of: address).contains { addresses.contains($0) || redirects[$0] != nil }
  }

  private static func forms(of address: String) -> [String] {
    if address.hasSuffix("/") { return [address, address + "index.html", String(address.dropLast()) + ".html"] }
    if address.hasSuffix("/index.html") { return [address, String(address.dropLast(10))] }
    return [address, address + "/", address + ".html"]
  }
}

/// The rules of a `_redirects` file: an address, its target, and perhaps a status on each line.
enum RedirectRules {
  static func read(_ bytes: [UInt8]) -> [String: String] {
    var rules: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.words
      guard parts.count >= 2, parts[0].hasPrefix("/"), let target = SiteAddressPath.of(String(parts[1])) else {
        continue
      }
      rules[String(parts[0])] = target
    }
    return rules
  }
}

/// The pages of a sitemap.
enum ComparedSitemap {
  /// Returns the paths of the pages that a sitemap lists.
  static func addresses(in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "<loc>").dropFirst().compactMap { rest in
      let address = rest.prefix { $0 != "<" }.filter { !$0.isWhitespace }
      let decoded = CharacterReferences.decoded(Array(address.utf8)[...], in: .markdown)
      return SiteAddressPath.of(String(decoding: decoded, as: UTF8.self))
    }
  }
}
