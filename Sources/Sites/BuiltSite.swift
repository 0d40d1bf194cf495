public import Dates
public import Diagnostics

/// A site that was built: what is to be published, unless there are errors.
public struct BuiltSite: Sendable {
  /// Its files, by path, unless they were handed over one by one.
  public internal(set) var files: [SiteOutput] = []
  /// Its pages, in the order of the build.
  public let pages: [BuiltPage]
  /// The addresses of pages that the build before had, and that are gone.
  public let removed: [String]
  /// How many times articles were drawn, whole or in part.
  public let draws: Int
  /// How long its articles took to read.
  public let readingTime: Duration
  /// How long its pages took to compare and to write.
  public let writingTime: Duration
  /// What is wrong or doubtful.
  public let diagnostics: DiagnosticList
  /// The files that diagnostics are about.
  public let sources: SourceMap
  /// When it will change by itself.
  public let nextChange: Instant?
  /// The articles whose date is yet to come.
  public let waiting: WaitingArticles
  /// Whether a page shows what time it is.
  public let showsNow: Bool
  /// What the next build is to be told of this one, unless there are errors.
  package internal(set) var memory: Meanwhile<SiteMemory>?

  /// How many pages had to be written.
  public var renderedCount: Int { pages.count(where: \.isRendered) }
}

/// A page of a site that was built.
public struct BuiltPage: Sendable, Equatable {
  /// Its address.
  public let address: String
  /// The path of the article that it shows, in the content.
  public let article: String?
  /// Whether it was written, and not found to be what it was.
  public let isRendered: Bool
  /// Why it was written, if it was.
  public let reasons: [RenderReason]

  /// Its path in the folder of the site.
  public var path: String { SiteFile.path(of: address) }

  init(address: String, article: String?, isRendered: Bool, for reasons: [RenderReason]) {
    (self.address, self.article, self.isRendered, self.reasons) = (address, article, isRendered, reasons)
  }

  /// A page of an earlier build, which is not written anew.
  init(_ page: PageNote) {
    self.init(address: page.address, article: page.shape.article, isRendered: false, for: [])
  }
}
