/// The pages that two sites share.
struct PagePairs: Sendable {
  /// A page of the old site and the page of the new site that readers get instead.
  struct Pair: Sendable {
    let old: ComparedPage
    let new: ComparedPage
  }

  let pairs: [Pair]
  /// The pages of the old site that no page of the new site replaces.
  let missing: [ComparedPage]
  /// The new addresses of pages that moved without a redirect, by their old addresses.
  let moved: [String: String]

  /// Matches pages by their address, else by their canonical link, else by a title that only one page has.
  static func match(_ old: ComparedSite, _ new: ComparedSite) -> PagePairs {
    var (pairs, missing): ([Pair], [ComparedPage]) = ([], [])
    var moved: [String: String] = [:]
    let newByTitle = unique(new.pages, by: \.title)
    let oldByTitle = unique(old.pages, by: \.title)
    for page in old.pages where page.redirect == nil {
      if let found = new.page(at: page.address) {
        pairs.append(Pair(old: page, new: found))
        continue
      }
      let candidate =
        page.canonical.flatMap { new.page(at: $0) }
        ?? (oldByTitle[page.title] != nil ? newByTitle[page.title] : nil)
      if let candidate {
        pairs.append(Pair(old: page, new: candidate))
        moved[page.address] = candidate.address
      } else {
        missing.append(page)
      }
    }
    return PagePairs(pairs: pairs, missing: missing, moved: moved)
  }

  private static func unique(_ pages: [ComparedPage], by key: (ComparedPage) -> String) -> [String: ComparedPage] {
    let groups = Dictionary(grouping: pages.filter { $0.redirect == nil && !key($0).isEmpty }, by: key)
    return groups.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}
