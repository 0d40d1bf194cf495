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
    // 1. Open the cache, which is read while the files are listed.
    let cache = call.cache.flatMap { BuildCache.open($0, output: call.output) { Console.error("garland: \($0)\n") } }
    // 2. List the files.
    var options = call.options
    options.pictureFailures = cache?.pictures.failures ?? [:]
    var conditions = call.conditions
    conditions.code = code.registrations
    let inputs = BuildInputs(conditions, now: options.now.secondsSince1970)
    options.history = inputs.history
    options.avifEncoder = inputs.conditions.avifEncoder
    let making = PictureMaking(from: inputs.content, keepingIn: cache?.pictures, jobs: options.jobs)
    options.makePicture = { making.bytes(of: $0) }
    // 3. Check how much of the previous build can be reused.
    let previous = cache?.previous(for: inputs, runsCode: code.runsInEveryBuild, jobs: options.jobs) ?? .none
    var report = BuildReport(content: call.content, output: call.output)
    report.isVerbose = call.isVerbose
    report.phases.append(("looking", ContinuousClock.now - start))
    // 4. and 5. Build the site and publish it, or publish the previous output again.
    let build = { [options] (before: PreviousOutput?, pages: PreviousBuild?) in
      self.build(inputs, options, making, cache, after: before, pages, report, since: start)
    }
    switch previous {
    case .none: report = build(nil, nil)
    case .changed(let before, let pages): report = build(before, pages)
    case .same(let same): report = republish(same, inputs, options, cache, report) ?? build(nil, nil)
    }
    // 6. Report.
    report.openedFiles = inputs.folders.reduce(0) { $0 + $1.openCount }
    report.time = ContinuousClock.now - start
    return BuildOutput(call).print(report)
  }

  /// Builds and publishes the site, and returns the completed report.
  private func build(
    _ inputs: BuildInputs, _ options: SiteOptions, _ making: PictureMaking, _ cache: BuildCache?,
    after before: PreviousOutput?, _ pages: PreviousBuild?, _ begun: BuildReport, since start: ContinuousClock.Instant
  ) -> BuildReport {
    var (report, options) = (begun, options)
    let line = Streams.isInteractive && !call.isQuiet ? ProgressLine(since: start) : nil
    if let line { options.watcher = { line.show($0) } }
    options.scratch = BuildScratch(beside: call.output, for: inputs.articleBytes)
    let staging = SiteStaging(
      into: call.output, copiesFrom: inputs.content, cache?.openBlobs(after: before), after: before, jobs: options.jobs)
    do throws(PublishingProblem) {
      // A first build takes long, so check first whether the site can be published.
      if before == nil { try staging.prepare() }
      let site = SiteBuild(content: inputs.content, templates: inputs.templates, options: options, code: code)
        .run(
          since: pages,
          into: OutputSink(reuse: { staging.reuse($0) }, load: { before?.bytes(of: $0) }, add: { staging.add($0) }))
      reportRecovery(try staging.prepare())
      let failures = site.hasErrors ? [:] : staging.addPictures(making, options.watcher)
      line?.clear()
      guard failures.isEmpty else {
        // The pages refer to pictures that cannot be made. Now that this is known, they show the files as they are.
        staging.discard()
        options.pictureFailures.merge(making.failures) { known, _ in known }
        return build(inputs, options, making, cache, after: before, pages, begun, since: start)
      }
      report.record(site)
      // The publisher reports problems with files later.
      if call.isVerified, let files = try? staging.files { verify(files, inputs, options, addingTo: &report) }
      report.finalize(with: inputs.folders, isStrict: call.isStrict)
      if report.diagnostics.hasErrors { return report }
      let published = ContinuousClock.now
      let file = cache.flatMap { cache in
        site.record.map { record in
          // The record contains what hooks read, so it waits for them.
          site.hooks == nil ? Deferred { cache.write(record.value) } : .lazily { cache.write(record.value) }
        }
      }
      let publication = try staging.publish()
      let outputs = staging.outputs
      let renderedPages = site.pages.filter(\.isRendered).map(\.address)
      let problems = site.hooks?.run(output: call.output, renderedPages: renderedPages) ?? []
      report.diagnostics.append(
        contentsOf: DiagnosticList(problems).finalized(
          in: report.sources, at: report.levels, isStrict: call.isStrict))
      // What failed only on this machine, at this time, is not stored. Without a record, the next build tries again.
      let failed = making.failures
      let stored = failed.isEmpty ? [:] : cache?.pictures.failures ?? [:]
      if let cache, let file, !report.diagnostics.hasErrors, failed.keys.allSatisfy({ stored[$0] != nil }) {
        save(site, file, inputs, staging, outputs, publication, in: cache)
      }
      cache?.pictures.removeUnused()
      report.record(publication, sinceLastBuild: staging.difference(of: outputs))
      report.phases.append(("publishing", ContinuousClock.now - published))
      releaseInBackground((site, before, pages))
    } catch {
      report.refusal = error
    }
    return report
  }

  /// Saves the record of a build, unless one of its inputs changed during the build.
  private func save(
    _ site: BuiltSite, _ file: Deferred<RecordFile?>, _ inputs: BuildInputs, _ staging: SiteStaging,
    _ outputs: [OutputSnapshot.File], _ publication: Publication, in cache: BuildCache
  ) {
    guard let blobs = staging.blobs else { return }
    let output = OutputSnapshot(
      of: outputs, foreign: publication.foreign, in: call.output,
      after: staging.previous.flatMap { $0.foreign == nil ? nil : $0.build.record.output }, publication)
    // Encoding the pages may read a file, so encode before the check for changed files.
    guard let file = file.value, let record = BuildRecord(of: site, inputs, output) else { return }
    cache.save(record, in: file, blobs)
  }

  /// Publishes the output of the previous build again.
  ///
  /// Returns `nil` if the cache lacks a part of the output.
  private func republish(
    _ same: SameBuild, _ inputs: BuildInputs, _ options: SiteOptions, _ cache: BuildCache?, _ begun: BuildReport
  ) -> BuildReport? {
    var report = begun
    do throws(PublishingProblem) {
      // With `--verify`, stamps are not trusted.
      let isUnchanged = !call.isVerified && same.output.check.isComplete && Publisher.isAtRest(call.output)
      let publisher = isUnchanged ? nil : try Publisher(ofSiteIn: call.output)
      reportRecovery(publisher?.recovery)
      var files: [OutputSnapshot.File]?
      if let publisher {
        files = try same.republish(in: publisher, copyingFrom: inputs.content, jobs: options.jobs)
        guard files != nil else {
          cache?.reportIgnored("a part of it is missing or damaged")
          return nil
        }
      }
      guard report.restore(same, inputs, withPages: BuildOutput(call).listsPages) else {
        cache?.reportIgnored("its record is damaged")
        return nil
      }
      if call.isVerified, let publisher { verify(publisher.files, inputs, options, addingTo: &report) }
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

  /// Prints that this build finished the publication of an earlier one.
  ///
  /// This is printed at once, because it is true whatever becomes of this build.
  private func reportRecovery(_ recovery: Recovery?) {
    if let recovery { Console.error("garland: \(recovery.message(in: call.output))\n") }
  }

  /// Compares the site with a second build that uses no cache.
  private func verify(
    _ files: StagedFiles, _ inputs: BuildInputs, _ options: SiteOptions, addingTo report: inout BuildReport
  ) {
    let start = ContinuousClock.now
    // Read every file again: a stamp may be wrong.
    let fresh = BuildInputs(inputs.conditions, now: inputs.now)
    var options = options
    let making = PictureMaking(from: fresh.content, keepingIn: nil, jobs: options.jobs)
    options.makePicture = { making.bytes(of: $0) }
    let build = SiteBuild(content: fresh.content, templates: fresh.templates, options: options, code: code)
    Verification(of: files, reading: fresh, after: inputs, making).run(build, addingTo: &report)
    report.phases.append(("verifying", ContinuousClock.now - start))
  }
}

extension BuildCall {
  /// The conditions of a build that come from the command line: all inputs except for the files.
  var conditions: BuildConditions {
    var conditions = BuildConditions(version: Project.version, content: content, templates: templates)
    conditions.address = address?.home
    (conditions.showsDrafts, conditions.showsFuture) = (showsDrafts, showsFuture)
    return conditions
  }
}

extension BuildRecord {
  /// Creates the record of a published site, or returns `nil` if one of its inputs changed while it was built.
  init?(of site: BuiltSite, _ inputs: BuildInputs, _ output: OutputSnapshot) {
    guard let program = inputs.program.input, let files = inputs.recorded(copied: output.copies) else { return nil }
    self.init(
      origin: inputs.origin, conditions: inputs.conditions.hash, program: program, startedAt: inputs.startedAt,
      now: inputs.now, readsNow: site.showsNow, nextChange: site.nextChange?.secondsSince1970,
      leftOut: site.leftOut, inputs: files,
      diagnostics: site.diagnostics.map { RecordedDiagnostic($0, in: site.sources) }, pageCount: site.pages.count)
    (self.output, levels) = (output, site.levels)
  }
}

extension BuildReport {
  /// Adds warnings about ignored files, applies the site's levels, and sorts all diagnostics.
  mutating func finalize(with folders: [DiskFolder], isStrict: Bool) {
    diagnostics = diagnostics.finalized(with: folders, in: &sources, at: levels, isStrict: isStrict)
  }

  /// Reports that nothing changed.
  ///
  /// Returns whether the list of pages could be read; always `true` without `withPages`.
  fileprivate mutating func restore(_ same: SameBuild, _ inputs: BuildInputs, withPages: Bool) -> Bool {
    let record = same.record
    (diagnostics, sources) = same.diagnostics(reading: inputs.content, inputs.templates)
    (pageCount, levels) = (record.pageCount, record.levels)
    nextChange = record.nextChange.map { Instant(secondsSince1970: $0) }
    leftOut = record.leftOut
    guard withPages else { return true }
    guard let previous = same.build.pages() else { return false }
    pages = previous.builtPages
    return true
  }
}

extension DiagnosticList {
  /// Returns the sorted diagnostics at the site's levels, with warnings about ignored files.
  func finalized(
    with folders: [DiskFolder], in sources: inout SourceMap, at levels: DiagnosticLevels, isStrict: Bool
  ) -> DiagnosticList {
    let skippedFiles = folders.flatMap { $0.problems(in: &sources) }
    return DiagnosticList(skippedFiles + self).finalized(in: sources, at: levels, isStrict: isStrict)
  }
}
