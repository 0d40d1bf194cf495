import Diagnostics
import Files
import Reporting
import Sites
import Synchronization

/// One line on a terminal that says how far a long build has come, and is gone when it has come to its end.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let state: Mutex<State>

  /// Begins to watch; nothing is shown of a build that is short, or that nobody watches.
  init(since start: ContinuousClock.Instant) {
    state = Mutex(State(next: start + .milliseconds(300)))
  }

  /// Says how far the build has come, if the last word about it was a while ago.
  func show(_ progress: SiteProgress) {
    let now = ContinuousClock.now
    state.withLock { state in
      guard now >= state.next else { return }
      state.next = now + .milliseconds(80)
      state.isShown = true
      Streams.error(Self.line(progress))
    }
  }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      if state.isShown { Streams.error(Self.blank) }
      state.isShown = false
    }
  }

  /// To the line's beginning, and nothing on it.
  private static let blank = "\r\u{1B}[2K"

  private static func line(_ progress: SiteProgress) -> String {
    let (verb, things) = progress.step == .reading ? ("reading", "articles") : ("writing", "pages")
    return "\(blank)\(verb) \(progress.done.grouped) of \(progress.total.grouped) \(things)"
  }
}
