package import Diagnostics
package import Sites

/// Looks for what a build does not refuse and a reader would mind.
///
/// ```swift
/// let files = CheckedFiles(copiedFrom: content)
/// let (site, survey) = build.survey { files.take($0) }
/// let check = SiteCheck(site, survey, files)
/// check.diagnostics(after: FormerSite(paths: published))
/// ```
package struct SiteCheck {
  private let site: CheckedSite
  private let files: CheckedFiles
  /// What the build had to say.
  private let built: DiagnosticList

  /// Takes a site that was built without an error.
  package init(_ site: BuiltSite, _ survey: SiteSurvey, _ files: CheckedFiles) {
    self.files = files
    built = site.diagnostics
    self.site = CheckedSite(site, survey, files.all, in: files.content)
  }

  /// The files that diagnostics are about: those of the build, and pages that were copied.
  package var sources: SourceMap { site.sources }

  /// What the build had to say, and all that was found, with what other sites answered, by address, and what was published before.
  ///
  /// Of the links and ids of articles, the rules alone decide what is told.
  package func diagnostics(after former: FormerSite, answers: [String: ExternalAnswer] = [:]) -> DiagnosticList {
    let articles = Set(site.survey.articles.map(\.source))
    let others = built.filter { diagnostic in
      !Self.codesOfRules.contains(diagnostic.code)
        || !(diagnostic.location.map { articles.contains($0.source) } ?? false)
    }
    return DiagnosticList(others + findings(after: former, answers))
  }

  /// What a build says of articles that rules look at, too.
  private static let codesOfRules: Set<DiagnosticCode> = [
    "links.missing-file", "links.missing-part", "article.repeated-id",
  ]

  private func findings(after former: FormerSite, _ answers: [String: ExternalAnswer]) -> [Diagnostic] {
    let findings =
      LinkRules(site).findings() + ImageRules(site, reading: files.bytes(ofCopy:)).findings()
      + PageRules(site).findings() + TagRules(site).findings() + OrphanRule(site).findings()
      + RemovedAddresses(site, after: former).findings() + ExternalLinks(site).findings(answers)
    return findings.diagnostics(site.survey.settings.check)
  }

  /// The addresses of other sites that pages lead to, each once.
  package var externalAddresses: [String] { ExternalLinks(site).addresses }

  /// How many pages were looked at.
  package var pageCount: Int { site.pages.count }
  /// How many links and images they have.
  package var linkCount: Int { site.pages.reduce(0) { $0 + $1.scan.links.count } }
}
