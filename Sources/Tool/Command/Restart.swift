import Files
import Planning
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
  /// The server reloads the open pages first. Their requests wait for the new program, in the listening sockets and in
  /// the `connections` that the server keeps when it stops.
  func run(_ server: Server, connections: Deferred<[Socket]>) {
    watcher.waitForRebuild {
      Console.error("garland: the rebuilt program does not start; the old one keeps running\n")
    }
    server.stop(sending: ServedSite.reloadMessage)
    let sockets = listeners.sockets + connections.value
    // From here on, only the new program answers.
    _ = ExitStatus.printing("the program was rebuilt: restarting\n")
    let problem = program.replaceThisProcess(keeping: sockets, listeners.variables)
    Streams.end(status: ExitStatus.failing("cannot restart `\(program.path)`: \(problem.message)").rawValue)
  }
}
