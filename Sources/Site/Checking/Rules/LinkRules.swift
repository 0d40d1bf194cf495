import Articles
import Diagnostics
import Planning
import Sites

/// The rules about links to missing pages, files, images and parts of pages.
struct LinkRules {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [CheckFinding] {
    var problems = LinkProblems()
    let suggestions = Suggestions(among: site)
    for page in site.pages + site.otherPages where !page.scan.isRedirect {
      for (link, target) in zip(page.scan.links, page.targets) {
        problems.add(link, target, on: page) { problem(link, target, suggestions) }
      }
    }
    return problems.findings(in: site)
  }

  private func problem(
    _ link: PageScan.Link, _ target: LinkTarget, _ suggestions: Suggestions
  ) -> CheckProblem? {
    let address = site.authored(link.address)
    if site.survey.settings.check.ignored.contains(where: { address.hasPrefix($0) || link.address.hasPrefix($0) }) {
      return nil
    }
    switch target {
    case .external, .nothing: return nil
    case .outside(let path):
      let root = site.survey.address.root
      let rest = path.drop { $0 == "/" }
      return CheckProblem(
        .brokenLink, "`\(path)` is outside of the site, whose addresses start with `\(root)`",
        advice: "write `\(root)\(rest)`", adviceInTemplate: "write `{{site.root}}\(rest)`")
    case .file(let path, let part):
      let file = site.file(at: path)
      if link.kind == .image {
        // A page is not an image. An empty address refers to the page itself.
        guard file.map({ site.files.pages[$0] != nil }) ?? true else { return nil }
        return CheckProblem(
          .missingImage, address.isEmpty ? "the image has no address" : "there is no image at `\(address)`")
      }
      guard let file else {
        return CheckProblem(
          .brokenLink, "the site has no page or file at `\(address)`",
          advice: suggestions.address(similarTo: address).map(didYouMean))
      }
      return part.flatMap { problem(withPart: $0, of: file, link, suggestions) }
    }
  }

  private func problem(
    withPart part: String, of file: String, _ link: PageScan.Link, _ suggestions: Suggestions
  ) -> CheckProblem? {
    // Files other than pages define their own fragments. Browsers handle `#top` and `#:~:text=` without an id.
    guard link.kind == .page, let target = site.files.pages[file], part != "top", !part.hasPrefix(":~:") else {
      return nil
    }
    let id = SitePath.decoded(part.split(separator: ":~:", maxSplits: 1).first.map(String.init) ?? part)
    guard !target.has(part: id), !target.has(part: part) else { return nil }
    return CheckProblem(
      .missingPart, "`\(site.authored(link.address))` leads to an id that its page does not have",
      advice: suggestions.id(similarTo: id, onPage: file).map { didYouMean("#\($0)") })
  }
}

/// Suggests corrections of broken links.
private final class Suggestions {
  private let site: CheckedSite
  private lazy var addresses = NameList(site.pages.map(\.address))
  /// The ids of the pages that broken links lead to.
  private var ids: [String: NameList] = [:]
  private var count = 0
  /// The maximum number of links that get a similar address as a suggestion.
  ///
  /// If a whole section moves, comparing every broken link with every address takes long.
  private static let limit = 100

  init(among site: CheckedSite) {
    self.site = site
  }

  func address(similarTo address: String) -> String? {
    count += 1
    return count > Self.limit ? nil : addresses.nearest(to: address)
  }

  func id(similarTo id: String, onPage file: String) -> String? {
    let names = ids[file] ?? NameList(site.files.pages[file]?.ids ?? [])
    ids[file] = names
    return names.nearest(to: id)
  }
}
