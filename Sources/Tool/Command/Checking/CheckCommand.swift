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
    let session = BuildSession(call.build, code, cache: .reads)
    let previous = session.previous().build
    // Without a build of this site, the folder may be something else than a cache.
    let scans = previous.flatMap { _ in
      CacheFile<RecordedScans>("scans", in: call.build.cache, session.inputs.program.hash)
    }
    let files = CheckedFiles(copiedFrom: session.inputs.content, after: scans?.read() ?? RecordedScans())
    let (site, survey) = session.siteBuild.survey(since: previous?.1, into: sink(of: files, after: previous?.0))
    report.record(site)
    let start = ContinuousClock.now
    let check = SiteCheck(site, survey, files)
    let responses =
      call.checksExternalLinks
      ? ExternalSites(cachingIn: call.build.cache).responses(from: check.externalAddresses) : [:]
    report.diagnostics = check.diagnostics(comparedWith: published(previous), responses: responses)
    report.sources = check.sources
    report.checked = CheckedCounts(pages: check.pageCount, links: check.linkCount, external: responses.count)
    report.phases.append(("checking", ContinuousClock.now - start))
    report.openedFiles = session.inputs.folders.reduce(0) { $0 + $1.openCount }
    report.finalize(with: session.inputs.folders, isStrict: call.build.isStrict)
    if let scans, let new = files.newScans { scans.save(new) }
    releaseInBackground((site, survey, files, previous))
  }

  /// The destination of the files: nothing is published, and pages that are unchanged since the last build are not rendered.
  private func sink(of files: CheckedFiles, after previous: PreviousOutput?) -> OutputSink {
    OutputSink(
      reuse: { paths in
        parallelMap(paths.count, jobs: call.build.jobs) { index in
          guard let previous, let blob = previous.blob(of: paths[index]) else { return false }
          return files.record(unchanged: paths[index], blob.count, blob.checksum) { previous.bytes(of: paths[index]) }
        }
      }, load: { previous?.bytes(of: $0) }, add: { files.record($0) })
  }

  /// The pages that were published last, from the output folder, else from the cache.
  private func published(_ previous: (output: PreviousOutput, pages: PreviousBuild)?) -> PublishedPages {
    var published = PublishedPages(paths: Publisher.publishedPaths(in: call.build.output) ?? [])
    guard let build = previous?.output.build ?? lastBuild else { return published }
    if published.paths.isEmpty { published.paths = build.record.output.files.map(\.path) }
    if let pages = previous?.pages ?? build.pages() { published.articles = pages.articlesByPath }
    return published
  }

  /// The last build of this site, also if another version of the program made it.
  private var lastBuild: CachedBuild? {
    guard let path = call.build.cache, let cache = try? Cache(reading: path), case .found(let build) = cache.load(),
      build.record.origin == [call.build.content, call.build.templates]
    else { return nil }
    return build
  }
}
