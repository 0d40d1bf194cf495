package import Files

/// Watches the file of the running program for a rebuild.
package struct ProgramWatcher: Sendable {
  private let program: Executable
  /// The file when the watch began, or the last rebuilt file that could not start.
  private var known: FileStamp?

  /// The time between two looks at the file, in milliseconds; the linker is done if the file is the same in two of them.
  private static let interval: Int32 = 100

  /// Watches a program from now on.
  package init(_ program: Executable) {
    self.program = program
    known = program.stamp
  }

  /// Waits until the file is replaced by a program that starts.
  ///
  /// `onFailure` is called for a new file that does not start. The watch goes on, because the next build may succeed.
  package mutating func waitForRebuild(onFailure: () -> Void) {
    var last = known
    while true {
      _ = Poll.wait(for: [], milliseconds: Self.interval)
      let stamp = program.stamp
      defer { last = stamp }
      guard let stamp, stamp != known, stamp == last else { continue }
      if starts { return }
      known = stamp
      onFailure()
    }
  }

  /// Whether the program starts: the file may be incomplete, or lack a library.
  private var starts: Bool {
    let trial = Subprocess(program.path, ["--version"])
    return (try? trial.run())?.status == 0
  }
}
