import Diagnostics
import Reporting
import Planning
import Synchronization

/// A line on the terminal that shows the progress of a long build, and is cleared at the end.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var nextUpdate: ContinuousClock.Instant
  }

  private let state: Mutex<State>

  /// Creates a line that appears 300 ms after `start`, so that short builds show none.
  init(since start: ContinuousClock.Instant) {
    state = Mutex(State(nextUpdate: start + .milliseconds(300)))
  }

  /// Shows the progress, unless the line was updated less than 80 ms ago.
  func show(_ progress: SiteProgress) {
    let now = ContinuousClock.now
    state.withLock { state in
      guard now >= state.nextUpdate else { return }
      state.nextUpdate = now + .milliseconds(80)
      state.isShown = true
      Console.showProgress(Self.line(progress))
    }
  }

  /// Clears the line.
  func clear() {
    state.withLock { state in
      if state.isShown { Console.showProgress("") }
      state.isShown = false
    }
  }

  private static func line(_ progress: SiteProgress) -> String {
    let (verb, noun) = progress.step == .reading ? ("reading", "articles") : ("writing", "pages")
    return "\(verb) \(progress.done.grouped) of \(progress.total.grouped) \(noun)"
  }
}
