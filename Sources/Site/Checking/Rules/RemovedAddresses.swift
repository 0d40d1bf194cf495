import Addresses
import Diagnostics
import Planning
import Sites

/// The rule about published addresses that no longer exist.
struct RemovedAddresses {
  private let site: CheckedSite
  private let published: PublishedPages

  init(_ site: CheckedSite, since published: PublishedPages) {
    (self.site, self.published) = (site, published)
  }

  func findings() -> [CheckFinding] {
    let oldPaths = Set(published.paths)
    let articles = Dictionary(site.survey.articles.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let newPages = site.pages.filter { !oldPaths.contains($0.path) && $0.place.article != nil }
    let newAddresses = NameList(newPages.map(\.place.address))
    let pagesByAddress = Dictionary(newPages.map { ($0.place.address, $0) }) { first, _ in first }
    return published.paths.filter { path in
      path.hasSuffix(".html") && site.files.file(at: path) == nil && !isPartOfList(path) && !isOfTerm(path)
    }.map { path in
      let address = SiteFile.address(ofFile: path)
      // The successor is the same article at a new address, else the new page with the most similar address.
      let moved = published.articles[path].flatMap { articles[$0] }
      let similar = newAddresses.nearest(to: address).flatMap { pagesByAddress[$0] }
      let successor = (moved ?? similar?.place.article).map { site.survey.articles[$0] }
      let problem = CheckProblem(
        .removedAddress, "`\(address)` was published before, but no longer exists",
        advice: successor.map { "write `aliases: [\(address)]` in this article if `\($0.address)` replaces it" }
          ?? "write `aliases: [\(address)]` in the article that replaces it")
      return CheckFinding(problem: problem, range: successor.map { SourceRange.start(of: $0.source) })
    }
  }

  /// Returns whether a path belongs to a term's page, which is removed together with the last article of the term.
  private func isOfTerm(_ path: String) -> Bool {
    let address = SiteFile.address(ofFile: path)
    return published.articles[path] == nil
      && site.survey.taxonomyAddresses.contains { address.hasPrefix($0) && address != $0 }
  }

  /// Returns whether a path belongs to a later page of a list; the number of these pages changes with the articles.
  private func isPartOfList(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, parts[parts.count - 3] == "page", Int(parts[parts.count - 2]) != nil else { return false }
    return site.files.file(at: (parts.dropLast(3) + ["index.html"]).joined(separator: "/")) != nil
  }
}

/// The known pages of the last publication.
package struct PublishedPages: Sendable {
  /// The paths of all files.
  package var paths: [String]
  /// The paths of articles, by the path of their page.
  package var articles: [String: String]

  /// Creates a list of paths and articles.
  package init(paths: [String] = [], articles: [String: String] = [:]) {
    (self.paths, self.articles) = (paths, articles)
  }
}
