import Caching
import Dates
import Diagnostics
import Files
import Handles
import Planning
import Publishing
import Records
import Reporting
import Sites

/// `garland build`: builds the site and publishes it as a whole, or not at all.
struct BuildCommand {
  let call: BuildCall
  let code: SiteCode

  func run() -> ExitStatus {
    if let missing = call.missingFolder { return .refusing(missing) }
    if let misplaced = call.misplacedPath { return .refusing(misplaced) }
    let start = ContinuousClock.now
    let session = BuildSession(call, code)
    // Check how much of the previous build can be reused.
    let previous = session.previous()
    var report = BuildReport(content: call.content, output: call.output)
    report.isVerbose = call.isVerbose
    report.phases.append(("looking", ContinuousClock.now - start))
    // Build the site and publish it, or publish the previous output again.
    switch previous {
    case .none: report = build(session, after: nil, nil, report, since: start)
    case .changed(let before, let pages): report = build(session, after: before, pages, report, since: start)
    case .same(let same):
      report = republish(same, session, report) ?? build(session, after: nil, nil, report, since: start)
    }
    report.openedFiles = session.inputs.folders.reduce(0) { $0 + $1.openCount }
    report.time = ContinuousClock.now - start
    return BuildOutput(call).print(report)
  }

  /// Builds and publishes the site, and returns the completed report.
  private func build(
    _ session: BuildSession, after before: PreviousOutput?, _ pages: PreviousBuild?, _ begun: BuildReport,
    since start: ContinuousClock.Instant
  ) -> BuildReport {
    var report = begun
    let line = Streams.isInteractive && !call.isQuiet ? ProgressLine(since: start) : nil
    do throws(PublishingProblem) {
      let (site, staging) = try session.build(after: before, pages, publishes: true, line)
      report.record(site)
      // The publisher reports problems with files later.
      if call.isVerified, let files = try? staging.files { verify(files, session, addingTo: &report) }
      report.finalize(with: session.inputs.folders, isStrict: call.isStrict)
      if report.diagnostics.hasErrors { return report }
      let published = ContinuousClock.now
      let record = session.beginRecord(of: site)
      let publication = try staging.publish()
      let outputs = staging.outputs
      let renderedPages = site.pages.filter(\.isRendered).map(\.address)
      let problems = site.hooks?.run(output: call.output, renderedPages: renderedPages) ?? []
      report.diagnostics.append(
        contentsOf: DiagnosticList(problems).finalized(
          in: report.sources, at: report.levels, isStrict: call.isStrict))
      // What failed only on this machine, at this time, is not stored. Without a record, the next build tries again.
      let failed = session.pictures.failures
      let stored = failed.isEmpty ? [:] : session.cache?.pictures.failures ?? [:]
      if let record, !report.diagnostics.hasErrors, failed.keys.allSatisfy({ stored[$0] != nil }) {
        session.save(site, record, staging, publication)
      }
      session.cache?.pictures.removeUnused()
      report.record(publication, sinceLastBuild: staging.difference(of: outputs))
      report.phases.append(("publishing", ContinuousClock.now - published))
      releaseInBackground((site, before, pages))
    } catch {
      report.refusal = error
    }
    return report
  }

  /// Publishes the output of the previous build again.
  ///
  /// Returns `nil` if the cache lacks a part of the output.
  private func republish(_ same: SameBuild, _ session: BuildSession, _ begun: BuildReport) -> BuildReport? {
    var report = begun
    let (inputs, cache) = (session.inputs, session.cache)
    do throws(PublishingProblem) {
      // With `--verify`, stamps are not trusted.
      let isUnchanged = !call.isVerified && same.output.check.isComplete && Publisher.isAtRest(call.output)
      let publisher = isUnchanged ? nil : try Publisher(ofSiteIn: call.output)
      session.reportRecovery(publisher?.recovery)
      var files: [OutputSnapshot.File]?
      if let publisher {
        files = try same.republish(in: publisher, copyingFrom: inputs.content, jobs: call.jobs)
        guard files != nil else {
          cache?.reportIgnored("a part of it is missing or damaged")
          return nil
        }
      }
      guard report.restore(same, inputs, code, withPages: BuildOutput(call).listsPages) else {
        cache?.reportIgnored("its record is damaged")
        return nil
      }
      if call.isVerified, let publisher { verify(publisher.files, session, addingTo: &report) }
      report.finalize(with: inputs.folders, isStrict: call.isStrict)
      if report.diagnostics.hasErrors { return report }
      let publication = try publisher?.finish() ?? same.publication
      report.record(publication, sinceLastBuild: same.publication)
      var build = same.build
      if let files { build.record.output = OutputSnapshot(of: files, foreign: publication.foreign, in: call.output) }
      if files != nil || same.isRefreshed { cache?.save(build) }
    } catch {
      report.refusal = error
    }
    return report
  }

  /// Compares the site with a second build that uses no cache.
  private func verify(_ files: StagedFiles, _ session: BuildSession, addingTo report: inout BuildReport) {
    let start = ContinuousClock.now
    let fresh = session.fresh()
    Verification(of: files, reading: fresh.inputs, after: session.inputs, fresh.pictures)
      .run(fresh.siteBuild, addingTo: &report)
    report.phases.append(("verifying", ContinuousClock.now - start))
  }
}

extension BuildReport {
  /// Adds warnings about ignored files, applies the site's levels, and sorts all diagnostics.
  mutating func finalize(with folders: [DiskFolder], isStrict: Bool) {
    let skippedFiles = folders.flatMap { $0.problems(in: &sources) }
    diagnostics = DiagnosticList(skippedFiles + diagnostics).finalized(in: sources, at: levels, isStrict: isStrict)
  }

  /// Reports that nothing changed.
  ///
  /// Returns whether the list of pages could be read; always `true` without `withPages`.
  mutating func restore(_ same: SameBuild, _ inputs: BuildInputs, _ code: SiteCode, withPages: Bool) -> Bool {
    let record = same.record
    (diagnostics, sources) = same.diagnostics(reading: inputs.content, inputs.templates, code: code.files)
    (pageCount, levels) = (record.pageCount, record.levels)
    nextChange = record.nextChange.map { Instant(secondsSince1970: $0) }
    leftOut = record.leftOut
    guard withPages else { return true }
    guard let previous = same.build.pages() else { return false }
    pages = previous.builtPages
    return true
  }
}
