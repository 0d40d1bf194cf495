import Addresses
import Diagnostics
import Markup
import Planning
import Sites

/// The rules about pages that readers cannot reach by links from the home page, and about files that nothing refers to.
struct OrphanRule {
  private let site: CheckedSite
  /// The pages that each page links to.
  private let links: [[Int]]

  /// Creates the rule.
  ///
  /// The search lists all articles, so its links do not count.
  init(_ site: CheckedSite) {
    self.site = site
    links = (site.pages + site.otherPages).sorted { $0.number < $1.number }.map { page in
      page.isSearch ? [] : page.links.lazy.filter { $0.kind == .page }.compactMap(\.page)
    }
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

  /// Returns a finding for each variable that no article uses.
  func unusedVariables() -> [CheckFinding] {
    site.survey.unusedVariables.map { name, place in
      let problem = CheckProblem(
        .unusedVariable, "no published article uses the variable `\(name)`",
        advice: "remove it, or correct the name where it is used")
      return CheckFinding(problem: problem, range: place)
    }
  }

  /// Returns a finding for the first page of each group of unreachable pages that link to each other.
  func findings() -> [CheckFinding] {
    let problem = CheckProblem(
      .orphanPage, "no page that readers can reach links to this page", advice: "link to it, or add it to a menu")
    var reached = links.map { _ in false }
    // The home page may be a file of the content, or a redirect.
    let home = (site.pages + site.otherPages).first { $0.path == "index.html" }
    if let home { addPages(reachableFrom: home, to: &reached) }
    // Another rule already reports unused terms, and with each term the article that describes it.
    let unused = Set(site.survey.terms.filter(\.uses.isEmpty).compactMap(\.article))
    let notFound = SiteFile.path(of: SiteFile.notFoundAddress)
    let unreachable = site.pages.filter { page in
      let isUnused = page.place.article.map(unused.contains) ?? false
      let isNotFoundPage = page.path == notFound || page.path.hasSuffix("/" + notFound)
      return !reached[page.number] && !isNotFoundPage && !page.isSearch && !isUnused
    }
    let linked = Set(unreachable.flatMap { page in links[page.number].filter { $0 != page.number } })
    let roots = unreachable.filter { !linked.contains($0.number) }
    // Report articles before lists: an author can link to an article, but Garland generates the lists.
    let order =
      roots.filter { $0.place.article != nil } + unreachable.filter { $0.place.article != nil } + unreachable
    var findings: [CheckFinding] = []
    for page in order where !reached[page.number] {
      findings.append(site.finding(problem, with: page))
      addPages(reachableFrom: page, to: &reached)
    }
    return findings
  }

  private func addPages(reachableFrom page: CheckedPage, to reached: inout [Bool]) {
    reached[page.number] = true
    var pending = [page.number]
    while let number = pending.popLast() {
      for target in links[number] where !reached[target] {
        reached[target] = true
        pending.append(target)
      }
    }
  }
}
