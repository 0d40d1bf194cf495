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
  private let own: State
  /// Whether pages are computed in this scope.
  ///
  /// The views of these pages keep handles, whose reads belong to the page that is being rendered.
  private let computesPages: Bool
  /// The texts that views include around the view that reads, from the outside in.
  let including: [TextOfView]
  /// The scope of the page in Swift that is being rendered.
  @TaskLocal private static var rendered: HandleScope?

  /// Everything that differs between two pages.
  ///
  /// It is a class because each read of a handle passes it on.
  private final class State: Sendable {
    let page: Int?
    let place: ReadingPlace
    let body: RenderedBody?
    let requiredAssets: RequiredAssets
    let reads: ReadRecorder
    let found: Findings

    init(
      page: Int?, place: ReadingPlace, body: RenderedBody?, requiredAssets: RequiredAssets, reads: ReadRecorder,
      found: Findings
    ) {
      (self.page, self.place, self.body, self.requiredAssets) = (page, place, body, requiredAssets)
      (self.reads, self.found) = (reads, found)
    }
  }

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
    body: RenderedBody? = nil, reads: ReadRecorder = ReadRecorder(), for place: ReadingPlace = .page,
    computesPages: Bool = false
  ) {
    (self.site, self.renderings, self.computesPages, including) = (site, renderings, computesPages, [])
    own = State(
      page: page, place: place, body: body, requiredAssets: requiredAssets, reads: reads, found: Findings())
  }

  /// Creates a scope that shares everything with another, and requires more assets, or is inside of a text.
  private init(_ outer: HandleScope, requiring assets: [Asset] = [], including texts: [TextOfView] = []) {
    (site, renderings, computesPages) = (outer.site, outer.renderings, false)
    including = outer.including + texts
    let state = outer.state
    var required = state.requiredAssets
    required.add(assets)
    own = State(
      page: state.page, place: state.place, body: state.body, requiredAssets: required, reads: state.reads,
      found: state.found)
  }

  private var state: State { computesPages ? Self.rendered?.own ?? own : own }

  /// The recorded reads.
  package var reads: ReadRecorder { state.reads }
  /// The index of the page that is being rendered, or `nil` if values are only read to hash them.
  package var page: Int? { state.page }
  /// The assets that the page's content requires.
  package var requiredAssets: RequiredAssets { state.requiredAssets }
  /// The content of the page: its article, or the rendered page in Swift.
  package var body: RenderedBody? { state.body }
  /// Where the handles are read.
  package var place: ReadingPlace { state.place }

  /// Runs code; the reads of handles that computed pages keep are recorded in this scope meanwhile.
  package func rendering<Value>(_ body: () -> Value) -> Value { Self.$rendered.withValue(self, operation: body) }

  /// Returns a scope that records its reads in this one and requires more assets.
  func requiring(_ assets: [Asset]) -> HandleScope { HandleScope(self, requiring: assets) }

  /// Returns a scope that records its reads in this one, for the containers in a text that a view includes.
  func including(_ text: TextOfView) -> HandleScope { HandleScope(self, including: [text]) }

  /// The problems that Swift code caused through a handle.
  package var diagnostics: [Diagnostic] { state.found.state.withLock(\.problems) }

  /// Reports a problem once per page.
  package func report(_ problem: Diagnostic) {
    state.found.state.withLock { if !$0.problems.contains(problem) { $0.problems.append(problem) } }
  }

  /// The views that templates placed, with the assets that each requires.
  package var placedViews: [(name: String, assets: [Asset])] { state.found.state.withLock(\.views) }

  /// Renders a view for a template; returns `nil` if the view is inside of itself.
  func place(_ name: String, _ render: () -> Rendering) -> Rendering? {
    let found = state.found
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

/// The stylesheets, scripts and pictures that the content of a page requires, under the names that views use.
package struct RequiredAssets: Sendable, Equatable {
  package private(set) var assets: [Asset] = []

  package init() {}

  /// Adds assets, in order and without duplicates.
  package mutating func add(_ more: [Asset]) {
    for asset in more where !assets.contains(asset) { assets.append(asset) }
  }

  /// The assets that the head of the page links to: all except for pictures.
  package var linked: [Asset] { assets.filter { $0.kind != .picture } }

  package var styles: [String] { paths(.style) }
  package var earlyScripts: [String] { paths(.early) }
  package var scripts: [String] { paths(.script) }
  package var modules: [String] { paths(.module) }

  private func paths(_ kind: Asset.Kind) -> [String] { assets.filter { $0.kind == kind }.map(\.url) }
}
