import Addresses
public import Articles
package import Diagnostics
package import Planning
import Records

/// Pages, feeds and files that Swift code computes from what a site contains.
///
/// ```swift
/// SitePages(reads: .recorded) { site in
///   site.posts.grouped(by: \.year).map { year, posts in
///     SitePage("/\(year)/", title: "Posts of \(year)", listing: posts, perPage: 20) { page, site in
///       ul { ForEach(page.posts) { post in li { a(.href(post.url)) { Text(post.title) } } } }
///       ThemePartial("pagination", page)
///     }
///   }
/// }
/// ```
///
/// Garland calls the code twice in each build: to plan the pages, and to render them. With `reads: .recorded`, a page is
/// rendered again only if something changed that the code, or the view of the page, read of the site.
///
/// On a site in several languages, the code is called for each language, and the addresses are below its home page.
public struct SitePages: Sendable {
  /// What the code and the views of its pages read.
  package var ownReads: CodeReads?
  let pages: @Sendable (SiteHandle) -> [SitePage]

  /// Creates pages from a function of the site.
  ///
  /// `reads` replaces the `reads` of each page.
  public init(reads: CodeReads? = nil, pages: @escaping @Sendable (_ site: SiteHandle) -> [SitePage]) {
    (ownReads, self.pages) = (reads, pages)
  }
}

/// The pages of an edition that Swift code computes, and what the code read.
package struct ComputedPages: Sendable {
  package private(set) var pages: [SitePage] = []
  /// What each piece of code read of the site, by its number.
  package private(set) var reads: [PageReads] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// Computes the pages of an edition.
  ///
  /// They are sorted by address, because code may go through a dictionary, which has another order in each build.
  package static func computing(
    _ code: [SitePages], in site: PlannedSite, _ renderings: ArticleRenderings
  ) -> ComputedPages {
    var all = ComputedPages()
    for (number, computation) in code.enumerated() {
      let scope = HandleScope(site, renderings, page: nil, computesPages: true)
      let pages = computation.pages(SiteHandle(scope)).map { page in
        var page = page
        page.plan.moveAddresses { site.settings.addresses.belowHome($0) }
        (page.plan.ownReads, page.plan.computation) = (computation.reads, number)
        return page
      }
      all.pages += pages.inByteOrder { $0.plan.address }
      all.reads.append(scope.reads.all)
      all.diagnostics += scope.diagnostics
    }
    return all
  }

  /// Returns these pages if they are at the addresses of the planned ones, else the planned pages and a diagnostic.
  package func checked(against planned: [SitePage]) -> ComputedPages {
    let planned = planned.filter { $0.plan.computation != nil }
    let (own, others) = (pages.map(\.plan.address), planned.map(\.plan.address))
    if own == others { return self }
    var checked = self
    // The views of the planned pages keep handles of another plan.
    checked.pages = planned.map { $0.emptied }
    let address = Set(own).symmetricDifference(others).min() ?? own.first ?? ""
    checked.diagnostics.append(SiteProblem.unstablePages(address).diagnostic())
    return checked
  }
}

extension Sequence<PageHandle> {
  /// Groups pages by a value, such as the year, in the order of the values; pages without a value are left out.
  ///
  /// ```swift
  /// site.posts.grouped(by: \.year)
  /// ```
  public func grouped<Key: Comparable & Hashable>(
    by key: (PageHandle) -> Key?
  ) -> [(key: Key, pages: [PageHandle])] {
    grouped { page in key(page).map { [$0] } ?? [] }
  }

  /// Groups pages by several values of each page, such as ingredients, in the order of the values.
  ///
  /// ```swift
  /// recipes.grouped { $0.params(as: Recipe.self)?.ingredients ?? [] }
  /// ```
  public func grouped<Key: Comparable & Hashable>(
    byEach keys: (PageHandle) -> [Key]
  ) -> [(key: Key, pages: [PageHandle])] {
    var groups: [Key: [PageHandle]] = [:]
    for page in self {
      for key in Set(keys(page)) { groups[key, default: []].append(page) }
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
