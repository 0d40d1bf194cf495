import Planning
import Sites

/// Finds the articles that have no translation into a language of the site.
struct TranslationRule {
  private let site: CheckedSite

  init(_ site: CheckedSite) { self.site = site }

  /// Returns a finding for each language into which articles are not translated.
  func findings() -> [CheckFinding] {
    site.survey.untranslated.compactMap { language, articles in
      guard let first = articles.first else { return nil }
      let names = articles.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      let rest = articles.count > 3 ? " and \(articles.count - 3) more" : ""
      let problem = CheckProblem(
        .missingTranslation,
        "\(articles.count) of \(site.survey.translatableCount) articles are not translated into `\(language.tag)`: "
          + names + rest,
        advice: "write a file such as `\(Self.translation(of: first, into: language.tag))`")
      return CheckFinding(problem: problem, range: language.range)
    }
  }

  private static func translation(of path: String, into tag: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    return "\(path[..<dot]).\(tag)\(path[dot...])"
  }
}
