import Dispatch
import Files
import Synchronization

/// Ends the run with an error if an article takes too long.
///
/// The parser is a C library that is quadratic in places and cannot be interrupted, so nothing less than the end of the process
/// stops it. Whoever reads articles does so before anything is published, which keeps an earlier site whole. Who looks at the clock has
/// a queue of its own: the threads that read may all be in the parser. What counts is work and not the clock, for a machine may be
/// busy with others.
///
///     let done = Deadline().begin("posts/bread.md")
///     …
///     done()
final class Deadline: Sendable {
  /// Many times what an article within the limits takes.
  static let seconds = 20

  private struct Reading {
    let path: String
    /// The seconds that the process had worked when somebody last looked: to look for each article took as long as to open it.
    let start: Int
  }

  private struct State {
    var count = 0
    var worked = 0
    var readings: [Int: Reading] = [:]
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "garland.deadline")
  private let seconds: Int
  /// How much work so many seconds may be: that of other threads counts, too.
  private let limit: Int

  /// Gives each article so many seconds, while so many threads work.
  init(seconds: Int = Deadline.seconds, threads: Int = 1) {
    self.seconds = seconds
    limit = seconds * threads
  }

  /// Starts the clock for the file at a path; what it gives back stops it.
  func begin(_ path: String) -> @Sendable () -> Void {
    let number = state.withLock { state in
      // A server has worked for other builds before.
      if state.count == 0 { state.worked = Machine.secondsWorked }
      state.count += 1
      state.readings[state.count] = Reading(path: path, start: state.worked)
      return state.count
    }
    if number == 1 { lookLater() }
    return { self.state.withLock { $0.readings[number] = nil } }
  }

  private func lookLater() {
    queue.asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
      guard let self else { return }
      let late = state.withLock { state in
        state.worked = Machine.secondsWorked
        return state.readings.values.first { state.worked - $0.start >= self.limit }
      }
      if let late {
        Streams.error("\(late.path): error: reading it takes longer than \(seconds) seconds [article.deadline]\n")
        Streams.end(status: ExitStatus.failed.rawValue)
      }
      lookLater()
    }
  }
}
