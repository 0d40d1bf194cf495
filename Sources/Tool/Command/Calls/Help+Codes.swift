import Diagnostics

extension Help {
  /// A line for each diagnostic code.
  static var codes: String {
    let width = DiagnosticCatalogue.entries.map(\.code.rawValue.count).max() ?? 0
    let lines = DiagnosticCatalogue.entries.map { entry in
      let padding = String(repeating: " ", count: width + 2 - entry.code.rawValue.count)
      return "  \(entry.code)\(padding)\(entry.meaning)\n"
    }
    return """
      The codes of all errors and warnings. `garland help CODE` explains one of them.

      \(lines.joined())
      """
  }

  /// Explains a diagnostic code: what it means, an example, how to fix it, and how to change its level.
  static func text(about entry: DiagnosticEntry) -> String {
    let example = entry.example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return """
      \(entry.code): \(entry.levelText) by default

      \(entry.meaning)

      For example, \(entry.example.place):

      \(example)
      To fix it: \(entry.fix)

      \(level(of: entry))

      """
  }

  private static func level(of entry: DiagnosticEntry) -> String {
    guard let published = entry.published else { return "Its level cannot be lowered." }
    return """
      To change its level to `error`, `warning` or `off`, write in `site.yml`:

          levels:
            \(entry.code): \(entry.level == .warning ? "off" : "warning")

      What is published if it is not an error: \(published)
      """
  }
}

extension DiagnosticEntry.Example {
  /// The place of the example in a site.
  fileprivate var place: String {
    switch self {
    case .article: "in an article"
    case .settings: "in `site.yml`"
    case .template: "in a template"
    case .situation: "in a site"
    }
  }
}
