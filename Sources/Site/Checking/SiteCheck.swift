package import Diagnostics
import Planning
package import Sites

/// Finds missing alt text and other problems that do not stop a build, and reports the faults that the build found.
///
/// ```swift
/// let files = CheckedFiles(copiedFrom: content)
/// let (site, survey) = build.survey(since: nil, into: OutputSink(add: { files.record($0) }))
/// let check = SiteCheck(site, survey, files)
/// check.diagnostics(comparedWith: PublishedPages(paths: published))
/// ```
///
/// To add a rule, add its name to `CheckRule`, which also defines its default level. Then report a `CheckProblem` with
/// that rule from one of the files in `Rules`. `CheckRule` is in `Planning`, because every build validates `site.yml`.
package struct SiteCheck {
  private let site: CheckedSite
  private let files: CheckedFiles
  private let buildDiagnostics: DiagnosticList
  private let staleBlocks: [Diagnostic]

  /// Creates a check of a built site.
  package init(_ site: BuiltSite, _ survey: SiteSurvey, _ files: CheckedFiles) {
    self.files = files
    buildDiagnostics = site.diagnostics
    // The rule is off until the site sets its level.
    staleBlocks = site.levels[CheckRule.staleBlock.code].flatMap { _ in site.oldTranslations?.diagnostics } ?? []
    self.site = CheckedSite(site, survey, files.all, in: files.content)
  }

  /// The sources that diagnostics refer to: the sources of the build, and copied pages.
  package var sources: SourceMap { site.sources }

  /// Returns the diagnostics of the build and of all rules, before the site's levels apply; faults are errors.
  ///
  /// `published` has the pages of the last publication. `responses` has the responses of other sites, by address.
  package func diagnostics(
    comparedWith published: PublishedPages, responses: [String: ExternalResponse] = [:]
  ) -> DiagnosticList {
    let ofBuild = buildDiagnostics.map { diagnostic in
      guard CheckRule.codesOfFaults.contains(diagnostic.code) else { return diagnostic }
      var fault = diagnostic
      fault.severity = .error
      return fault
    }
    return DiagnosticList(ofBuild + findings(published, responses).diagnostics + staleBlocks)
  }

  private func findings(_ published: PublishedPages, _ responses: [String: ExternalResponse]) -> [CheckFinding] {
    let orphans = OrphanRule(site)
    return ImageRules(site, reading: files.bytes(ofCopy:)).findings()
      + PictureFileRules(site, in: files.content).findings()
      + FrameRule(site).findings() + PageRules(site).findings() + SyntaxRule(site).findings()
      + TagRules(site).findings()
      + orphans.findings() + orphans.unusedFiles() + orphans.unusedVariables() + TranslationRule(site).findings()
      + RemovedAddresses(site, since: published).findings() + ExternalLinks(site).findings(responses)
  }

  /// The addresses of other sites that pages link to, without duplicates.
  package var externalAddresses: [String] { ExternalLinks(site).addresses }

  /// The number of checked pages.
  package var pageCount: Int { site.pages.count }
  /// The number of links and images on these pages.
  package var linkCount: Int { site.pages.reduce(0) { $0 + $1.links.count } }
}
