import Glibc

/// The standard streams, and the end of the process.
package enum Streams {
  /// Writes to standard output; whether all of it could be written.
  @discardableResult
  package static func output(_ bytes: [UInt8]) -> Bool { write(bytes, to: 1) }

  /// Writes to standard error.
  @discardableResult
  package static func error(_ text: String) -> Bool { write(Array(text.utf8), to: 2) }

  /// Takes the place of each standard stream that is closed, so that no file is given its number, and with it what is said to people.
  ///
  /// Whoever reads or writes there is refused, as before.
  package static func holdClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest number that is free, which is this one.
      _ = unsafe open("/", O_RDONLY | O_DIRECTORY)
    }
  }

  /// Whether standard error is a terminal that knows colours, and nobody wants to do without them.
  package static var showsColors: Bool { isSteeredTerminal && Programs.variable("NO_COLOR") == nil }

  /// Whether standard error is a terminal that knows more than to print one line below the other.
  package static var isSteeredTerminal: Bool {
    isatty(2) == 1 && Programs.variable("TERM").map { $0 != "dumb" } ?? false
  }

  /// Ends the process at once, from any thread.
  package static func end(status: Int32) -> Never { _exit(status) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
