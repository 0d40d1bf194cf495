import Garland
import TestSupport
import Testing

/// All that a reader of a page gets: it must be the same, however the page was rendered.
struct Page: Equatable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let diagnostics: [Diagnostic]
  let assets: [Asset]

  /// What was rendered; the bytes may have gone elsewhere.
  init(_ rendering: Rendering, bytes: [UInt8]? = nil) {
    self.bytes = bytes ?? rendering.bytes
    diagnostics = rendering.diagnostics
    assets = rendering.assets
  }

  var html: String { String(decoding: bytes, as: UTF8.self) }

  /// The page in ASCII, so that texts that only look the same can be told apart.
  var testDescription: String {
    let html = html.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "\(html) \(diagnostics.map(\.message)) \(assets.map(\.url))"
  }
}

/// A renderer of which every page is held against one rendered afresh.
final class CheckedRenderer {
  private let renderer = Renderer()

  /// What one render did.
  struct Outcome {
    let page: Page
    let runs: Runs
    let draws: Int
    let rootRuns: Int
    /// Whether a fresh page was the same.
    let isGood: Bool
  }

  /// Renders `view`, and blames the caller if a fresh page is another.
  @discardableResult
  func render(
    _ view: some View, in environment: EnvironmentValues = EnvironmentValues(), _ step: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Outcome {
    let (rendering, runs) = Runs.during { renderer.render(view, in: environment) }
    let page = Page(rendering)
    let fresh = Page(view.rendered(in: environment))
    #expect(page == fresh, "\(step)", sourceLocation: sourceLocation)
    return Outcome(
      page: page, runs: runs, draws: renderer.draws, rootRuns: renderer.rootRuns, isGood: page == fresh)
  }
}

extension EnvironmentValues {
  /// Surroundings of one level.
  static func level(_ level: Int) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.level = level
    return environment
  }
}
