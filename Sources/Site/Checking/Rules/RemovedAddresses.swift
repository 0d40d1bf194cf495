import Diagnostics
import Sites

/// Addresses of the site that was published last which this one does not have any more.
struct RemovedAddresses {
  private let site: CheckedSite
  private let former: FormerSite

  init(_ site: CheckedSite, after former: FormerSite) {
    (self.site, self.former) = (site, former)
  }

  func findings() -> [Finding] {
    let known = Set(former.paths)
    let articles = Dictionary(site.survey.articles.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let new = site.pages.filter { !known.contains($0.path) && $0.article != nil }
    let names = NameList(new.map(\.address))
    return former.paths.filter { path in
      path.hasSuffix(".html") && site.file(at: path) == nil && !isPartOfList(path) && !isOfTerm(path)
    }.map { path in
      let address = SiteFile.address(ofFile: path)
      // The article that was there, if it is elsewhere now, else the new page with nearly that address.
      let moved = former.articles[path].flatMap { articles[$0] }
      let successor = moved ?? names.nearest(to: address).flatMap { near in new.first { $0.address == near } }?.article
      return Finding(
        problem: .removedAddress(address, successor: successor.map { site.survey.articles[$0].address }),
        place: successor.map { SourceRange.start(of: site.survey.articles[$0].source) })
    }
  }

  /// Whether a path is that of a list of what is sorted under a term, which goes with the last of it.
  private func isOfTerm(_ path: String) -> Bool {
    let address = SiteFile.address(ofFile: path)
    return former.articles[path] == nil
      && site.survey.taxonomyAddresses.contains { address.hasPrefix($0) && address != $0 }
  }

  /// Whether a path is that of a later page of a list, of which there are as many as there are articles for.
  private func isPartOfList(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, parts[parts.count - 3] == "page", Int(parts[parts.count - 2]) != nil else { return false }
    return site.file(at: (parts.dropLast(3) + ["index.html"]).joined(separator: "/")) != nil
  }
}
