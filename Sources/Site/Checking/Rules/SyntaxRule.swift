import Diagnostics
import Planning
import Sites

/// The rule about text that looks like Markdown, but is shown as it is written.
struct SyntaxRule {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [CheckFinding] {
    site.pages.flatMap { page -> [CheckFinding] in
      guard page.place.article != nil, let source = page.place.source, !page.scan.plainSyntax.isEmpty else { return [] }
      let file = site.sources[source]
      var seen: Set<PlainSyntax> = []
      return page.scan.plainSyntax.filter { seen.insert($0).inserted }.compactMap { syntax in
        // Text that the article does not contain is from a template or from other articles.
        guard let range = file?.utf8.firstRange(of: syntax.text.utf8) else { return nil }
        let problem = CheckProblem(.plainSyntax, "`\(syntax.text)` is shown as it is written", advice: syntax.advice)
        return CheckFinding(problem: problem, range: SourceRange(source, range))
      }
    }
  }
}
