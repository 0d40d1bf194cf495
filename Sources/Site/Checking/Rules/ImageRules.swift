import Articles
import Assets
import Diagnostics
import Sites

/// Images that say nothing to those who do not see them, and those that are larger than anybody needs.
struct ImageRules {
  private let site: CheckedSite
  private let read: (String) -> [UInt8]?

  /// Takes a site, and what gives the bytes of a file of the content.
  init(_ site: CheckedSite, reading read: @escaping (String) -> [UInt8]?) {
    self.site = site
    self.read = read
  }

  func findings() -> [Finding] { silent() + oversized() }

  private func silent() -> [Finding] {
    site.places.silentImages.map { Finding(problem: .missingAlt, place: $0) }
      + site.pages.flatMap { page in
        // Those of articles are known by their places.
        page.scan.silentImages.filter { !site.places.isSilentInArticle($0, on: page) }.map { address in
          Finding(problem: .missingAlt, place: site.places.place(outsideOfArticles: address), page: page.address)
        }
      }
  }

  private func oversized() -> [Finding] {
    [heavy, wide].flatMap { ask in
      var complaints = Complaints()
      for page in site.pages {
        for (link, target) in zip(page.scan.links, page.targets) where link.kind == .image {
          complaints.add(link, target, on: page) {
            guard case .file(let path, _) = target else { return nil }
            return site.file(at: path).flatMap(ask)
          }
        }
      }
      return complaints.findings(in: site)
    }
  }

  private func heavy(_ file: String) -> CheckProblem? {
    let (size, limit) = (site.files.sizes[file] ?? 0, site.survey.settings.check.imageSize)
    return size > limit ? .heavyImage("/\(file)", size, limit: limit) : nil
  }

  private func wide(_ file: String) -> CheckProblem? {
    let limit = site.survey.settings.check.imageWidth
    // A drawing has no pixels.
    guard !file.lowercased().hasSuffix(".svg"), let origin = site.files.origins[file],
      let width = read(origin).flatMap({ ImageSize($0) })?.width, width > limit
    else { return nil }
    return .wideImage("/\(file)", width, limit: limit)
  }
}
