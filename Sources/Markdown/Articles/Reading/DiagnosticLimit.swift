import Diagnostics

/// A limit on the number of diagnostics per line and per code: the first 20 are kept, the others are only counted.
///
/// Without it, 5,000 diagnostics about one line of 50,000 bytes took 15 seconds to print, because each is shown with
/// its line.
enum DiagnosticLimit {
  private static let maximum = 20

  /// Returns at most 20 diagnostics per line and per code, and a summary that counts the others.
  ///
  /// The input must be sorted by position.
  static func limited(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard diagnostics.count > maximum else { return diagnostics }
    return limitedPerCode(limitedPerLine(diagnostics, in: file))
  }

  private static func limitedPerCode(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var counts: [DiagnosticCode: (kept: Int, rest: [Diagnostic])] = [:]
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let count = counts[diagnostic.code]?.kept ?? 0
      if count < maximum || diagnostic.code == "article.more" {
        counts[diagnostic.code, default: (0, [])].kept += 1
        kept.append(diagnostic)
      } else {
        counts[diagnostic.code]?.rest.append(diagnostic)
      }
    }
    let omitted = counts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.rest)
    return kept + omitted.flatMap { summary(of: $0, "from here on") }
  }

  private static func limitedPerLine(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var line = (number: 0, count: 0, rest: [Diagnostic]())
    for diagnostic in diagnostics {
      let number = diagnostic.location.map { file.position(at: $0.bytes.lowerBound).line } ?? 0
      if number != line.number {
        kept += summary(of: line.rest, "on this line")
        line = (number, 0, [])
      }
      line.count += 1
      if line.count > maximum, number > 0 { line.rest.append(diagnostic) } else { kept.append(diagnostic) }
    }
    return kept + summary(of: line.rest, "on this line")
  }

  private static func summary(of rest: [Diagnostic], _ location: String) -> [Diagnostic] {
    guard let first = rest.first else { return [] }
    let worst = rest.contains { $0.severity == .error } ? Severity.error : first.severity
    return [Diagnostic(worst, "article.more", "there are \(rest.count) more of these \(location)", at: first.location)]
  }
}
