import Diagnostics

/// Keeps one line, or one mistake made over and over, from filling the screen: of many diagnostics the first ones are told, the
/// others counted.
///
/// Each is shown with its line, so that five thousand about one line of fifty thousand bytes take a quarter of a minute to print.
enum LineLimit {
  private static let most = 20

  /// The diagnostics, which are in the order of the file, with what is too much about one line in a word.
  static func applied(to diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard diagnostics.count > most else { return diagnostics }
    return perCode(perLine(diagnostics, in: file))
  }

  private static func perCode(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var counts: [DiagnosticCode: (told: Int, rest: [Diagnostic])] = [:]
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let told = counts[diagnostic.code]?.told ?? 0
      if told < most || diagnostic.code == "article.more" {
        counts[diagnostic.code, default: (0, [])].told += 1
        kept.append(diagnostic)
      } else {
        counts[diagnostic.code]?.rest.append(diagnostic)
      }
    }
    let rests = counts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.rest)
    return kept + rests.flatMap { summary(of: $0, "from here on") }
  }

  private static func perLine(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var line = (number: 0, told: 0, rest: [Diagnostic]())
    for diagnostic in diagnostics {
      let number = diagnostic.location.map { file.position(at: $0.bytes.lowerBound).line } ?? 0
      if number != line.number {
        kept += summary(of: line.rest, "on this line")
        line = (number, 0, [])
      }
      line.told += 1
      if line.told > most, number > 0 { line.rest.append(diagnostic) } else { kept.append(diagnostic) }
    }
    return kept + summary(of: line.rest, "on this line")
  }

  private static func summary(of rest: [Diagnostic], _ place: String) -> [Diagnostic] {
    guard let first = rest.first else { return [] }
    let worst = rest.contains { $0.severity == .error } ? Severity.error : first.severity
    return [Diagnostic(worst, "article.more", "there are \(rest.count) more of these \(place)", at: first.location)]
  }
}
