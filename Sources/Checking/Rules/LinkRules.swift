import Articles
import Diagnostics
import Sites

/// Addresses on pages that lead to nothing: pages, files, images, and parts of pages.
struct LinkRules {
  private let site: CheckedSite
  private let addresses: [String]

  init(_ site: CheckedSite) {
    self.site = site
    addresses = site.pages.map(\.address)
  }

  func findings() -> [Finding] {
    (site.pages + site.otherPages.filter { !$0.scan.isRedirect }).flatMap { page in
      zip(page.scan.links, page.targets).flatMap { link, target in
        problem(link, target, on: page).map { site.findings($0, at: link.address, on: page) } ?? []
      }
    }
  }

  private func problem(_ link: PageScan.Link, _ target: LinkTarget, on page: CheckedPage) -> CheckProblem? {
    if site.survey.settings.check.ignored.contains(where: link.address.hasPrefix) { return nil }
    switch target {
    case .external, .nothing: return nil
    case .outside(let path): return .leavesSite(path, root: site.survey.address.root)
    case .file(let path, let part):
      guard let file = site.file(at: path) else {
        let address = site.shown(link.address)
        if link.kind == .image { return .missingImage(address) }
        return .brokenLink(address, nearest: nearestName(to: address, among: addresses))
      }
      return part.flatMap { problem(withPart: $0, of: file, link) }
    }
  }

  private func problem(withPart part: String, of file: String, _ link: PageScan.Link) -> CheckProblem? {
    // What is no page has its own ways to name parts, and so have browsers for a text that is to be found.
    guard link.kind == .page, let target = site.files.pages[file], part != "top", !part.hasPrefix(":~:") else {
      return nil
    }
    let id = SitePath.decoded(part.split(separator: ":~:", maxSplits: 1).first.map(String.init) ?? part)
    guard !target.has(part: id), !target.has(part: part) else { return nil }
    return .missingPart(site.shown(link.address), nearest: nearestName(to: id, among: target.ids.sorted()))
  }
}
