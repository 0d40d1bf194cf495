import Sites
import Diagnostics

/// Collects the problems of links; a link is checked once, even if many pages contain it.
struct LinkProblems {
  private struct Use: Hashable {
    let link: PageScan.Link
    let target: LinkTarget
  }

  private var problems: [Use: CheckProblem?] = [:]
  /// The links with a problem, in the order in which they were checked.
  private var uses: [Use] = []
  private var pages: [Use: [CheckedPage]] = [:]

  /// Adds a link on a page, and calls `check` if the link was not checked before.
  mutating func add(
    _ link: PageScan.Link, _ target: LinkTarget, on page: CheckedPage, check: () -> CheckProblem?
  ) {
    let use = Use(link: link, target: target)
    let problem: CheckProblem?
    if let known = problems[use] { problem = known } else { problem = check() }
    problems.updateValue(problem, forKey: use)
    guard problem != nil else { return }
    if pages[use] == nil { uses.append(use) }
    // A page may contain the same link many times.
    if pages[use]?.last?.path != page.path { pages[use, default: []].append(page) }
  }

  /// Returns the findings about all links with a problem.
  func findings(in site: CheckedSite) -> [CheckFinding] {
    let found = uses.map { use -> (LinkTarget, [CheckFinding]) in
      guard let problem = problems[use] ?? nil else { return (use.target, []) }
      return (use.target, site.findings(problem, with: use.link, on: pages[use] ?? []))
    }
    // A list also shows the image from the front matter of an article. The finding at the front matter is enough.
    let located = Set(found.filter { $0.1.contains { $0.range != nil } }.map(\.0))
    return found.flatMap { target, findings in
      located.contains(target) ? findings.filter { $0.range != nil } : findings
    }
  }
}
