import Diagnostics
import Files

/// Prints what is wrong, and says how the tool ends.
struct DiagnosticPrinter {
  let sources: SourceMap
  let isStrict: Bool

  /// Prints diagnostics on standard error; the status is that of their worst.
  func print(_ diagnostics: [Diagnostic]) -> ExitStatus {
    let list = DiagnosticList(diagnostics).finalized(in: sources, isStrict: isStrict)
    if !list.isEmpty {
      Streams.error(DiagnosticText(sources: sources, colored: Streams.showsColors).text(of: list))
      Streams.error("\(DiagnosticText.summary(of: list))\n")
    }
    return list.hasErrors ? .failed : .done
  }
}
