import Caching
import Checking
import Diagnostics
import Files
import Publishing
import Reporting
import Sites

/// `garland check`: builds the site, publishes nothing, and tells what a build does not refuse and a reader would mind.
struct CheckCommand {
  let call: CheckCall
  let code: SiteCode

  func run() -> ExitStatus {
    if let missing = call.build.missingFolder { return .refusing(missing) }
    if let misplaced = call.build.misplacedPath { return .refusing(misplaced) }
    let start = ContinuousClock.now
    var report = BuildReport(content: call.build.content, output: call.build.output, for: .checking)
    check(noting: &report)
    report.time = ContinuousClock.now - start
    return BuildOutput(call.build).say(report)
  }

  private func check(noting report: inout BuildReport) {
    let (content, templates) = (DiskFolder(call.build.content), DiskFolder(call.build.templates))
    let build = SiteBuild(content: content, templates: templates, options: call.build.options, code: code)
    let files = CheckedFiles(copiedFrom: content)
    let (site, survey) = build.survey { files.take($0) }
    report.record(site)
    // Where there are errors, there are not all of the pages.
    if !report.diagnostics.hasErrors {
      let start = ContinuousClock.now
      let check = SiteCheck(site, survey, files)
      let answers =
        call.asksOthers ? ExternalSites(rememberingIn: call.build.cache).answers(check.externalAddresses) : [:]
      (report.diagnostics, report.sources) = (check.diagnostics(after: former, answers: answers), check.sources)
      report.checked = CheckedCounts(pages: check.pageCount, links: check.linkCount, external: answers.count)
      report.phases.append(("checking", ContinuousClock.now - start))
    }
    report.diagnostics = report.diagnostics
      .told(with: [content, templates], in: &report.sources, isStrict: call.build.isStrict)
  }

  /// The site as it was published last: as its folder says, else as the last build left it in the cache.
  private var former: FormerSite {
    var former = FormerSite(paths: Publisher.publishedPaths(in: call.build.output) ?? [])
    guard let path = call.build.cache, Files.isFolder(path), let cache = try? Cache(path),
      case .found(let record) = cache.load(), record.origin == [call.build.content, call.build.templates]
    else { return former }
    if former.paths.isEmpty { former.paths = record.outputs.map(\.path) }
    if let memory: SiteMemory = cache.notes(of: record) { former.articles = memory.articlesByPath }
    return former
  }
}
