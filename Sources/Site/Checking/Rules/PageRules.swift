import Articles
import Diagnostics
import Sites

/// What each page is to have: a title, ids that are there once, headings in their order, and no more weight than it may.
struct PageRules {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [Finding] {
    titles() + descriptions()
      + site.pages.flatMap { page in duplicateIDs(on: page) + headings(on: page) + weights(of: page) }
  }

  private func titles() -> [Finding] {
    // The home page is called what the site is.
    let articles = site.survey.articles.filter { !$0.hasTitle && $0.address != "/" }.map { article in
      Finding(problem: .namedAfterFile(article.title), place: .start(of: article.source))
    }
    let pages = site.pages.filter { $0.scan.title.isEmpty }.map { site.finding(.missingTitle, with: $0) }
    return articles + pages
  }

  private func descriptions() -> [Finding] {
    site.survey.articles.filter { article in
      // Of the home page, the site's own description speaks; of an address that is none, nobody wants one.
      article.metadata.description == nil && article.address != PageKind.notFoundAddress
        && (article.address != "/" || site.survey.settings.description.isEmpty)
    }
    .map { Finding(problem: .missingDescription, place: .start(of: $0.source)) }
  }

  private func duplicateIDs(on page: CheckedPage) -> [Finding] {
    Set(page.scan.repeatedIDs).sorted().map { id in
      guard let article = page.article else {
        return Finding(problem: .duplicateID(id), place: site.places.place(ofTemplateText: id), page: page.address)
      }
      return Finding(problem: .duplicateID(id), place: site.places.place(ofID: id, inArticle: article))
    }
  }

  private func headings(on page: CheckedPage) -> [Finding] {
    let headings = page.scan.headings
    guard headings.isEmpty || headings.contains(where: { $0.level == 1 }) else {
      return [site.finding(.noFirstHeading, with: page)]
    }
    return zip(headings, headings.dropFirst()).compactMap { last, next in
      guard next.level > last.level + 1 else { return nil }
      let problem = CheckProblem.skippedHeading(next.level, after: last.level)
      guard let article = page.article, let place = site.places.place(of: next, inArticle: article) else {
        return site.finding(problem, with: page)
      }
      return Finding(problem: problem, place: place)
    }
  }

  private func weights(of page: CheckedPage) -> [Finding] {
    CheckSettings.Weight.allCases.compactMap { weight in
      guard let limit = site.survey.settings.check.budget[weight] else { return nil }
      let size = size(of: weight, on: page)
      return size > limit ? site.finding(.overBudget(weight, size, limit: limit), with: page) : nil
    }
  }

  private func size(of weight: CheckSettings.Weight, on page: CheckedPage) -> Int {
    switch weight {
    case .html: page.scan.size
    case .css: page.scan.styleSize + size(of: site.loaded(by: page, as: .style))
    case .script: page.scan.scriptSize + size(of: site.loaded(by: page, as: .script))
    case .images: size(of: site.loaded(by: page, as: .image))
    }
  }

  private func size(of files: Set<String>) -> Int { files.reduce(0) { $0 + (site.files.sizes[$1] ?? 0) } }
}
