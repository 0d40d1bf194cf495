import Assets
import Diagnostics
import Markup
import Pictures
import Planning
import Sites

/// The rules about the files of pictures: positions of cameras, and far more pixels than pages show.
///
/// Each file has at most one finding per rule, where a page first shows it or links to it.
struct PictureFileRules {
  private let site: CheckedSite
  private let content: any SourceFolder

  /// Creates the rules for a site, with the folder of its content.
  init(_ site: CheckedSite, in content: any SourceFolder) {
    self.site = site
    self.content = content
  }

  func findings() -> [CheckFinding] { findings(positions()) + findings(tooLarge()) }

  private func positions() -> [String: CheckProblem] {
    let pictures = site.files.origins.filter {
      SitePictures.isFromCamera($0.value) || content.sensitivity(of: $0.value) == .picture
    }
    return Dictionary(
      uniqueKeysWithValues: pictures.compactMap { file, origin in
        guard let bytes = read(origin), CameraPosition.isIn(bytes) else { return nil }
        if site.files.cleaned.contains(file), (try? MetadataRemoval.clean(bytes)) != nil { return nil }
        let problem = CheckProblem(
          .publishedPosition, "the published file `/\(file)` tells where it was taken",
          advice: "remove the position with another program"
            + (isRemovable(origin, bytes) ? ", or move the file out of `static/`" : ""))
        return (file, problem)
      })
  }

  /// Returns whether Garland would remove the metadata of a file in `static/` if it were elsewhere.
  private func isRemovable(_ origin: String, _ bytes: [UInt8]) -> Bool {
    site.survey.settings.derivesPictures && origin.hasPrefix("static/") && (try? MetadataRemoval.clean(bytes)) != nil
  }

  private func read(_ path: String) -> [UInt8]? { try? content.read(path) }

  private func tooLarge() -> [String: CheckProblem] {
    var shown: [String: Int] = [:]
    for page in site.pages where !page.scan.pictures.isEmpty {
      let images = page.links.filter { $0.kind == .image }
      for picture in page.scan.pictures {
        guard let file = images.first(where: { $0.address == picture.address })?.file else { continue }
        shown[file] = max(shown[file] ?? 1, min(picture.width ?? Self.widestBox, Self.widestBox))
      }
    }
    var problems: [String: CheckProblem] = [:]
    for (file, shown) in shown { problems[file] = problem(of: file, shown: shown) }
    return problems
  }

  /// Returns the problem of a file that no page shows wider than a number of pixels.
  private func problem(of file: String, shown: Int) -> CheckProblem? {
    let size = site.files.sizes[file] ?? 0
    // Dense screens show two pixels of a file for each pixel of the page.
    let needed = 2 * shown
    guard size >= Self.minimumSaving, !file.lowercased().hasSuffix(".svg"), let origin = site.files.origins[file],
      let bytes = read(origin), let facts = PictureFacts(bytes), facts.size.width * 2 > shown * 5
    else { return nil }
    let share = Double(needed) / Double(facts.size.width)
    guard Double(size) * (1 - share * share) >= Double(Self.minimumSaving) else { return nil }
    let isDerivable = site.survey.settings.derivesPictures && facts.canBeResized
    // Of a file that keeps its metadata, smaller files are offered, unless the author wrote `#original`.
    if isDerivable, !site.files.cleaned.contains(file) { return nil }
    return CheckProblem(
      .largerThanShown,
      "the image `/\(file)` is \(facts.size.width) pixels wide with \(size.formattedByteCount), but at most \(shown) are shown",
      advice: "make it \(needed) pixels wide")
  }

  /// The width in pixels that no box of the theme exceeds.
  private static let widestBox = 1_280
  /// The number of bytes that a smaller file must save at least.
  private static let minimumSaving = 100_000

  /// Returns one finding for each file with a problem; if possible, one with a range.
  private func findings(_ problems: [String: CheckProblem]) -> [CheckFinding] {
    guard !problems.isEmpty else { return [] }
    var findings = problems.mapValues { CheckFinding(problem: $0) }
    for page in site.pages {
      for link in page.links {
        guard let file = link.file, let problem = problems[file], findings[file]?.range == nil else { continue }
        let found = site.locator.findings(problem, with: link.recorded, on: [page.place])
        if let best = found.first(where: { $0.range != nil }) ?? found.first { findings[file] = best }
      }
    }
    return findings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }
}
