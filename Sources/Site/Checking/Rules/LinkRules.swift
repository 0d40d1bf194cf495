import Articles
import Diagnostics
import Sites

/// Addresses on pages that lead to nothing: pages, files, images, and parts of pages.
struct LinkRules {
  private let site: CheckedSite
  private let addresses: NameList
  /// For how many addresses a near one is looked for: to compare each with each takes long where all of a site moved.
  private static let nearLimit = 100

  init(_ site: CheckedSite) {
    self.site = site
    addresses = NameList(site.pages.map(\.address))
  }

  func findings() -> [Finding] {
    var complaints = Complaints()
    var looks = 0
    let nearest = { (address: String) -> String? in
      looks += 1
      return looks > Self.nearLimit ? nil : addresses.nearest(to: address)
    }
    for page in site.pages + site.otherPages where !page.scan.isRedirect {
      for (link, target) in zip(page.scan.links, page.targets) {
        complaints.add(link, target, on: page) { problem(link, target, nearest) }
      }
    }
    return complaints.findings(in: site)
  }

  private func problem(
    _ link: PageScan.Link, _ target: LinkTarget, _ nearest: (String) -> String?
  ) -> CheckProblem? {
    let address = site.shown(link.address)
    if site.survey.settings.check.ignored.contains(where: { address.hasPrefix($0) || link.address.hasPrefix($0) }) {
      return nil
    }
    switch target {
    case .external, .nothing: return nil
    case .outside(let path): return .leavesSite(path, root: site.survey.address.root)
    case .file(let path, let part):
      let file = site.file(at: path)
      // A page is no image, and an address that is empty leads to the page itself.
      if link.kind == .image { return file.map { site.files.pages[$0] != nil } ?? true ? .missingImage(address) : nil }
      guard let file else { return .brokenLink(address, nearest: nearest(address)) }
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
