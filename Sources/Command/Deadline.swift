import Dispatch
import Files

/// Ends the run with an error if an article takes too long.
///
/// The parser is a C library that is quadratic in places and cannot be interrupted, so nothing less than the end of the process
/// stops it. Whoever renders does so before anything is published, which keeps an earlier site whole. The timer runs on a queue of
/// its own: the threads that render may all be in the parser. What counts is work and not the clock, for a machine may be busy with others.
struct Deadline {
  /// Many times what an article within the limits takes.
  static let seconds = 20

  private let timer: any DispatchSourceTimer

  /// Starts the clock for the file at `path`.
  init(for path: String, seconds: Int = Self.seconds) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "garland.deadline"))
    let start = Machine.secondsWorked
    timer.setEventHandler {
      guard Machine.secondsWorked - start >= seconds else { return }
      Streams.error("\(path): error: reading it takes longer than \(seconds) seconds [article.deadline]\n")
      Streams.end(status: ExitStatus.contentHasErrors.rawValue)
    }
    timer.schedule(deadline: .now() + .seconds(seconds), repeating: .milliseconds(500))
    timer.activate()
  }

  /// Stops the clock.
  func end() { timer.cancel() }
}
