import Caching
import Dates
import Diagnostics
import Files
import Publishing
import Sites

/// `garland build`: the site of a folder of content, published as a whole or not at all.
struct BuildCommand {
  let call: BuildCall
  let code: SiteCode
  private let start = ContinuousClock.now

  init(call: BuildCall, code: SiteCode) {
    self.call = call
    self.code = code
  }

  func run() -> ExitStatus {
    if let missing = call.missingFolder {
      Streams.error("garland: \(missing)\n")
      return .wrongCall
    }
    if let folder = call.folderAroundOutput {
      Streams.error(
        "garland: the output folder `\(call.output)` lies in `\(folder)`, so the site would become a part of itself; "
          + "choose one beside it, such as `_site`\n")
      return .wrongCall
    }
    var report = BuildReport(content: call.content)
    var status = ExitStatus.contentHasErrors
    do throws(PublishingProblem) {
      status = try build(noting: &report)
    } catch {
      Streams.error("garland: \(error.message)\nnothing was published in `\(call.output)`\n")
    }
    guard let path = call.report else { return status }
    report.phases.append(("total", ContinuousClock.now - start))
    return report.write(to: path) == .done ? status : .contentHasErrors
  }

  private func build(noting report: inout BuildReport) throws(PublishingProblem) -> ExitStatus {
    let options = call.options
    let inputs = BuildInputs(call, now: options.now.secondsSince1970)
    let memory = BuildMemory(call)
    let last = memory.last(for: inputs)
    report.phases.append(("looking", ContinuousClock.now - start))
    switch last {
    case .same(let last):
      if let status = try again(last, inputs, memory, noting: &report) { return status }
      return try build(inputs, options, memory, after: nil, noting: &report)
    case .earlier(let before): return try build(inputs, options, memory, after: before, noting: &report)
    case .nothing: return try build(inputs, options, memory, after: nil, noting: &report)
    }
  }

  private func build(
    _ inputs: BuildInputs, _ options: SiteOptions, _ memory: BuildMemory, after before: EarlierBuild?,
    noting report: inout BuildReport
  ) throws(PublishingProblem) -> ExitStatus {
    var options = options
    let line = Streams.isErrorTerminal && !call.isQuiet ? ProgressLine(since: start) : nil
    if let line { options.watcher = { line.show($0) } }
    let staging = try SiteStaging(into: call.output, copiesFrom: inputs.content, memory, after: before)
    let site = SiteBuild(content: inputs.content, templates: inputs.templates, options: options, code: code)
      .run(since: before?.memory, keeping: { staging.keep($0) }, handing: { staging.take($0) })
    line?.clear()
    report.note(site)
    guard print(&report, inputs) == .done else { return .contentHasErrors }
    let built = ContinuousClock.now
    let publication = try staging.publish { store, outputs, publication in
      memory.keep(site, inputs, outputs, publication.foreign, in: store)
    }
    report.publication = publication
    report.phases.append(("publishing", ContinuousClock.now - built))
    say(publication.foreign)
    return say(pages: site.pages.count, rendered: site.renderedCount, nextChange: site.nextChange)
  }

  /// Says what the last build said, and sees to it that its site is there; nothing where that cannot be had any more.
  private func again(
    _ last: LastBuild, _ inputs: BuildInputs, _ memory: BuildMemory, noting report: inout BuildReport
  ) throws(PublishingProblem) -> ExitStatus? {
    let stands = last.stands(in: call.output)
    let publisher = stands ? nil : try Publisher(into: call.output)
    if let publisher, try !last.hand(to: publisher, in: call.output, copiesFrom: inputs.content) {
      memory.distrust("it does not hold what it should")
      return nil
    }
    last.note(in: &report, reading: inputs.content, inputs.templates, whole: call.report != nil)
    guard print(&report, inputs) == .done else { return .contentHasErrors }
    let publication = try publisher?.finish() ?? last.publication
    report.publication = publication
    say(publication.foreign)
    if !stands || last.isRefreshed { memory.keep(last.record, publishedIn: call.output, publication.foreign) }
    return say(pages: last.record.pageCount, rendered: 0, nextChange: last.nextChange)
  }

  /// Prints what is wrong or doubtful, with what is so about the folders themselves.
  private func print(_ report: inout BuildReport, _ inputs: BuildInputs) -> ExitStatus {
    let leftOut =
      inputs.content.leftOutWarnings(in: &report.sources) + inputs.templates.leftOutWarnings(in: &report.sources)
    report.diagnostics = DiagnosticList(leftOut + report.diagnostics)
    let status = Report(sources: report.sources, isStrict: call.isStrict).print(Array(report.diagnostics))
    if status != .done { Streams.error("nothing was published\n") }
    return status
  }

  private func say(_ foreign: [String]) {
    guard !call.isQuiet else { return }
    for path in foreign {
      Streams.error("`\(call.output)/\(path)` was not published from here; it is left as it is\n")
    }
  }

  /// The last line: what happened; that it cannot be said is an error, as it is for whatever else is printed.
  private func say(pages: Int, rendered: Int, nextChange: Instant?) -> ExitStatus {
    guard !call.isQuiet else { return .done }
    let next = nextChange.map { "the site changes by itself at \($0)\n" } ?? ""
    let time = (ContinuousClock.now - start).milliseconds
    let counts = "\(rendered.grouped) rendered, \((pages - rendered).grouped) unchanged"
    let line = "\(next)\(pages.grouped) pages: \(counts), in \(time.grouped) ms\n"
    return Streams.output(Array(line.utf8)) ? .done : .contentHasErrors
  }
}
