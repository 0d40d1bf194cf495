package import Diagnostics
package import Planning
import Synchronization

/// Where handles are read, which decides how addresses and texts are written.
package enum ReadingPlace {
  /// A template, a layout or a page in Swift.
  case page
  /// A container of an article.
  case container
  /// A container of an article in a feed, where all addresses are absolute.
  case feed
}

/// The state that all handles of one page share: the site, the rendered articles, and the recorded reads.
package final class HandleScope: Sendable {
  package let site: PlannedSite
  package let renderings: ArticleRenderings
  package let reads: ReadRecorder
  /// The index of the page that is being rendered, or `nil` if values are only read to hash them.
  package let page: Int?
  /// The assets that the page's content requires.
  package let requiredAssets: RequiredAssets
  /// The content of the page: its article, or the rendered page in Swift.
  package let body: RenderedBody?
  /// Where the handles are read.
  package let place: ReadingPlace
  private let problems = Mutex<[Diagnostic]>([])

  package init(
    _ site: PlannedSite, _ renderings: ArticleRenderings, page: Int?, requiredAssets: RequiredAssets = RequiredAssets(),
    body: RenderedBody? = nil, reads: ReadRecorder = ReadRecorder(), for place: ReadingPlace = .page
  ) {
    self.site = site
    self.renderings = renderings
    self.page = page
    self.requiredAssets = requiredAssets
    self.body = body
    self.reads = reads
    self.place = place
  }

  /// The problems that Swift code caused through a handle.
  package var diagnostics: [Diagnostic] { problems.withLock(\.self) }

  /// Reports a problem once per page.
  package func report(_ problem: Diagnostic) {
    problems.withLock { if !$0.contains(problem) { $0.append(problem) } }
  }

  /// Records the read of a parameter of a page, or of the site.
  ///
  /// The parameters of the page that is being rendered are one property, so that a site with thousands of pages does not
  /// have a subject for each.
  func recordRead(ofParameter name: String, ofPage page: Int?) {
    if let page, page == self.page { return reads.record(.params, of: page) }
    reads.record(.parameter(name, ofPage: page))
  }

  /// Returns the address that pages use to link to a path of the site.
  package func local(_ path: String) -> String {
    place == .feed ? site.address.absolute(path) : site.address.local(path)
  }
}
