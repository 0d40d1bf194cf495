import Addresses
import Articles
package import Dates
package import Diagnostics
package import Planning
import Records

/// A built site, ready to be published if `hasErrors` is false.
package struct BuiltSite: Sendable {
  /// The files, sorted by path; empty if the build added each file to a sink instead.
  package internal(set) var files: [SiteOutput] = []
  /// The pages, in the order of the build.
  package let pages: [BuiltPage]
  /// The addresses of pages of the previous build that do not exist in this build.
  package let removed: [String]
  /// The number of times that an article or part of one was rendered.
  package let draws: Int
  /// The number of times that an article was parsed.
  package let parses: Int
  /// The time that reading the site took.
  package let readingTime: Duration
  /// The time that comparing and writing pages took.
  package let writingTime: Duration
  /// The errors and warnings as found, before the site's levels apply.
  package let diagnostics: DiagnosticList
  /// The levels of diagnostics that the site sets.
  package let levels: DiagnosticLevels
  /// The old blocks of translations, if the settings ask for them.
  package let oldTranslations: OldTranslations?
  /// The sources that the diagnostics refer to.
  package let sources: SourceMap
  /// The next time when the site changes without an edit: an article's date arrives, or an article or the announcement expires.
  package let nextChange: Instant?
  /// The articles that are not published.
  package let leftOut: LeftOutArticles
  /// Whether a page depends on the current time.
  package let showsNow: Bool
  /// The record of this build for the next one, or `nil` if there were errors.
  package internal(set) var record: Deferred<PreviousBuild>?
  /// The hooks that run after the site is published; the record contains what they read.
  package internal(set) var hooks: BuildHooks?

  /// Whether an error stops the site from being published.
  package var hasErrors: Bool { levels.applied(to: diagnostics).hasErrors }

  /// The number of rendered pages.
  package var renderedCount: Int { pages.count(where: \.isRendered) }
}

/// A page of a built site.
package struct BuiltPage: Sendable, Equatable {
  package let address: String
  /// The content path of the article that the page shows, if any.
  package let article: String?
  /// Whether the page was rendered, instead of reused from the previous build.
  package let isRendered: Bool
  /// Whether the page is the search, which lists all articles.
  package let isSearch: Bool
  /// The reasons why the page was rendered.
  package let reasons: [RenderReason]

  /// The path of its file in the output folder.
  package var path: String { SiteFile.path(of: address) }

  init(address: String, article: String?, isRendered: Bool, isSearch: Bool = false, for reasons: [RenderReason]) {
    (self.address, self.article, self.isRendered, self.reasons) = (address, article, isRendered, reasons)
    self.isSearch = isSearch
  }

  /// Creates a page of the previous build that is not rendered anew.
  init(unchanged page: PageIdentity) {
    self.init(address: page.address, article: page.article, isRendered: false, for: [])
  }
}
