import Markup
import Planning
import Sites

/// The rule about frames: screen readers announce a frame by its title.
struct FrameRule {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [CheckFinding] {
    let problem = CheckProblem(
      .missingFrameTitle, "the frame has no title, so screen readers cannot say what it shows",
      advice: "write `<iframe title=\"…\" …>`")
    var problems = LinkProblems()
    for page in site.pages where !page.scan.framesWithoutTitle.isEmpty {
      for link in page.links where link.kind == .page && page.scan.framesWithoutTitle.contains(link.address) {
        problems.add(link.recorded, link.target, on: page.place) { problem }
      }
    }
    return problems.findings(site.locator)
  }
}
