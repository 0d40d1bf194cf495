import Addresses
import Articles
import Diagnostics
import Markup
import Planning
import Sites

/// The rules for single pages: titles, descriptions, the order of headings, and the maximum size.
struct PageRules {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [CheckFinding] {
    titles() + descriptions()
      + site.pages.flatMap { page in headings(on: page) + budgets(of: page) }
  }

  private func titles() -> [CheckFinding] {
    // The home page has the title of the site.
    let articles = site.survey.articles.filter { !$0.hasTitle && $0.address != "/" }.map { article in
      let problem = CheckProblem(
        .missingTitle, "the article has no title, so its file name is used: `\(article.title)`",
        advice: "write `title`, or start the text with a heading")
      return CheckFinding(problem: problem, range: .start(of: article.source))
    }
    let problem = CheckProblem(.missingTitle, "the page has no title")
    return articles + site.pages.filter { $0.scan.title.isEmpty }.map { site.finding(problem, with: $0) }
  }

  private func descriptions() -> [CheckFinding] {
    let problem = CheckProblem(
      .missingDescription,
      "the article has no `description`, so search engines and previews show the start of its text")
    return site.survey.articles.filter { article in
      // The home page may use the description of the site, and the not-found page needs none.
      article.metadata.description == nil && !article.isNotFoundPage
        && (article.address != "/" || site.survey.settings.description.isEmpty)
    }
    .map { CheckFinding(problem: problem, range: .start(of: $0.source)) }
  }

  private func headings(on page: CheckedPage) -> [CheckFinding] {
    let headings = page.scan.headings
    guard headings.isEmpty || headings.contains(where: { $0.level == 1 }) else {
      return [site.finding(CheckProblem(.headingOrder, "the page has no heading of level 1"), with: page)]
    }
    let skips = zip(headings, headings.dropFirst()).filter { $1.level > $0.level + 1 }
    if skips.isEmpty { return [] }
    let ranges = page.place.article.map { site.locator.ranges(ofHeadings: skips.map(\.1.id), inArticle: $0) }
    return skips.enumerated().map { index, skip in
      let (previous, next) = (skip.0.level, skip.1.level)
      let problem = CheckProblem(
        .headingOrder, "a heading of level \(next) follows a heading of level \(previous)",
        advice: "make it a heading of level \(previous + 1)")
      guard let range = ranges?[index] else { return site.finding(problem, with: page) }
      return CheckFinding(problem: problem, range: range)
    }
  }

  private func budgets(of page: CheckedPage) -> [CheckFinding] {
    CheckSettings.ResourceKind.allCases.compactMap { weight -> CheckFinding? in
      guard let limit = site.survey.settings.check.budget[weight] else { return nil }
      let size = size(of: weight, on: page)
      guard size > limit else { return nil }
      let problem = CheckProblem(
        .overBudget,
        "the page has \(size.formattedByteCount) of \(weight.noun), more than its budget of \(limit.formattedByteCount)"
      )
      return site.finding(problem, with: page)
    }
  }

  private func size(of weight: CheckSettings.ResourceKind, on page: CheckedPage) -> Int {
    switch weight {
    case .html: page.scan.size
    case .css: page.scan.styleSize + size(of: site.filesLoaded(by: page, as: .style))
    case .script: page.scan.scriptSize + size(of: site.filesLoaded(by: page, as: .script))
    case .images: size(of: site.filesLoaded(by: page, as: .image))
    }
  }

  private func size(of files: Set<String>) -> Int { files.reduce(0) { $0 + (site.files.sizes[$1] ?? 0) } }
}

extension CheckSettings.ResourceKind {
  fileprivate var noun: String {
    switch self {
    case .html: "HTML"
    case .css: "stylesheets"
    case .script: "scripts"
    case .images: "images"
    }
  }
}
