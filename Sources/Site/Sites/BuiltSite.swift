package import Dates
package import Diagnostics

/// A site that was built: what is to be published, unless there are errors.
package struct BuiltSite: Sendable {
  /// Its files, by path, unless they were handed over one by one.
  package internal(set) var files: [SiteOutput] = []
  /// Its pages, in the order of the build.
  package let pages: [BuiltPage]
  /// The addresses of pages that the build before had, and that are gone.
  package let removed: [String]
  /// How many times articles were drawn, whole or in part.
  package let draws: Int
  /// How long its articles took to read.
  package let readingTime: Duration
  /// How long its pages took to compare and to write.
  package let writingTime: Duration
  /// What is wrong or doubtful.
  package let diagnostics: DiagnosticList
  /// The files that diagnostics are about.
  package let sources: SourceMap
  /// When it will change by itself.
  package let nextChange: Instant?
  /// The articles whose date is yet to come.
  package let waiting: WaitingArticles
  /// Whether a page shows what time it is.
  package let showsNow: Bool
  /// What the next build has to know of this one, unless there are errors.
  package internal(set) var record: Deferred<PreviousBuild>?

  /// How many pages had to be written.
  package var renderedCount: Int { pages.count(where: \.isRendered) }
}

/// A page of a site that was built.
package struct BuiltPage: Sendable, Equatable {
  /// Its address.
  package let address: String
  /// The path of the article that it shows, in the content.
  package let article: String?
  /// Whether it was written, and not found to be what it was.
  package let isRendered: Bool
  /// Why it was written, if it was.
  package let reasons: [RenderReason]

  /// Its path in the folder of the site.
  package var path: String { SiteFile.path(of: address) }

  init(address: String, article: String?, isRendered: Bool, for reasons: [RenderReason]) {
    (self.address, self.article, self.isRendered, self.reasons) = (address, article, isRendered, reasons)
  }

  /// Creates a page of the previous build that is not rendered anew.
  init(unchanged page: PageIdentity) {
    self.init(address: page.address, article: page.article, isRendered: false, for: [])
  }
}
