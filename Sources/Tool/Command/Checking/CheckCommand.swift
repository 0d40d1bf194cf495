import Caching
import Checking
import Diagnostics
import Files
import Handles
import Planning
import Publishing
import Records
import Reporting
import Sites

/// `garland check`: builds the site without publishing it, and finds broken links, missing alt text and other problems.
struct CheckCommand {
  let call: CheckCall
  let code: SiteCode

  func run() -> ExitStatus {
    if let missing = call.build.missingFolder { return .refusing(missing) }
    if let misplaced = call.build.misplacedPath { return .refusing(misplaced) }
    let start = ContinuousClock.now
    var report = BuildReport(content: call.build.content, output: call.build.output, for: .checking)
    check(addingTo: &report)
    report.time = ContinuousClock.now - start
    return BuildOutput(call.build).print(report)
  }

  private func check(addingTo report: inout BuildReport) {
    let session = BuildSession(call.build, code, usesCache: false, failures: knownFailures)
    let files = CheckedFiles(copiedFrom: session.inputs.content)
    let (site, survey) = session.siteBuild.survey(into: OutputSink(add: { files.record($0) }))
    report.record(site)
    let start = ContinuousClock.now
    let check = SiteCheck(site, survey, files)
    let responses =
      call.checksExternalLinks
      ? ExternalSites(cachingIn: call.build.cache).responses(from: check.externalAddresses) : [:]
    report.diagnostics = check.diagnostics(comparedWith: published, responses: responses)
    report.sources = check.sources
    report.checked = CheckedCounts(pages: check.pageCount, links: check.linkCount, external: responses.count)
    report.phases.append(("checking", ContinuousClock.now - start))
    report.openedFiles = session.inputs.folders.reduce(0) { $0 + $1.openCount }
    report.finalize(with: session.inputs.folders, isStrict: call.build.isStrict)
  }

  /// The pictures that earlier builds could not make, from the cache.
  private var knownFailures: [ContentHash: String] {
    call.build.cache.flatMap { try? Folder($0) }.map { PictureStore(in: $0).failures } ?? [:]
  }

  /// The pages that were published last, from the output folder, else from the cache.
  private var published: PublishedPages {
    var published = PublishedPages(paths: Publisher.publishedPaths(in: call.build.output) ?? [])
    guard let path = call.build.cache, let cached = try? Cache.load(from: path), case .found(let build) = cached,
      build.record.origin == [call.build.content, call.build.templates]
    else { return published }
    if published.paths.isEmpty { published.paths = build.record.output.files.map(\.path) }
    if let pages = build.pages() { published.articles = pages.articlesByPath }
    return published
  }
}
