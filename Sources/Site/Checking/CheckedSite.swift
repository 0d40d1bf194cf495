import Addresses
import Diagnostics
import Markup
import Planning
import Records
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
    let scans = files.pages.sorted { $0.key.precedesByBytes($1.key) }
    let numbers = Dictionary(uniqueKeysWithValues: scans.enumerated().map { ($1.key, $0) })
    var links = KnownLinks(resolver: survey.resolver, files: files, numbers: numbers)
    let pages = scans.enumerated().map { number, scanned in
      let (path, scan) = (scanned.key, scanned.value.scan)
      let page = rendered[path]
      let article = page?.article.flatMap { articles[$0] }
      let copy = files.origins[path].map { origin in
        known["\(content.name)/\(origin)"] ?? sources.add(origin, of: content.name) { try? content.read($0) }
      }
      let place = PageSource(
        page?.address ?? SiteFile.address(ofFile: path), article: article,
        source: article.map { survey.articles[$0].source } ?? copy)
      return CheckedPage(
        number: number, path: path, isSearch: page?.isSearch ?? false, place: place, scan: scan,
        links: links.links(scan.links, onPageAt: path))
    }
    self.pages = pages.filter { rendered[$0.path] != nil }
    otherPages = pages.filter { rendered[$0.path] == nil }
    unusedFiles = survey.unusedFiles.map { path in
      (path, sources.add(SourceFile(path: "\(content.name)/\(path)", utf8: [])))
    }
    self.sources = sources
    locator = SourceLocator(survey, in: sources)
  }

  /// Returns the paths of the files of a kind that a page loads.
  func filesLoaded(by page: CheckedPage, as kind: LinkKind) -> Set<String> {
    Set(page.links.lazy.filter { $0.kind == kind }.compactMap(\.file))
  }

  /// Returns a finding about a whole page, at the start of its article if it has one.
  func finding(_ problem: CheckProblem, with page: CheckedPage) -> CheckFinding {
    guard let source = page.place.source else { return CheckFinding(problem: problem, page: page.place.address) }
    return CheckFinding(problem: problem, range: .start(of: source))
  }
}

/// A page and its source.
struct CheckedPage: Sendable {
  /// The number among all pages, in the byte order of their paths.
  let number: Int
  /// The path in the output folder.
  let path: String
  /// Whether the page is the search, which lists all articles.
  let isSearch: Bool
  /// The address, as a path of the output, and the article or the file that the page is made from.
  let place: PageSource
  let scan: PageScan
  let links: [CheckedLink]
}

/// A link, or a file that pages load, and what it leads to.
final class CheckedLink: Sendable {
  let kind: LinkKind
  /// The address as the page contains it.
  let address: String
  let target: LinkTarget
  /// The path of the file of the site.
  let file: String?
  /// The number of the page.
  let page: Int?

  init(_ link: PageScan.Link, to target: LinkTarget, file: String?, page: Int?) {
    (kind, address, self.target, self.file, self.page) = (link.kind, link.address, target, file, page)
  }

  /// The link as the build records it.
  var recorded: PageLink { PageLink(kind: kind, address: address, page: nil) }
}

/// The links whose addresses mean the same on every page: most links are on many pages.
private struct KnownLinks {
  let resolver: LinkResolver
  let files: CheckedFiles.Records
  /// The numbers of the pages, by their paths.
  let numbers: [String: Int]
  /// The links of each edition.
  private var known: [Int: [PageScan.Link: CheckedLink]] = [:]

  init(resolver: LinkResolver, files: CheckedFiles.Records, numbers: [String: Int]) {
    (self.resolver, self.files, self.numbers) = (resolver, files, numbers)
  }

  /// Returns the links of a page of the output.
  mutating func links(_ links: [PageScan.Link], onPageAt path: String) -> [CheckedLink] {
    let edition = resolver.edition(ofPath: path)
    let own = resolver.address(ofPath: path, in: edition)
    let page = numbers[path]
    return links.map { link in
      let first = link.address.utf8.first
      // Most pages link to many parts of their own.
      if first == UInt8(ascii: "#"), link.address.utf8.count > 1 {
        return CheckedLink(link, to: .file(path, part: String(link.address.dropFirst())), file: path, page: page)
      }
      if let known = known[edition]?[link] { return known }
      let target = resolver.target(of: link.address, on: own, in: edition)
      var file: String?
      if case .file(let path, _) = target { file = files.file(at: path) }
      let checked = CheckedLink(link, to: target, file: file, page: file.flatMap { numbers[$0] })
      let path = link.address.prefix { $0 != "?" && $0 != "#" }
      let isRelative = first != UInt8(ascii: "/") && URLScheme.name(of: path) == nil
      if !isRelative { known[edition, default: [:]][link] = checked }
      return checked
    }
  }
}
