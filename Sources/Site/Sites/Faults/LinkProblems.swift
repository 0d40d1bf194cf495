/// Collects the problems of links; a link is checked once, even if many pages contain it.
package struct LinkProblems {
  private struct Use: Hashable {
    let link: PageLink
    let target: LinkTarget
  }

  private var problems: [Use: CheckProblem?] = [:]
  /// The links with a problem, in the order in which they were checked.
  private var uses: [Use] = []
  private var pages: [Use: [PageSource]] = [:]

  package init() {}

  /// Adds a link on a page, and calls `check` if the link was not checked before.
  package mutating func add(
    _ link: PageLink, _ target: LinkTarget, on page: PageSource, check: () -> CheckProblem?
  ) {
    let use = Use(link: link, target: target)
    let problem: CheckProblem?
    if let known = problems[use] { problem = known } else { problem = check() }
    problems.updateValue(problem, forKey: use)
    guard problem != nil else { return }
    if pages[use] == nil { uses.append(use) }
    // A page may contain the same link many times.
    if pages[use]?.last?.address != page.address { pages[use, default: []].append(page) }
  }

  /// Returns the findings about all links with a problem.
  package func findings(_ locator: SourceLocator) -> [CheckFinding] {
    let found = uses.map { use -> (LinkTarget, [CheckFinding]) in
      guard let problem = problems[use] ?? nil else { return (use.target, []) }
      return (use.target, locator.findings(problem, with: use.link, on: pages[use] ?? []))
    }
    // A list also shows the image from the front matter of an article, and links of its summary. The finding in the
    // article is enough.
    let located = found.filter { $0.1.contains { $0.range != nil } }
    let (targets, known) = (Set(located.map(\.0)), Set(located.flatMap { $0.1.map(\.problem) }))
    return found.flatMap { target, findings in
      findings.filter { $0.range != nil || !targets.contains(target) && !known.contains($0.problem) }
    }
  }
}
