import Addresses
import Diagnostics
import Planning
import Sites

/// The input of all rules: pages, files, articles and their sources.
struct CheckedSite: Sendable {
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
    let articles = Dictionary(survey.articles.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let rendered = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    let pages = files.pages.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, scan in
      let page = rendered[path]
      let article = page?.article.flatMap { articles[$0] }
      let copy = files.origins[path].map { origin in
        sources.add(origin, of: content.name) { try? content.read($0) }
      }
      return CheckedPage(
        path, at: page?.address ?? SiteFile.address(ofFile: path), article: article, isSearch: page?.isSearch ?? false,
        from: article.map { survey.articles[$0].source } ?? copy, scan, of: survey.address)
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
  func filesLoaded(by page: CheckedPage, as kind: PageScan.Link.Kind) -> Set<String> {
    Set(
      zip(page.scan.links, page.targets).compactMap { link, target in
        guard link.kind == kind, case .file(let path, _) = target else { return nil }
        return file(at: path)
      })
  }

  /// Returns an address as authors write it, without the site's root path.
  func authored(_ address: String) -> String {
    survey.address.rest(of: address).map { "/" + $0 } ?? address
  }

  /// Returns a finding for each range that contains the address of a link.
  ///
  /// It first searches the source of each page. If the source lacks the address, the link may come from the summary of
  /// an article on the page, from the settings, or from a template. So it then searches those files.
  func findings(_ problem: CheckProblem, with link: PageScan.Link, on pages: [CheckedPage]) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    var otherPages: [CheckedPage] = []
    for page in pages {
      let ranges = locator.ranges(of: link, in: page)
      findings += ranges.map { CheckFinding(problem: problem, range: $0) }
      if ranges.isEmpty { otherPages.append(page) }
    }
    guard !otherPages.isEmpty else { return findings }
    let inArticles = locator.ranges(of: link)
    // A list page has no source. If only list pages remain, the link is in the summary of an article that contains the
    // link.
    if !inArticles.isEmpty, otherPages.allSatisfy({ $0.source == nil }) {
      return findings + inArticles.map { CheckFinding(problem: problem, range: $0, page: otherPages.first?.address) }
    }
    let range = locator.rangeOutsideOfArticles(of: link.address)
    let isInTemplate = range.map { survey.templates.contains($0.source) } ?? false
    return findings
      + otherPages.map {
        CheckFinding(problem: isInTemplate ? problem.inTemplate : problem, range: range, page: $0.address)
      }
  }

  /// Returns a finding about a whole page, at the start of its article if it has one.
  func finding(_ problem: CheckProblem, with page: CheckedPage) -> CheckFinding {
    guard let source = page.source else { return CheckFinding(problem: problem, page: page.address) }
    return CheckFinding(problem: problem, range: .start(of: source))
  }
}

/// A page and its source.
struct CheckedPage: Sendable {
  /// The path in the output folder.
  let path: String
  /// The address, as a path of the site.
  let address: String
  /// The index of the article that the page shows.
  let article: Int?
  /// Whether the page is the search, which lists all articles.
  let isSearch: Bool
  /// The source of the article, or the file that was copied.
  let source: SourceID?
  let scan: PageScan
  /// The targets of the links, in the same order.
  let targets: [LinkTarget]

  init(
    _ path: String, at address: String, article: Int?, isSearch: Bool, from source: SourceID?, _ scan: PageScan,
    of site: SiteAddress
  ) {
    (self.path, self.address, self.article, self.isSearch) = (path, address, article, isSearch)
    (self.source, self.scan) = (source, scan)
    targets = scan.links.map { LinkTarget($0.address, onPage: address, of: site) }
  }
}
