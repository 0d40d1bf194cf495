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
        page.scan.silentImages.filter { !site.places.isSilentInArticle($0) }.map { address in
          Finding(problem: .missingAlt, place: site.places.place(outsideOfArticles: address), page: page.address)
        }
      }
  }

  private func oversized() -> [Finding] {
    var problems: [String: [CheckProblem]] = [:]
    return site.pages.flatMap { page in
      zip(page.scan.links, page.targets).flatMap { link, target -> [Finding] in
        guard link.kind == .image, case .file(let path, _) = target, let file = site.file(at: path) else { return [] }
        let found = problems[file] ?? self.problems(of: file)
        problems[file] = found
        return found.flatMap { site.findings($0, at: link.address, on: page) }
      }
    }
  }

  private func problems(of file: String) -> [CheckProblem] {
    let (limits, size) = (site.survey.settings.check, site.files.sizes[file] ?? 0)
    var problems: [CheckProblem] = []
    if size > limits.imageSize { problems.append(.heavyImage("/\(file)", size, limit: limits.imageSize)) }
    // A drawing has no pixels.
    guard !file.lowercased().hasSuffix(".svg"), let origin = site.files.origins[file],
      let width = read(origin).flatMap({ ImageSize($0) })?.width, width > limits.imageWidth
    else { return problems }
    return problems + [.wideImage("/\(file)", width, limit: limits.imageWidth)]
  }
}
