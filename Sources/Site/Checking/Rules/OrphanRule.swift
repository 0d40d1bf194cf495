import Addresses
import Diagnostics
import Markup
import Planning
import Sites

/// The rules about pages that readers cannot reach by links from the home page, and about files that nothing refers to.
struct OrphanRule {
  private let site: CheckedSite
  /// The paths that each page links to, by path.
  private let links: [String: [String]]

  /// Creates the rule.
  ///
  /// The search lists all articles, so its links do not count.
  init(_ site: CheckedSite) {
    self.site = site
    links = Dictionary(
      (site.pages + site.otherPages).map { page in
        if page.isSearch { return (page.path, []) }
        let targets = zip(page.scan.links, page.targets).compactMap { link, target -> String? in
          guard link.kind == .page, case .file(let path, _) = target else { return nil }
          return site.file(at: path)
        }
        return (page.path, targets)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a finding for the first unused file of each folder.
  func unusedFiles() -> [CheckFinding] {
    let folders = Dictionary(grouping: site.unusedFiles) { file in
      file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)]
    }
    return folders.values.map { files in
      let others = files.count == 1 ? "" : "; the same is true of \((files.count - 1).of("more file")) in this folder"
      let problem = CheckProblem(
        .unusedFile, "nothing refers to `\(files[0].path)`" + others,
        advice: site.survey.settings.publishesOnlyNeededFiles
          ? "it is not published: delete it, or move it to `static`"
          : "delete it, move it to `static` to publish it in any case, or write `files: needed` in `site.yml`")
      return CheckFinding(problem: problem, range: .start(of: files[0].source))
    }
  }

  /// Returns a finding for the first page of each group of unreachable pages that link to each other.
  func findings() -> [CheckFinding] {
    let problem = CheckProblem(
      .orphanPage, "no page that readers can reach links to this page", advice: "link to it, or add it to a menu")
    var reached: Set<String> = []
    addPagesReachable(from: "index.html", to: &reached)
    // Another rule already reports unused terms, and with each term the article that describes it.
    let unused = Set(site.survey.terms.filter(\.uses.isEmpty).compactMap(\.article))
    let notFound = SiteFile.path(of: SiteFile.notFoundAddress)
    let unreachable = site.pages.filter { page in
      let isUnused = page.place.article.map(unused.contains) ?? false
      let isNotFoundPage = page.path == notFound || page.path.hasSuffix("/" + notFound)
      return !reached.contains(page.path) && !isNotFoundPage && !page.isSearch && !isUnused
    }
    let linked = Set(unreachable.flatMap { page in (links[page.path] ?? []).filter { $0 != page.path } })
    let roots = unreachable.filter { !linked.contains($0.path) }
    // Report articles before lists: an author can link to an article, but Garland generates the lists.
    let order =
      roots.filter { $0.place.article != nil } + unreachable.filter { $0.place.article != nil } + unreachable
    var findings: [CheckFinding] = []
    for page in order where !reached.contains(page.path) {
      findings.append(site.finding(problem, with: page))
      addPagesReachable(from: page.path, to: &reached)
    }
    return findings
  }

  private func addPagesReachable(from path: String, to reached: inout Set<String>) {
    reached.insert(path)
    var pending = [path]
    while let path = pending.popLast() {
      for target in links[path] ?? [] where reached.insert(target).inserted { pending.append(target) }
    }
  }
}
