import Diagnostics
package import Planning
import Reporting
import Synchronization

/// A line on the terminal that shows the progress of a long build, and is cleared at the end.
package final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var nextUpdate: ContinuousClock.Instant
    /// When the first picture was being made.
    var firstPicture: ContinuousClock.Instant?
  }

  private let state: Mutex<State>

  /// Creates a line that appears 300 ms after `start`, so that short builds show none.
  package init(since start: ContinuousClock.Instant) {
    state = Mutex(State(nextUpdate: start + .milliseconds(300)))
  }

  /// Shows the progress, unless the line was updated less than 80 ms ago.
  package func show(_ progress: SiteProgress) {
    let now = ContinuousClock.now
    state.withLock { state in
      guard now >= state.nextUpdate else { return }
      state.nextUpdate = now + .milliseconds(80)
      state.isShown = true
      var line = Self.line(progress)
      if progress.step == .resizing {
        let start = state.firstPicture ?? now
        state.firstPicture = start
        line += Self.timeLeft(progress, since: start, now)
      }
      Console.showProgress(line)
    }
  }

  /// Clears the line.
  package func clear() {
    state.withLock { state in
      if state.isShown { Console.showProgress("") }
      state.isShown = false
    }
  }

  private static func line(_ progress: SiteProgress) -> String {
    let (verb, noun) =
      switch progress.step {
      case .reading: ("reading", "articles")
      case .writing: ("writing", "pages")
      case .resizing: ("resizing", "pictures")
      }
    return "\(verb) \(progress.done.grouped) of \(progress.total.grouped) \(noun)"
  }

  /// Returns the time that the remaining pictures probably take; nothing at the start, when no one can tell.
  private static func timeLeft(
    _ progress: SiteProgress, since start: ContinuousClock.Instant, _ now: ContinuousClock.Instant
  ) -> String {
    let passed = (now - start) / .seconds(1)
    guard passed > 2, progress.done > 0 else { return "" }
    let left = passed * Double(progress.total - progress.done) / Double(progress.done)
    return left < 90 ? ", \(Int(left.rounded(.up))) s left" : ", \(Int((left / 60).rounded(.up))) min left"
  }
}
