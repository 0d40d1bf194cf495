import Diagnostics

/// Keeps one line from filling the screen: of many diagnostics about it the first ones are told, the others counted.
///
/// Each is shown with its line, so that five thousand about one line of fifty thousand bytes take a quarter of a minute to print.
enum LineLimit {
  private static let most = 20

  /// The diagnostics, which are in the order of the file, with what is too much about one line in a word.
  static func applied(to diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard diagnostics.count > most else { return diagnostics }
    var kept: [Diagnostic] = []
    var line = (number: 0, told: 0, rest: [Diagnostic]())
    for diagnostic in diagnostics {
      let number = diagnostic.location.map { file.position(at: $0.bytes.lowerBound).line } ?? 0
      if number != line.number {
        kept += summary(of: line.rest)
        line = (number, 0, [])
      }
      line.told += 1
      if line.told > most, number > 0 { line.rest.append(diagnostic) } else { kept.append(diagnostic) }
    }
    return kept + summary(of: line.rest)
  }

  private static func summary(of rest: [Diagnostic]) -> [Diagnostic] {
    guard let first = rest.first else { return [] }
    let worst = rest.contains { $0.severity == .error } ? Severity.error : first.severity
    return [Diagnostic(worst, "article.more", "there are \(rest.count) more of these on this line", at: first.location)]
  }
}
