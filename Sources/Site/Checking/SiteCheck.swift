package import Diagnostics
package import Sites

/// Finds broken links, missing alt text and other problems that do not stop a build.
///
/// ```swift
/// let files = CheckedFiles(copiedFrom: content)
/// let (site, survey) = build.survey(into: OutputSink(add: { files.record($0) }))
/// let check = SiteCheck(site, survey, files)
/// check.diagnostics(comparedWith: PublishedPages(paths: published))
/// ```
///
/// To add a rule, add its name to `CheckRule`, which also defines its default level. Then report a `CheckProblem` with
/// that rule from one of the files in `Rules`. The names are in `Sites`, because every build validates `site.yml`.
package struct SiteCheck {
  private let site: CheckedSite
  private let files: CheckedFiles
  private let buildDiagnostics: DiagnosticList

  /// Creates a check of a site that was built without an error.
  package init(_ site: BuiltSite, _ survey: SiteSurvey, _ files: CheckedFiles) {
    self.files = files
    buildDiagnostics = site.diagnostics
    self.site = CheckedSite(site, survey, files.all, in: files.content)
  }

  /// The sources that diagnostics refer to: the sources of the build, and copied pages.
  package var sources: SourceMap { site.sources }

  /// Returns the diagnostics of the build and of all rules, before the site's levels apply.
  ///
  /// `published` has the pages of the last publication. `responses` has the responses of other sites, by address.
  package func diagnostics(
    comparedWith published: PublishedPages, responses: [String: ExternalResponse] = [:]
  ) -> DiagnosticList {
    let articles = Set(site.survey.articles.map(\.source))
    let others = buildDiagnostics.filter { diagnostic in
      !Self.codesOfRules.contains(diagnostic.code)
        || !(diagnostic.location.map { articles.contains($0.source) } ?? false)
    }
    let found = findings(published, responses).diagnostics.map { withSuggestionOfBuild($0) }
    return DiagnosticList(others + found)
  }

  /// Returns a diagnostic of a rule with the "did you mean" that the build found for the same link.
  private func withSuggestionOfBuild(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.suggestion == nil, let place = diagnostic.location else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.suggestion =
      buildDiagnostics.first { $0.location == place && Self.codesOfRules.contains($0.code) && $0.suggestion != nil }?
      .suggestion
    return diagnostic
  }

  /// The codes of build diagnostics about articles; the rules find the same problems and report them instead.
  private static let codesOfRules: Set<DiagnosticCode> = [
    "links.missing-article", "links.missing-file", "links.missing-part", "article.repeated-id",
  ]

  private func findings(_ published: PublishedPages, _ responses: [String: ExternalResponse]) -> [CheckFinding] {
    LinkRules(site).findings() + ImageRules(site, reading: files.bytes(ofCopy:)).findings()
      + PictureFileRules(site, in: files.content).findings()
      + FrameRule(site).findings() + PageRules(site).findings() + SyntaxRule(site).findings()
      + TagRules(site).findings()
      + OrphanRule(site).findings() + OrphanRule(site).unusedFiles() + TranslationRule(site).findings()
      + RemovedAddresses(site, since: published).findings() + ExternalLinks(site).findings(responses)
  }

  /// The addresses of other sites that pages link to, without duplicates.
  package var externalAddresses: [String] { ExternalLinks(site).addresses }

  /// The number of checked pages.
  package var pageCount: Int { site.pages.count }
  /// The number of links and images on these pages.
  package var linkCount: Int { site.pages.reduce(0) { $0 + $1.scan.links.count } }
}
