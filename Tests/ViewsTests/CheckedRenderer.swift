import Garland
import Synchronization
import TestSupport
import Testing

/// The output of a render; every way to render the same page must give equal outputs.
struct Page: Equatable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let diagnostics: [Diagnostic]
  let assets: [Asset]

  /// Creates a page from a rendering; for a streamed page, `bytes` contains the joined chunks.
  init(_ rendering: Rendering, bytes: [UInt8]? = nil) {
    self.bytes = bytes ?? rendering.bytes
    diagnostics = rendering.diagnostics
    assets = rendering.assets
  }

  var html: String { String(decoding: bytes, as: UTF8.self) }

  /// The page in ASCII, which shows the difference between texts that look the same.
  var testDescription: String {
    let html = html.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "\(html) \(diagnostics.map(\.message)) \(assets.map(\.url))"
  }
}

/// A renderer that compares every page with a fresh render.
final class CheckedRenderer {
  private let renderer = Renderer()

  /// The result of one render.
  struct Outcome {
    let page: Page
    let runs: Runs
    let draws: Int
    let rootRuns: Int
    /// Whether a fresh render gave the same page.
    let isGood: Bool
  }

  /// Renders `view`, and fails at the caller's line if a fresh render gives another page.
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
  /// Returns an environment with the given level.
  static func level(_ level: Int) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.level = level
    return environment
  }
}

extension Page {
  /// A streamed page, and the sizes of its chunks.
  struct Streamed {
    let page: Page
    let chunks: [Int]
  }

  /// Streams `view` and joins the chunks.
  static func streaming(
    _ view: some View, in environment: EnvironmentValues = EnvironmentValues(), chunk: Int
  ) -> Streamed {
    let collected = Collected()
    let rendering = view.stream(in: environment, chunk: chunk) { span in
      for index in span.indices { collected.bytes.append(span[index]) }
      collected.chunks.append(span.count)
    }
    return Streamed(page: Page(rendering, bytes: collected.bytes), chunks: collected.chunks)
  }

  private final class Collected {
    var bytes: [UInt8] = []
    var chunks: [Int] = []
  }
}

/// Counts the runs of a test's bodies.
///
/// The counter is local to the task, so that rows need no counter field and stay comparable.
final class Runs: Sendable {
  @TaskLocal private static var current: Runs?

  private let counts = Mutex<[String: Int]>([:])

  /// Counts one run of the body `name`.
  static func count(_ name: String) {
    current?.counts.withLock { $0[name, default: 0] += 1 }
  }

  /// Calls `work` and returns its result and the runs.
  static func during<Value>(_ work: () throws -> Value) rethrows -> (value: Value, runs: Runs) {
    let runs = Runs()
    return (try $current.withValue(runs) { try work() }, runs)
  }

  /// The number of runs of the body `name`.
  subscript(name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

  /// The number of runs by name.
  var all: [String: Int] { counts.withLock { $0 } }
}
