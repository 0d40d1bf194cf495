import Diagnostics

/// A limit on the number of diagnostics per line and per code: the first 20 are kept, the others are only counted.
///
/// Without it, 5,000 diagnostics about one line of 50,000 bytes took 15 seconds to print, because each is shown with
/// its line.
enum DiagnosticLimit {
  private static let maximum = 20

  /// A diagnostic to keep, or a summary of omitted ones, which is never omitted itself.
  private struct Kept {
    let diagnostic: Diagnostic
    var isSummary = false
  }

  /// Returns at most 20 diagnostics per line and per code, and a summary for each code that counts the others.
  ///
  /// A summary has the code of its diagnostics, so that the site's level of the code applies to it. The input must be
  /// sorted by position.
  static func limited(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard diagnostics.count > maximum else { return diagnostics }
    return limitedPerCode(limitedPerLine(diagnostics, in: file)).map(\.diagnostic)
  }

  private static func limitedPerCode(_ diagnostics: [Kept]) -> [Kept] {
    var counts: [DiagnosticCode: Int] = [:]
    var (kept, rest): ([Kept], [Diagnostic]) = ([], [])
    for item in diagnostics {
      let count = counts[item.diagnostic.code, default: 0]
      if item.isSummary || count < maximum { kept.append(item) } else { rest.append(item.diagnostic) }
      if !item.isSummary { counts[item.diagnostic.code] = count + 1 }
    }
    return kept + summaries(of: rest, "from here on")
  }

  private static func limitedPerLine(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Kept] {
    var kept: [Kept] = []
    var line = (number: 0, count: 0, rest: [Diagnostic]())
    for diagnostic in diagnostics {
      let number = diagnostic.location.map { file.position(at: $0.bytes.lowerBound).line } ?? 0
      if number != line.number {
        kept += summaries(of: line.rest, "on this line")
        line = (number, 0, [])
      }
      line.count += 1
      if line.count > maximum, number > 0 {
        line.rest.append(diagnostic)
      } else {
        kept.append(Kept(diagnostic: diagnostic))
      }
    }
    return kept + summaries(of: line.rest, "on this line")
  }

  /// Returns a summary of the omitted diagnostics for each code.
  private static func summaries(of rest: [Diagnostic], _ location: String) -> [Kept] {
    Dictionary(grouping: rest, by: \.code).sorted { $0.key.rawValue < $1.key.rawValue }.map { code, omitted in
      let worst = omitted.map(\.severity).max() ?? .warning
      let message = "there are \(omitted.count) more of these \(location)"
      return Kept(diagnostic: Diagnostic(worst, code, message, at: omitted.first?.location), isSummary: true)
    }
  }
}
