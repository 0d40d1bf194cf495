import Dispatch
import Files
import Synchronization

/// A time limit for reading an article; the process exits with an error when it is exceeded.
///
/// The Markdown parser is a C library that takes quadratic time for some texts. It cannot be interrupted, so the
/// process must exit. Articles are read before anything is published, so the published site stays intact. The timer has
/// its own queue, because the parser may occupy all reading threads. The limit is processor time, because another
/// process may slow the machine down.
///
///     let stop = Deadline().begin("posts/bread.md")
///     …
///     stop()
final class Deadline: Sendable {
  /// A limit far above the time that the largest allowed article takes.
  static let seconds = 20

  private struct Reading {
    let path: String
    /// The processor time that the timer had last measured when the reading began.
    ///
    /// `begin` does not query the current processor time, because a query takes as long as opening a file.
    let start: Int
  }

  private struct State {
    var count = 0
    var cpuSeconds = 0
    var readings: [Int: Reading] = [:]
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "garland.deadline")
  private let seconds: Int
  /// The limit in seconds of processor time, multiplied by the number of threads.
  ///
  /// The processor time of the process includes the work of all threads.
  private let limit: Int

  /// Creates a limit for each article, for a given number of threads.
  init(seconds: Int = Deadline.seconds, threads: Int = 1) {
    self.seconds = seconds
    limit = seconds * threads
  }

  /// Starts the timer for a file, and returns a function that stops it.
  func begin(_ path: String) -> @Sendable () -> Void {
    let number = state.withLock { state in
      // In a server, previous builds have already used processor time.
      if state.count == 0 { state.cpuSeconds = Machine.cpuSeconds }
      state.count += 1
      state.readings[state.count] = Reading(path: path, start: state.cpuSeconds)
      return state.count
    }
    if number == 1 { scheduleCheck() }
    return { self.state.withLock { $0.readings[number] = nil } }
  }

  private func scheduleCheck() {
    queue.asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
      guard let self else { return }
      let overdue = state.withLock { state in
        state.cpuSeconds = Machine.cpuSeconds
        return state.readings.values.first { state.cpuSeconds - $0.start >= self.limit }
      }
      if let overdue {
        Streams.error("\(overdue.path): error: reading it takes longer than \(seconds) seconds [article.deadline]\n")
        Streams.end(status: ExitStatus.failed.rawValue)
      }
      scheduleCheck()
    }
  }
}
