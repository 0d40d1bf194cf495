import Dispatch
import Files
import Serving

/// Restarts `garland serve` when its own program was rebuilt, so that a change of Swift code appears in the browser.
struct Restart: Sendable {
  private let program: Executable
  private let listeners: Listeners
  private let watcher: ProgramWatcher

  /// Watches the file of the program from now on.
  init(of program: Executable, listeners: Listeners) {
    self.program = program
    self.listeners = listeners
    watcher = ProgramWatcher(program)
  }

  /// Waits for a rebuild, stops the server, and replaces this process by the new program.
  ///
  /// The server reloads the open pages first. Their requests wait in the listening sockets for the new program. `end` is
  /// signalled when the server has stopped.
  func run(_ server: Server, end: DispatchSemaphore) {
    watcher.waitForRebuild {
      Console.error("garland: the rebuilt program does not start; the old one keeps running\n")
    }
    _ = ExitStatus.printing("the program was rebuilt: restarting\n")
    server.stop(sending: "changed")
    end.wait()
    let problem = program.replaceThisProcess(keeping: listeners.sockets)
    Streams.end(status: ExitStatus.failing("cannot restart `\(program.path)`: \(problem.message)").rawValue)
  }
}
