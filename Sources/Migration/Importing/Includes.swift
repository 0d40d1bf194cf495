import Synchronization

/// The files that one article includes, directly or through other files.
///
/// A file that includes itself twice doubles the text at each level. So no file is included inside itself, and the
/// included lines of an article have a limit.
///
/// ```swift
/// context.includes.include("parts/oven.md", from: site) { bytes in convert(bytes) }
/// ```
final class Includes: Sendable {
  fileprivate struct State {
    /// The article and the files around the current place, the outermost first.
    var chain: [String]
    /// The number of lines that were included.
    var lines = 0
    /// The files that were left out, and the reasons.
    var stops: [String] = []
  }

  /// The limit is above the included texts of all articles in the sites that were tried.
  private static let lineLimit = 20_000
  /// A line with more bytes counts as several lines.
  private static let lineLength = 200
  private static let depthLimit = 10

  private let state: Mutex<State>

  init(of article: String) { state = Mutex(State(chain: [article])) }

  /// Returns what `convert` makes of a file, or `nil` if the file does not exist or must not be included here.
  ///
  /// A file that is shown as code includes nothing, so it may show itself.
  func include<Result>(
    _ path: String, from site: ForeignSite, asCode isCode: Bool = false, _ convert: ([UInt8]) -> Result?
  ) -> Result? {
    guard site.has(path), mayEnter(path, isCode), let bytes = site.read(path), enter(path, bytes) else { return nil }
    defer { state.withLock { _ = $0.chain.popLast() } }
    return convert(bytes)
  }

  /// The reasons why files were left out, for the report.
  var stops: [String] { state.withLock { $0.stops } }

  /// Checks everything that needs no look into the file, which may be long.
  private func mayEnter(_ path: String, _ isCode: Bool) -> Bool {
    state.withLock { state in
      guard state.lines <= Self.lineLimit else { return false }
      if !isCode, state.chain.contains(path) {
        return state.stop("`\(path)` is left out where it includes itself")
      }
      return state.chain.count <= Self.depthLimit
        || state.stop("`\(path)` is left out: more than \(Self.depthLimit) files include one another")
    }
  }

  private func enter(_ path: String, _ bytes: [UInt8]) -> Bool {
    let lines = max(bytes.count { $0 == 0x0A } + 1, bytes.count / Self.lineLength)
    return state.withLock { state in
      state.lines += lines
      guard state.lines <= Self.lineLimit else {
        return state.stop(
          "`\(path)` and all later includes are left out: the article includes more than \(Self.lineLimit) lines")
      }
      state.chain.append(path)
      return true
    }
  }
}

extension Includes.State {
  /// Adds a reason once, and returns `false`.
  fileprivate mutating func stop(_ reason: String) -> Bool {
    if !stops.contains(reason) { stops.append(reason) }
    return false
  }
}
