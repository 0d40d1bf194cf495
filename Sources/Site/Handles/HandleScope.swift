package import Diagnostics
package import Planning
import Synchronization
package import Views

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
  private let found: Findings

  /// What Swift code told through the handles of one page.
  private final class Findings: Sendable {
    struct State {
      var problems: [Diagnostic] = []
      /// The views that templates placed, with the assets that each requires.
      var views: [(name: String, assets: [Asset])] = []
      /// The views that are being rendered, from the outside in.
      var path: [String] = []
    }

    let state = Mutex(State())
  }

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
    found = Findings()
  }

  /// Creates a scope that shares everything with another, and requires more assets.
  private init(_ outer: HandleScope, requiring assets: [Asset]) {
    (site, renderings, reads, page) = (outer.site, outer.renderings, outer.reads, outer.page)
    (body, place, found) = (outer.body, outer.place, outer.found)
    var all = outer.requiredAssets
    all.add(assets)
    requiredAssets = all
  }

  /// Returns a scope that records its reads in this one and requires more assets.
  func requiring(_ assets: [Asset]) -> HandleScope { HandleScope(self, requiring: assets) }

  /// The problems that Swift code caused through a handle.
  package var diagnostics: [Diagnostic] { found.state.withLock(\.problems) }

  /// Reports a problem once per page.
  package func report(_ problem: Diagnostic) {
    found.state.withLock { if !$0.problems.contains(problem) { $0.problems.append(problem) } }
  }

  /// The views that templates placed, with the assets that each requires.
  package var placedViews: [(name: String, assets: [Asset])] { found.state.withLock(\.views) }

  /// Renders a view for a template; returns `nil` if the view is inside of itself.
  func place(_ name: String, _ render: () -> Rendering) -> Rendering? {
    let isInside = found.state.withLock { state in
      defer { state.path.append(name) }
      return state.path.contains(name)
    }
    defer { found.state.withLock { _ = $0.path.popLast() } }
    if isInside { return nil }
    let rendering = render()
    found.state.withLock { $0.views.append((name, rendering.assets)) }
    return rendering
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
