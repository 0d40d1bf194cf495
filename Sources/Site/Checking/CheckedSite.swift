import Diagnostics
import Sites

/// All that rules look at: pages, files, articles, and where things are written.
struct CheckedSite: Sendable {
  let survey: SiteSurvey
  /// The pages that the build made, by path; those that only lead on to another one are not among them.
  let pages: [CheckedPage]
  /// The pages that only lead on, and those that were copied as they are.
  let otherPages: [CheckedPage]
  let files: CheckedFiles.Found
  let places: WrittenPlaces
  /// The files that findings are about.
  let sources: SourceMap

  init(_ site: BuiltSite, _ survey: SiteSurvey, _ files: CheckedFiles.Found, in content: any SourceFolder) {
    self.survey = survey
    self.files = files
    var sources = site.sources
    let articles = Dictionary(survey.articles.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let made = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    let pages = files.pages.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, scan in
      let page = made[path]
      let article = page?.article.flatMap { articles[$0] }
      let copy = files.origins[path].map { origin in
        sources.add(origin, of: content.name) { try? content.read($0) }
      }
      return CheckedPage(
        path, at: page?.address ?? SiteFile.address(ofFile: path), article: article,
        from: article.map { survey.articles[$0].source } ?? copy, scan, of: survey.address)
    }
    self.pages = pages.filter { made[$0.path] != nil }
    otherPages = pages.filter { made[$0.path] == nil }
    self.sources = sources
    places = WrittenPlaces(survey, in: sources)
  }

  /// The file that a path leads to: itself, or the page of the folder of that name, as servers have it.
  func file(at path: String) -> String? {
    if files.sizes[path] != nil { return path }
    let index = path + "/index.html"
    return files.sizes[index] == nil ? nil : index
  }

  /// The files that a page loads, each once.
  func loaded(by page: CheckedPage, as kind: PageScan.Link.Kind) -> Set<String> {
    Set(
      zip(page.scan.links, page.targets).compactMap { link, target in
        guard link.kind == kind, case .file(let path, _) = target else { return nil }
        return file(at: path)
      })
  }

  /// An address of the site as an author writes it: without what comes before all of them.
  func shown(_ address: String) -> String {
    survey.address.rest(of: address).map { "/" + $0 } ?? address
  }

  /// A problem with an address: at each place where the pages' own files have it; for other pages, where the settings or a template
  /// have it, or else another article, of which a list shows a part.
  func findings(_ problem: CheckProblem, with link: PageScan.Link, on pages: [CheckedPage]) -> [Finding] {
    var found: [Finding] = []
    var others: [CheckedPage] = []
    for page in pages {
      let own = places.places(of: link, in: page)
      found += own.map { Finding(problem: problem, place: $0) }
      if own.isEmpty { others.append(page) }
    }
    guard !others.isEmpty else { return found }
    let written = places.places(of: link)
    // What stands on lists alone comes from articles, if these have it.
    if !written.isEmpty, others.allSatisfy({ $0.source == nil }) {
      return found + written.map { Finding(problem: problem, place: $0, page: others.first?.address) }
    }
    let elsewhere = places.place(outsideOfArticles: link.address)
    return found + others.map { Finding(problem: problem, place: elsewhere, page: $0.address) }
  }

  /// A problem with all of a page: at the beginning of its article, if it has one.
  func finding(_ problem: CheckProblem, with page: CheckedPage) -> Finding {
    guard let source = page.source else { return Finding(problem: problem, page: page.address) }
    return Finding(problem: problem, place: .start(of: source))
  }
}
