package import Files

/// Watches the file of the running program for a rebuild.
package struct ProgramWatcher: Sendable {
  private let program: Executable
  /// The file when the watch began.
  private let running: FileStamp?

  /// The time between two looks at the file, in milliseconds.
  private static let interval: Int32 = 100
  /// The number of looks between two trials of a file that did not start.
  ///
  /// A linker writes into mapped memory, which leaves the stamp as it is. So an incomplete file can have its last stamp.
  private static let pause = 10
  /// The number of looks after which a file that does not start is reported.
  private static let patience = 30

  /// Watches a program from now on.
  package init(_ program: Executable) {
    self.program = program
    running = program.stamp
  }

  /// Waits until the file is replaced by a program that starts.
  ///
  /// `onFailure` is called once for a new file that does not start. The watch goes on, because the next build may succeed.
  package func waitForRebuild(onFailure: () -> Void) {
    var last = running
    var equalLooks = 0
    while true {
      _ = Poll.wait(for: [], milliseconds: Self.interval)
      let stamp = program.stamp
      equalLooks = stamp == last ? equalLooks + 1 : 0
      last = stamp
      guard stamp != nil, stamp != running, equalLooks == 1 || equalLooks % Self.pause == Self.pause - 1 else {
        continue
      }
      if starts { return }
      if equalLooks == Self.patience - 1 { onFailure() }
    }
  }

  /// Whether the program starts: the file may be incomplete, or lack a library.
  private var starts: Bool {
    let trial = Subprocess(program.path, ["--version"])
    return (try? trial.run())?.status == 0
  }
}
