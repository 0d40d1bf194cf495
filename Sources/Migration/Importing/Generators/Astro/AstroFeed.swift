/// A script of Astro that writes a feed, such as `src/pages/rss.xml.js`.
struct AstroFeed: Sendable, Equatable {
  /// `atom` or `rss`.
  let format: String
  let address: String

  /// Reads a script; `nil` for a script that writes something else, or that writes a feed for each of several texts.
  init?(_ path: String, in site: ForeignSite, below pages: String) {
    guard let inner = path.path(below: pages), ["js", "ts", "mjs", "mts"].contains(path.fileExtension),
      ["xml", "rss", "atom"].contains(inner.withoutExtension.fileExtension), !inner.contains("["),
      let code = site.text(path)
    else { return nil }
    address = "/" + inner.withoutExtension
    if code.contains("@astrojs/rss") || code.contains("<rss") {
      format = "rss"
    } else if code.contains("<feed") || code.contains("atom1(") {
      format = "atom"
    } else {
      return nil
    }
  }
}
