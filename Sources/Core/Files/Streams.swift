import Glibc

/// The standard streams of the process, and its exit.
package enum Streams {
  /// Writes to standard output, and throws unless all bytes were written.
  package static func output(_ bytes: [UInt8]) throws(FolderProblem) {
    try write(bytes, to: 1)
    try OpenFile.finish(1)
  }

  /// Writes to standard error; there is no other place to report that this failed.
  package static func error(_ text: String) { try? write(Array(text.utf8), to: 2) }

  /// Opens a placeholder for each closed standard stream.
  ///
  /// Without a placeholder, the next opened file could get the descriptor of standard error, and messages would go into
  /// that file. Reads and writes on a placeholder fail, as on a closed stream.
  package static func reserveClosedDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The system assigns the lowest free number, which is this one.
      _ = unsafe open("/", O_RDONLY | O_DIRECTORY)
    }
  }

  /// Whether to colour standard error: it is a terminal, and `NO_COLOR` is not set.
  package static var showsColors: Bool { isInteractive && Programs.variable("NO_COLOR") == nil }

  /// Whether standard error is a terminal that supports control sequences.
  package static var isInteractive: Bool {
    isatty(2) == 1 && Programs.variable("TERM").map { $0 != "dumb" } ?? false
  }

  /// Ends the process immediately; any thread may call this.
  package static func end(status: Int32) -> Never { _exit(status) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FolderProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      rest = rest.dropFirst(count)
    }
  }
}
