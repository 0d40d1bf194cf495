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
    let options = call.options
    let inputs = BuildInputs(call, now: options.now.secondsSince1970)
    let memory = BuildMemory(call)
    do throws(PublishingProblem) {
      if let last = memory.last(for: inputs), let status = try again(last, inputs, memory) { return status }
      return try build(inputs, options, memory)
    } catch {
      Streams.error("garland: \(error.message)\nnothing was published in `\(call.output)`\n")
      return .contentHasErrors
    }
  }

  private func build(
    _ inputs: BuildInputs, _ options: SiteOptions, _ memory: BuildMemory
  ) throws(PublishingProblem) -> ExitStatus {
    var options = options
    let line = Streams.isErrorTerminal && !call.isQuiet ? ProgressLine(since: start) : nil
    if let line { options.watcher = { line.show($0) } }
    let staging = try SiteStaging(into: call.output, copiesFrom: inputs.content, memory)
    let site = SiteBuild(content: inputs.content, templates: inputs.templates, options: options, code: code)
      .run { staging.take($0) }
    line?.clear()
    guard report(Array(site.diagnostics), site.sources, inputs) == .done else { return .contentHasErrors }
    let publication = try staging.publish { store, outputs, publication in
      memory.keep(site, inputs, outputs, publication.foreign, in: store)
    }
    say(publication.foreign)
    return say(pages: site.pageCount, rendered: site.pageCount, nextChange: site.nextChange)
  }

  /// Says what the last build said, and sees to it that its site is there; nothing where that cannot be had any more.
  private func again(
    _ last: LastBuild, _ inputs: BuildInputs, _ memory: BuildMemory
  ) throws(PublishingProblem) -> ExitStatus? {
    let stands = last.stands(in: call.output)
    let publisher = stands ? nil : try Publisher(into: call.output)
    if let publisher, try !last.hand(to: publisher, in: call.output, copiesFrom: inputs.content) {
      memory.distrust("it does not hold what it should")
      return nil
    }
    let (diagnostics, sources) = last.diagnostics(reading: inputs.content, inputs.templates)
    guard report(Array(diagnostics), sources, inputs) == .done else { return .contentHasErrors }
    let foreign = try publisher?.finish().foreign ?? last.record.foreign
    say(foreign)
    if !stands || last.isRefreshed { memory.keep(last.record, publishedIn: call.output, foreign) }
    return say(pages: last.record.pageCount, rendered: 0, nextChange: last.nextChange)
  }

  private func report(_ diagnostics: [Diagnostic], _ sources: SourceMap, _ inputs: BuildInputs) -> ExitStatus {
    var sources = sources
    let leftOut = inputs.content.leftOutWarnings(in: &sources) + inputs.templates.leftOutWarnings(in: &sources)
    let status = Report(sources: sources, isStrict: call.isStrict).print(leftOut + diagnostics)
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
    let time = Int(((ContinuousClock.now - start) / Duration.milliseconds(1)).rounded(.up))
    let counts = "\(rendered.grouped) rendered, \((pages - rendered).grouped) unchanged"
    let line = "\(next)\(pages.grouped) pages: \(counts), in \(time.grouped) ms\n"
    return Streams.output(Array(line.utf8)) ? .done : .contentHasErrors
  }
}
