import Diagnostics
import Sites

/// What is wrong with addresses on pages, each looked into once, on however many pages it stands.
struct Complaints {
  /// An address, what it leads to, and for what.
  private struct Use: Hashable {
    let link: PageScan.Link
    let target: LinkTarget
  }

  private var known: [Use: CheckProblem?] = [:]
  /// The uses with a problem, in the order in which they were met, and the pages that have them.
  private var uses: [Use] = []
  private var pages: [Use: [CheckedPage]] = [:]

  /// Takes an address on a page, and asks what is wrong with it unless that is known.
  mutating func add(_ link: PageScan.Link, _ target: LinkTarget, on page: CheckedPage, asking ask: () -> CheckProblem?)
  {
    let use = Use(link: link, target: target)
    let problem: CheckProblem?
    if let answer = known[use] { problem = answer } else { problem = ask() }
    known.updateValue(problem, forKey: use)
    guard problem != nil else { return }
    if pages[use] == nil { uses.append(use) }
    // A page may have an address many times.
    if pages[use]?.last?.path != page.path { pages[use, default: []].append(page) }
  }

  /// Each problem at each place where its address is written.
  func findings(in site: CheckedSite) -> [Finding] {
    uses.flatMap { use -> [Finding] in
      guard let problem = known[use] ?? nil else { return [] }
      return site.findings(problem, with: use.link, on: pages[use] ?? [])
    }
  }
}
