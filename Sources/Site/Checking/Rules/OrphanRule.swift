import Diagnostics
import Sites

/// Pages that no reader comes to who begins at the home page and follows links.
struct OrphanRule {
  private let site: CheckedSite
  /// The pages that each page links to, by path.
  private let links: [String: [String]]

  init(_ site: CheckedSite) {
    self.site = site
    links = Dictionary(
      (site.pages + site.otherPages).map { page in
        let targets = zip(page.scan.links, page.targets).compactMap { link, target -> String? in
          guard link.kind == .page, case .file(let path, _) = target else { return nil }
          return site.file(at: path)
        }
        return (page.path, targets)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Of pages that lead to each other and are reached from nowhere, the first is told.
  func findings() -> [Finding] {
    var reached: Set<String> = []
    follow("index.html", noting: &reached)
    // That nothing is sorted under a term is what is wrong with its page.
    let unused = Set(site.survey.terms.filter(\.uses.isEmpty).compactMap(\.article))
    let notFound = SiteFile.path(of: PageKind.notFoundAddress)
    let lost = site.pages.filter { page in
      !reached.contains(page.path) && page.path != notFound && !(page.article.map(unused.contains) ?? false)
    }
    let linked = Set(lost.flatMap { page in (links[page.path] ?? []).filter { $0 != page.path } })
    var found: [CheckedPage] = []
    let roots = lost.filter { !linked.contains($0.path) }
    // Somebody wrote an article, and can do something about it; a list is there because of its articles.
    let order = roots.filter { $0.article != nil } + lost.filter { $0.article != nil } + lost
    for page in order where !reached.contains(page.path) {
      found.append(page)
      follow(page.path, noting: &reached)
    }
    return found.map { site.finding(.orphanPage, with: $0) }
  }

  /// Notes a page, and all that one comes to from there.
  private func follow(_ path: String, noting reached: inout Set<String>) {
    reached.insert(path)
    var waiting = [path]
    while let path = waiting.popLast() {
      for target in links[path] ?? [] where reached.insert(target).inserted { waiting.append(target) }
    }
  }
}
