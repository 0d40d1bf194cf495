import Articles

/// The addresses of the lists of categories and tags, which have a slug of their own, and the category above them.
enum WordPressTerms {
  private static let depthLimit = 16

  /// Returns the addresses by taxonomy and name.
  static func addresses(_ exports: [WordPressExport]) -> [String: [String: [String]]] {
    let parents = exports.reduce(into: [:]) { $0.merge($1.categoryParents) { first, _ in first } }
    let terms = exports.flatMap(\.entries).filter { WordPress.isArticle($0.item) }.flatMap(\.item.terms)
    var addresses: [String: [String: [String]]] = [:]
    for (taxonomy, name, folder) in [("category", "categories", "/category/"), ("post_tag", "tags", "/tag/")] {
      var seen: Set<String> = []
      for term in terms where term.taxonomy == taxonomy && !term.slug.isEmpty && seen.insert(term.slug).inserted {
        let above = taxonomy == "category" ? path(above: term.slug, parents) : ""
        let address = folder + above + SitePath.decoded(term.slug) + "/"
        addresses[name, default: [:]][WordPressText.plain(term.name), default: []].append(address)
      }
    }
    return addresses
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
