import Articles
import Assets
import Diagnostics
import Markup
import Planning
import Sites

/// The rules about images: missing alt text, and too many bytes or pixels.
struct ImageRules {
  private let site: CheckedSite
  private let read: (String) -> [UInt8]?

  /// Creates the rules for a site, with a function that reads a file of the content folder.
  init(_ site: CheckedSite, reading read: @escaping (String) -> [UInt8]?) {
    self.site = site
    self.read = read
  }

  func findings() -> [CheckFinding] { missingAlt() + oversized() }

  private func missingAlt() -> [CheckFinding] {
    let problem = CheckProblem(
      .missingAlt, "the image has no alt text",
      advice: "describe what it shows; if it is mere decoration, write it as HTML with `alt=\"\"`")
    // Reading all articles takes long, and Markdown writes an empty alt text. A list has several pages, and shows the
    // text of its article on the first one.
    let shown = Set(site.pages.compactMap(\.place.article))
    let described = shown.subtracting(site.pages.filter(\.scan.hasMediaWithoutText).compactMap(\.place.article))
    let articles = site.survey.articles.indices.filter { !described.contains($0) }
    return site.locator.imagesWithoutAlt(inArticles: articles).map { CheckFinding(problem: problem, range: $0) }
      + site.pages.flatMap { page in
        // The list from the locator already has the images of articles.
        page.scan.imagesWithoutAlt.filter { !site.locator.isImageWithoutAltInArticle($0, on: page.place) }.map {
          address in
          CheckFinding(
            problem: problem, range: site.locator.rangeOutsideOfArticles(of: address), page: page.place.address)
        }
      }
  }

  private func oversized() -> [CheckFinding] {
    let replaced = replacedFiles()
    return [tooManyBytes, tooManyPixels].flatMap { check in
      var problems = LinkProblems()
      for page in site.pages {
        let whole = Set(page.scan.pictures.map(\.address))
        for link in page.links where link.kind == .image {
          guard let file = link.file, !replaced.contains(file) || whole.contains(link.address) else { continue }
          problems.add(link.recorded, link.target, on: page.place) { check(file) }
        }
      }
      return problems.findings(site.locator)
    }
  }

  /// Returns the images that browsers do not load, because pages also offer smaller files of them.
  private func replacedFiles() -> Set<String> {
    var files: Set<String> = []
    for page in site.pages where !page.scan.replacedImages.isEmpty {
      files.formUnion(page.links.lazy.filter { page.scan.replacedImages.contains($0.address) }.compactMap(\.file))
    }
    return files
  }

  private func tooManyBytes(_ file: String) -> CheckProblem? {
    let (size, limit) = (site.files.sizes[file] ?? 0, site.survey.settings.check.imageSize)
    guard size > limit else { return nil }
    return CheckProblem(
      .oversizedImage,
      "the image `/\(file)` has \(size.formattedByteCount), more than the limit of \(limit.formattedByteCount)")
  }

  private func tooManyPixels(_ file: String) -> CheckProblem? {
    let limit = site.survey.settings.check.imageWidth
    // An SVG file has no pixels.
    guard !file.lowercased().hasSuffix(".svg"), let origin = site.files.origins[file],
      let width = read(origin).flatMap({ ImageSize($0) })?.width, width > limit
    else { return nil }
    return CheckProblem(
      .oversizedImage, "the image `/\(file)` is \(width) pixels wide, more than the limit of \(limit)")
  }
}
