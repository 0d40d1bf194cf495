import Diagnostics
import Sites

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
    uses.flatMap { use -> [CheckFinding] in
      guard let problem = problems[use] ?? nil else { return [] }
      return site.findings(problem, with: use.link, on: pages[use] ?? [])
    }
  }
}
