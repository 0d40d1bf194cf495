import Addresses
import Articles

/// The old addresses of categories and tags that differ from the new ones: a slug of its own, or a category above it.
enum WordPressTerms {
  private static let depthLimit = 16

  /// Returns pages that redirect from them, by path in `Content`.
  static func redirects(_ exports: [WordPressExport]) -> [String: String] {
    let parents = exports.reduce(into: [:]) { $0.merge($1.categoryParents) { first, _ in first } }
    let terms = exports.flatMap(\.entries).filter { WordPress.isArticle($0.item) }.flatMap(\.item.terms)
    var addresses: [(old: String, new: String)] = []
    for (taxonomy, folder) in [("category", "/category/"), ("post_tag", "/tag/")] {
      var seen: Set<String> = []
      for term in terms where term.taxonomy == taxonomy && !term.slug.isEmpty && seen.insert(term.slug).inserted {
        let part = AddressPart.of(WordPressText.plain(term.name), keepingCase: false)
        guard !part.isEmpty else { continue }
        let above = taxonomy == "category" ? path(above: term.slug, parents) : ""
        addresses.append((folder + above + SitePath.decoded(term.slug) + "/", folder + part + "/"))
      }
    }
    let new = Set(addresses.map { SiteFile.path(ofForeign: $0.new) })
    return addresses.reduce(into: [:]) { redirects, pair in
      let file = SiteFile.path(ofForeign: pair.old)
      // The page of another term stays at its address.
      guard !new.contains(file) else { return }
      redirects[RedirectPage.file(for: pair.old)] = RedirectPage.html(
        to: SitePath.encoded(String(pair.new.dropFirst())).relative(to: file) + "/")
    }
  }

  /// Returns the slugs of the categories above a category; a circle ends.
  private static func path(above slug: String, _ parents: [String: String]) -> String {
    var (path, slug, seen) = ("", slug, Set([slug]))
    while let parent = parents[slug], seen.insert(parent).inserted, seen.count < depthLimit {
      path = SitePath.decoded(parent) + "/" + path
      slug = parent
    }
    return path
  }
}
