import Addresses
import Diagnostics
import Markup
import Planning
import Sites

/// The input of all rules: pages, files, articles and their sources.
struct CheckedSite {
  let survey: SiteSurvey
  /// The pages that the build rendered, by path, without redirects.
  let pages: [CheckedPage]
  /// The redirects, and the pages that were copied from the content folder.
  let otherPages: [CheckedPage]
  let files: CheckedFiles.Records
  /// The files that nothing refers to, sorted by path.
  let unusedFiles: [(path: String, source: SourceID)]
  let locator: SourceLocator
  /// The sources of the build, and the copied pages.
  let sources: SourceMap

  init(_ site: BuiltSite, _ survey: SiteSurvey, _ files: CheckedFiles.Records, in content: any SourceFolder) {
    self.survey = survey
    self.files = files
    var sources = site.sources
    let known = sources.idsByPath
    let articles = Dictionary(survey.articles.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let rendered = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    var targets = KnownTargets(survey.resolver)
    let pages = files.pages.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, scan in
      let page = rendered[path]
      let article = page?.article.flatMap { articles[$0] }
      let copy = files.origins[path].map { origin in
        known["\(content.name)/\(origin)"] ?? sources.add(origin, of: content.name) { try? content.read($0) }
      }
      let place = PageSource(
        page?.address ?? SiteFile.address(ofFile: path), article: article,
        source: article.map { survey.articles[$0].source } ?? copy)
      return CheckedPage(path, at: place, isSearch: page?.isSearch ?? false, scan, &targets)
    }
    self.pages = pages.filter { rendered[$0.path] != nil }
    otherPages = pages.filter { rendered[$0.path] == nil }
    unusedFiles = survey.unusedFiles.map { path in
      (path, sources.add(SourceFile(path: "\(content.name)/\(path)", utf8: [])))
    }
    self.sources = sources
    locator = SourceLocator(survey, in: sources)
  }

  /// Returns the path of a file, or of the index page of a folder, as servers resolve it.
  func file(at path: String) -> String? {
    if files.sizes[path] != nil { return path }
    let index = path + "/index.html"
    return files.sizes[index] == nil ? nil : index
  }

  /// Returns the paths of the files of a kind that a page loads.
  func filesLoaded(by page: CheckedPage, as kind: LinkKind) -> Set<String> {
    Set(
      zip(page.scan.links, page.targets).compactMap { link, target in
        guard link.kind == kind, case .file(let path, _) = target else { return nil }
        return file(at: path)
      })
  }

  /// Returns a finding about a whole page, at the start of its article if it has one.
  func finding(_ problem: CheckProblem, with page: CheckedPage) -> CheckFinding {
    guard let source = page.place.source else { return CheckFinding(problem: problem, page: page.place.address) }
    return CheckFinding(problem: problem, range: .start(of: source))
  }
}

/// A page and its source.
struct CheckedPage: Sendable {
  /// The path in the output folder.
  let path: String
  /// Whether the page is the search, which lists all articles.
  let isSearch: Bool
  /// The address, as a path of the output, and the article or the file that the page is made from.
  let place: PageSource
  let scan: PageScan
  /// The targets of the links, in the same order.
  let targets: [LinkTarget]

  init(_ path: String, at place: PageSource, isSearch: Bool, _ scan: PageScan, _ targets: inout KnownTargets) {
    (self.path, self.isSearch, self.place, self.scan) = (path, isSearch, place, scan)
    self.targets = targets.targets(of: scan.links, onPageAt: path)
  }
}

/// The targets of the addresses that mean the same on every page: most links are on many pages.
struct KnownTargets {
  private let resolver: LinkResolver
  private var known: [Int: [String: LinkTarget]] = [:]

  init(_ resolver: LinkResolver) { self.resolver = resolver }

  /// Returns the targets of links on a page of the output.
  mutating func targets(of links: [PageScan.Link], onPageAt path: String) -> [LinkTarget] {
    let edition = resolver.edition(ofPath: path)
    let own = resolver.address(ofPath: path, in: edition)
    return links.map { link in
      guard link.address.utf8.first == UInt8(ascii: "/") else {
        return resolver.target(of: link.address, on: own, in: edition)
      }
      if let target = known[edition]?[link.address] { return target }
      let target = resolver.target(of: link.address, on: own, in: edition)
      known[edition, default: [:]][link.address] = target
      return target
    }
  }
}
