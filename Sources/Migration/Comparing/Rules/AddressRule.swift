import Texts

/// Finds addresses of the old site that the new one does not serve.
enum AddressRule {
  static func differences(_ old: ComparedSite, _ new: ComparedSite, _ pairs: PagePairs) -> [Difference] {
    // A search for each address would take quadratic time.
    let spellings = spellings(of: new)
    // `UnreadRule` reports a page that could not be read.
    let missing =
      pairs.missing.filter { !new.unread.contains($0.path) }
      .map { page in difference(at: page.address, among: spellings, inFile: page.path) }
      + old.unread.filter { !new.responds(to: SiteAddressPath.of(file: $0)) && isPageOrThemeFile($0) }.sorted()
      .map { difference(at: SiteAddressPath.of(file: $0), among: spellings, inFile: $0) }
    let moved = pairs.moved.map { address, target in
      Difference(kind: .address, page: address, message: "moved to `\(target)` without a redirect")
    }
    let redirects = old.redirects.keys.filter { !new.responds(to: $0) && !isFirstPage($0, in: new) }.map {
      difference(at: $0, among: spellings, inFile: nil)
    }
    let lost = old.files.paths.filter { !isPageOrThemeFile($0) && !new.responds(to: SiteAddressPath.of(file: $0)) }
    let resized = lost.filter(isResized)
    let files = lost.filter { !isResized($0) }.map {
      difference(at: SiteAddressPath.of(file: $0), among: spellings, inFile: nil)
    }
    return missing + moved + redirects + files
      + resized.prefix(1).map { path in
        let others = resized.count == 1 ? "" : ", and so are \(resized.count - 1) others: the new site makes its own"
        return Difference(
          kind: .attributes, page: SiteAddressPath.of(file: path), message: "this size of an image is missing\(others)")
      }
  }

  /// Returns whether an address is the first page of a list that the new site has, such as `/blog/page/1/`.
  private static func isFirstPage(_ address: String, in new: ComparedSite) -> Bool {
    guard let end = address.firstRange(of: "page/1") else { return false }
    return ["", "/", "/index.html", ".html"].contains(address[end.upperBound...])
      && new.responds(to: String(address[..<end.lowerBound]))
  }

  /// Returns whether a file has the name that a generator gives to an image that it made smaller.
  private static func isResized(_ path: String) -> Bool {
    guard case let name = path.lastPathComponent, let dot = name.lastIndex(of: ".") else { return false }
    guard [".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif"].contains(name[dot...].lowercased()) else { return false }
    // WordPress, Hugo, Eleventy, Astro.
    let stem = name[..<dot]
    return stem.contains(/-\d+x\d+$/) || stem.contains(/_hu_?[0-9a-f]{6,}/) || stem.contains(/^[\w-]{8,12}-\d{2,4}$/)
      || path.hasPrefix("_astro/")
  }

  static func differences(_ addresses: [String], _ new: ComparedSite) -> [Difference] {
    let spellings = spellings(of: new)
    return addresses.filter { !new.responds(to: $0) }.map { difference(at: $0, among: spellings, inFile: nil) }
  }

  /// Returns an address of the site for each in lower case, the first one in order.
  private static func spellings(of site: ComparedSite) -> [String: String] {
    Dictionary(site.addresses.map { ($0.lowercased(), $0) }) { min($0, $1) }
  }

  private static func difference(
    at address: String, among spellings: [String: String], inFile path: String?
  ) -> Difference {
    let similar = spellings[address.lowercased()]
    return Difference(
      kind: .address, page: address,
      message: similar.map { "is missing; the new site has `\($0)`, which differs in capital letters" } ?? "is missing",
      place: path.map { Difference.Place(isOld: true, path: $0, line: 1) })
  }

  /// Returns whether to skip a file, because readers do not use its address, or because it is a page.
  ///
  /// Readers do not use the addresses of stylesheets, scripts, fonts, search indexes and the settings of a host. `PagePairs` compares
  /// the pages.
  private static func isPageOrThemeFile(_ path: String) -> Bool {
    let name = path.lastPathComponent
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    return endings.contains(ending) || name.hasPrefix(".")
      || ["_redirects", "_headers", "CNAME", "search_index.json"].contains(name)
  }

  private static let endings: Set<String> = [
    ".html", ".htm", ".css", ".scss", ".js", ".mjs", ".map", ".woff", ".woff2", ".ttf", ".eot", ".otf",
    ".webmanifest", ".gz",
  ]
}
