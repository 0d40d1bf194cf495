import Diagnostics
import Files
package import Reporting

/// The exit status of the program.
package enum ExitStatus: Int32 {
  /// The command succeeded.
  case done = 0
  /// The command failed: the content has errors, or the system refused access to a file or a port.
  case failed = 1
  /// The command line is wrong.
  case wrongCall = 2

  /// Prints an error about the command line, given as a sentence without a full stop.
  package static func refusing(_ reason: String) -> ExitStatus {
    Console.error("garland: \(reason)\n")
    return .wrongCall
  }

  /// Prints any other error.
  package static func failing(_ reason: String) -> ExitStatus {
    Console.error("garland: \(reason)\n")
    return .failed
  }

  /// Prints the result of a command on standard output.
  ///
  /// If that fails, this prints an error and the status is `.failed`. It prints no error if the reader of a pipe has
  /// ended, as in `garland tree a.md | head -1`. Usually the signal `SIGPIPE` has ended this process before.
  package static func printing(_ bytes: [UInt8], as syntax: PrintedSyntax) -> ExitStatus {
    do throws(FolderProblem) {
      try Console.output(bytes, as: syntax)
      return .done
    } catch .closedPipe {
      return .failed
    } catch {
      return .failing("cannot write to standard output: \(error.message)")
    }
  }

  /// Prints the result of a command as text for people.
  package static func printing(_ text: String) -> ExitStatus { printing(Array(text.utf8), as: .text) }
}

/// Prints diagnostics on standard error and derives the exit status.
struct DiagnosticPrinter {
  let sources: SourceMap
  let isStrict: Bool

  /// Prints diagnostics; the status is `.failed` if one of them is an error.
  func print(_ diagnostics: [Diagnostic]) -> ExitStatus {
    let list = DiagnosticList(diagnostics).finalized(in: sources, isStrict: isStrict)
    if !list.isEmpty {
      let isStyled = Streams.showsColors
      let text = DiagnosticText(sources: sources, colored: isStyled).text(of: list.groupingRepeats(in: sources))
      Console.error("\(text)\(DiagnosticText.summary(of: list))\n", isStyled: isStyled)
    }
    return list.hasErrors ? .failed : .done
  }
}
