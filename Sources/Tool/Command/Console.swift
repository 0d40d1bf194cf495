package import Files
package import Reporting

/// The standard output and standard error of all commands.
///
/// Only this file writes to them, so that no command forgets to replace control characters and disarm commands of
/// GitHub; see `PrintedSyntax`.
package enum Console {
  /// Writes to standard output, and throws unless all bytes were written.
  static func output(_ bytes: [UInt8], as syntax: PrintedSyntax) throws(FolderProblem) {
    try Streams.output(syntax.printable(bytes, inWorkflow: CIJob.isGitHubWorkflow || syntax == .commands))
  }

  /// Writes text to standard error.
  ///
  /// Colours stay if `isStyled`. Outside of a workflow, only text `forGitHub` is disarmed.
  static func error(
    _ text: String, as syntax: PrintedSyntax = .text, isStyled: Bool = false, forGitHub: Bool = CIJob.isGitHubWorkflow
  ) {
    let bytes = syntax.printable(Array(text.utf8), inWorkflow: forGitHub, isStyled: isStyled)
    Streams.error(String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces the line of progress on a terminal; an empty text clears it.
  static func showProgress(_ text: String) {
    // The escape sequence clears the line and moves the cursor to its start.
    Streams.error("\r\u{1B}[2K\(PrintedSyntax.text.printable(text, inWorkflow: false))")
  }

  /// Writes a file that the user named; a file that is a standard stream is printed.
  package static func write(_ bytes: [UInt8], as syntax: PrintedSyntax, to path: String) throws(FolderProblem) {
    switch path {
    case "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": try output(bytes, as: syntax)
    case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2": error(String(decoding: bytes, as: UTF8.self), as: syntax)
    default: try Files.write(bytes, to: path)
    }
  }
}
