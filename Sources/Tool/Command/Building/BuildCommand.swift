import Caching
import Dates
import Diagnostics
import Files
import Publishing
import Reporting
import Sites

/// `garland build`: the site of a folder of content, published as a whole or not at all.
struct BuildCommand {
  let call: BuildCall
  let code: SiteCode
  private let start = ContinuousClock.now
  private let output: BuildOutput

  init(call: BuildCall, code: SiteCode) {
    self.call = call
    self.code = code
    output = BuildOutput(call)
  }

  func run() -> ExitStatus {
    if let missing = call.missingFolder { return .refusing(missing) }
    if let misplaced = call.misplacedPath { return .refusing(misplaced) }
    var report = BuildReport(content: call.content, output: call.output)
    do throws(PublishingProblem) {
      try build(noting: &report)
    } catch {
      report.refusal = error
    }
    report.time = ContinuousClock.now - start
    return output.say(report)
  }

  private func build(noting report: inout BuildReport) throws(PublishingProblem) {
    let options = call.options
    let memory = BuildMemory(call)
    let inputs = BuildInputs(call, now: options.now.secondsSince1970)
    let last = memory.last(for: inputs)
    report.phases.append(("looking", ContinuousClock.now - start))
    switch last {
    case .same(let last):
      guard try !again(last, inputs, options, memory, noting: &report) else { return }
      try build(inputs, options, memory, after: nil, noting: &report)
    case .earlier(let before): try build(inputs, options, memory, after: before, noting: &report)
    case .nothing: try build(inputs, options, memory, after: nil, noting: &report)
    }
  }

  private func build(
    _ inputs: BuildInputs, _ options: SiteOptions, _ memory: BuildMemory, after before: EarlierBuild?,
    noting report: inout BuildReport
  ) throws(PublishingProblem) {
    var options = options
    let line = Streams.isInteractive && !call.isQuiet ? ProgressLine(since: start) : nil
    if let line { options.watcher = { line.show($0) } }
    options.scratch = BuildScratch(beside: call.output, for: inputs.articleBytes)
    let staging = SiteStaging(into: call.output, copiesFrom: inputs.content, memory, after: before, jobs: options.jobs)
    // A first build takes long enough to know before whether it is in vain.
    if before == nil { try staging.claim() }
    let site = SiteBuild(content: inputs.content, templates: inputs.templates, options: options, code: code)
      .run(since: before?.memory, keeping: { staging.keep($0) }, handing: { staging.take($0) })
    line?.clear()
    try staging.claim()
    report.record(site)
    // What went wrong with the files is told by whoever publishes them.
    if call.isVerified, let files = try? staging.files { verify(files, inputs, options, noting: &report) }
    guard settle(&report, inputs) else { return }
    let built = ContinuousClock.now
    let draft = memory.draft(of: site, inputs)
    let publication = try staging.publish { store, outputs, publication in
      if let draft { memory.keep(draft, outputs, publication, after: before, in: store) }
    }
    report.record(publication, sinceLastBuild: staging.difference)
    report.phases.append(("publishing", ContinuousClock.now - built))
    letGo((site, before, draft))
  }

  /// Takes what the last build said, and sees to it that its site is there; false where that cannot be had any more.
  private func again(
    _ last: LastBuild, _ inputs: BuildInputs, _ options: SiteOptions, _ memory: BuildMemory,
    noting report: inout BuildReport
  ) throws(PublishingProblem) -> Bool {
    // Whoever has the site verified does not believe stamps.
    let stands = !call.isVerified && last.site.standing.isWhole
    let publisher = stands ? nil : try Publisher(into: call.output)
    var handed: [BuildRecord.Output]?
    if let publisher {
      handed = try last.hand(to: publisher, copiesFrom: inputs.content, jobs: options.jobs)
      guard handed != nil else {
        memory.distrust("it does not hold what it should")
        return false
      }
    }
    guard last.note(in: &report, reading: inputs.content, inputs.templates, whole: output.tellsPages) else {
      memory.distrust("its notes are damaged")
      return false
    }
    if call.isVerified, let publisher { verify(publisher.files, inputs, options, noting: &report) }
    guard settle(&report, inputs) else { return true }
    let publication = try publisher?.finish() ?? last.publication
    report.record(publication, sinceLastBuild: last.publication)
    let left = handed.map { LeftSite(of: $0, besides: publication.foreign, in: call.output) }
    if left != nil || last.isRefreshed { memory.keep(last.record, left) }
    return true
  }

  /// Holds the site against one that is built from nothing.
  private func verify(
    _ files: StagedFiles, _ inputs: BuildInputs, _ options: SiteOptions, noting report: inout BuildReport
  ) {
    let start = ContinuousClock.now
    // What the build took for known by the stamps of files is to be found out.
    let afresh = BuildInputs(call, now: inputs.now)
    let build = SiteBuild(content: afresh.content, templates: afresh.templates, options: options, code: code)
    Verification(of: files, reading: afresh, after: inputs).run(build, noting: &report)
    report.phases.append(("verifying", ContinuousClock.now - start))
  }

  /// Takes all that is wrong or doubtful together; whether the site may be published.
  private func settle(_ report: inout BuildReport, _ inputs: BuildInputs) -> Bool {
    report.diagnostics = report.diagnostics
      .told(with: inputs.folders, in: &report.sources, isStrict: call.isStrict)
    return !report.diagnostics.hasErrors
  }
}
