import Articles
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

  init(_ site: BuiltSite, _ survey: SiteSurvey, _ files: CheckedFiles.Found) {
    self.survey = survey
    self.files = files
    let articles = Dictionary(survey.articles.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let made = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    let pages = files.pages.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, scan in
      let page = made[path]
      return CheckedPage(
        path, at: page?.address ?? Self.address(of: path), article: page?.article.flatMap { articles[$0] }, scan,
        of: survey.address)
    }
    self.pages = pages.filter { made[$0.path] != nil }
    otherPages = pages.filter { made[$0.path] == nil }
    places = WrittenPlaces(survey, in: site.sources)
  }

  /// The address of a path in the folder of a site.
  static func address(of path: String) -> String {
    "/" + SitePath.encoded(path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path)
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
    let site = survey.address
    let head = [site.home, site.root].first(where: address.hasPrefix)
    return head.map { "/" + address.dropFirst($0.count) } ?? address
  }

  /// A problem with an address at each place where that is written, or on the pages where none is found.
  func findings(_ problem: CheckProblem, at address: String, on pages: [CheckedPage]) -> [Finding] {
    var isLookedFor = false
    var elsewhere: SourceRange?
    return pages.flatMap { page -> [Finding] in
      let written = places.places(of: address, on: page)
      guard written.isEmpty else {
        return written.map { place in
          let isOwn = page.article.map { survey.articles[$0].source == place.source } ?? false
          return Finding(problem: problem, place: place, page: isOwn ? nil : page.address)
        }
      }
      // The templates are the same for all pages.
      if !isLookedFor { elsewhere = places.place(outsideOfArticles: address) }
      isLookedFor = true
      return [Finding(problem: problem, place: elsewhere, page: page.address)]
    }
  }

  /// A problem with all of a page: at the beginning of its article, if it has one.
  func finding(_ problem: CheckProblem, with page: CheckedPage) -> Finding {
    guard let article = page.article else { return Finding(problem: problem, page: page.address) }
    return Finding(problem: problem, place: SourceRange(survey.articles[article].source, 0..<0))
  }
}
