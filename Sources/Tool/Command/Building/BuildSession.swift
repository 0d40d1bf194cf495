import Caching
import Cards
import Dates
import Diagnostics
import Files
import Handles
import Planning
import Publishing
import Records
import Reporting
import Sites

/// One build of a site: its options, its inputs, and what the cache has of the previous build.
///
/// `build` publishes the site, `serve` shows it, `check` judges it, and `--verify` builds it a second time.
struct BuildSession {
  let call: BuildCall
  let code: SiteCode
  let cache: BuildCache?
  let inputs: BuildInputs
  let pictures: PictureMaking
  private(set) var options: SiteOptions

  /// What a session does with the cache.
  enum CacheUse {
    /// Continues the last build, and saves its own record.
    case saves(RecordFile.Kind)
    /// Continues the last build, and leaves its record and its pages as they are.
    case reads
    /// Knows only the pictures that cannot be made.
    case none([ContentHash: String])
  }

  /// Opens the cache, and lists the files; the cache is read meanwhile.
  init(_ call: BuildCall, _ code: SiteCode, cache use: CacheUse = .saves(.build), deadline: Deadline = Deadline()) {
    let report: @Sendable (String) -> Void = { Console.error("garland: \($0)\n") }
    var failures: [ContentHash: String] = [:]
    switch use {
    case .saves(let kind):
      cache = call.cache.flatMap { BuildCache.open($0, output: call.output, for: kind, report: report) }
    case .reads: cache = call.cache.flatMap { BuildCache.read($0, output: call.output, report: report) }
    case .none(let known): (cache, failures) = (nil, known)
    }
    var (options, conditions) = (call.options, call.conditions)
    conditions.code = code.registrations
    conditions.fonts = [CardFont.engineVersion]
    inputs = BuildInputs(conditions, now: options.now.secondsSince1970)
    let making = PictureMaking(from: inputs.content, keepingIn: cache?.pictures, jobs: call.jobs)
    options.readingGuard = deadline.readingGuard
    options.history = inputs.history
    let isCheck = if case .reads = use { true } else { false }
    options.findOldBlocks(
      in: inputs.content, forCheck: isCheck,
      keepingIn: cache == nil ? nil : CacheFile("old-blocks", in: call.cache, inputs.program.hash))
    (options.sources, options.sourceProblems) = (inputs.sources, inputs.sources.problems)
    options.avifEncoder = inputs.conditions.avifEncoder
    options.pictureFailures = cache?.pictures.failures ?? failures
    options.makePicture = { making.bytes(of: $0) }
    options.cards = making.cards
    (self.call, self.code, self.options, pictures) = (call, code, options, making)
  }

  /// What this build can reuse of the previous one.
  func previous() -> BuildCache.Previous {
    cache?.previous(for: inputs, runsCode: code.runsInEveryBuild, jobs: call.jobs) ?? .none
  }

  /// The build without a cache.
  var siteBuild: SiteBuild {
    SiteBuild(content: inputs.content, templates: inputs.templates, options: options, code: code)
  }

  /// Builds the site, and makes its pictures if it is published.
  ///
  /// If a picture cannot be made, the site is built again: its pages show the file as it is.
  func build(
    after before: PreviousOutput?, _ pages: PreviousBuild?, publishes: Bool, _ line: ProgressLine? = nil
  ) throws(PublishingProblem) -> (site: BuiltSite, staging: SiteStaging) {
    var session = self
    if let line { session.options.watcher = { line.show($0) } }
    // A file beside a site that is only shown would count as a change of it.
    let place = publishes ? call.output : call.cache.map { $0 + "/scratch" }
    session.options.scratch = place.flatMap { BuildScratch(beside: $0, for: inputs.articleBytes) }
    while true {
      let staging = SiteStaging(
        into: publishes ? call.output : nil, copiesFrom: inputs.content, cache?.openBlobs(after: before),
        after: before, jobs: call.jobs)
      // A first build takes long, so check first whether the site can be published.
      if before == nil { try staging.prepare() }
      let site = session.siteBuild.run(since: pages, into: staging.sink)
      reportRecovery(try staging.prepare())
      let failures =
        site.hasErrors || !publishes ? [:] : staging.addPictures(pictures, session.options.watcher)
      line?.clear()
      if failures.isEmpty { return (site, staging) }
      staging.discard()
      session.options.pictureFailures.merge(pictures.failures) { known, _ in known }
    }
  }

  /// Prints that this build finished the publication of an earlier one.
  ///
  /// This is printed at once, because it is true whatever becomes of this build.
  func reportRecovery(_ recovery: Recovery?) {
    if let recovery { Console.error("garland: \(recovery.message(in: call.output))\n") }
  }

  /// Begins to write what the pages of a site read, before the site is published; `nil` if nothing can be saved.
  func beginRecord(of site: BuiltSite) -> Deferred<RecordFile?>? {
    guard let cache, let record = site.record else { return nil }
    // The record contains what hooks read, so it waits for them.
    return site.hooks == nil ? Deferred { cache.write(record.value) } : .lazily { cache.write(record.value) }
  }

  /// Saves the record of a build, unless one of its inputs changed during the build.
  ///
  /// A site that is only shown has no `publication`; its rendered bytes are kept in any case, because readers see them.
  func save(_ site: BuiltSite, _ file: Deferred<RecordFile?>, _ staging: SiteStaging, _ publication: Publication?) {
    guard let cache, let blobs = staging.blobs else { return }
    var output = OutputSnapshot()
    if let publication {
      output = OutputSnapshot(
        of: staging.outputs, foreign: publication.foreign, in: call.output,
        after: staging.previous.flatMap { $0.foreign == nil ? nil : $0.build.record.output }, publication)
    } else {
      output.files = staging.outputs
    }
    // Encoding the pages may read a file, so encode before the check for changed files.
    guard let file = file.value, var record = BuildRecord(of: site, inputs, output) else {
      if publication == nil { blobs.keep() }
      return
    }
    // `serve` makes a picture when a browser asks for it. While one is missing, the output cannot be reused as a whole.
    if publication == nil, !staging.isComplete { record.conditions = .absent }
    cache.save(record, in: file, blobs)
  }

  /// Returns a session that reads every file again and has no cache, because stamps and the cache may be wrong.
  func fresh() -> BuildSession {
    var call = self.call
    call.now = options.now
    return BuildSession(
      call, code, cache: .none(options.pictureFailures.merging(pictures.failures) { known, _ in known }))
  }
}

extension BuildCall {
  /// The options for building the site.
  var options: SiteOptions {
    var options = SiteOptions(now: now ?? Instant(secondsSince1970: Machine.secondsSince1970))
    (options.address, options.hidesDomains) = (address, hidesDomains)
    (options.showsDrafts, options.showsFuture, options.jobs) = (showsDrafts, showsFuture, jobs)
    options.variables = variables
    return options
  }

  /// The conditions of a build that come from the command line: all inputs except for the files.
  var conditions: BuildConditions {
    var conditions = BuildConditions(version: Project.version, content: content, templates: templates)
    (conditions.address, conditions.hidesDomains) = (address?.home, hidesDomains)
    (conditions.showsDrafts, conditions.showsFuture) = (showsDrafts, showsFuture)
    conditions.variables = variables.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
    return conditions
  }
}

extension BuildRecord {
  /// Creates the record of a built site, or returns `nil` if one of its inputs changed while it was built.
  init?(of site: BuiltSite, _ inputs: BuildInputs, _ output: OutputSnapshot) {
    guard let program = inputs.program.input, let files = inputs.recorded(copied: output.copies) else { return nil }
    self.init(
      origin: inputs.origin, conditions: inputs.conditions.hash, program: program, startedAt: inputs.startedAt,
      now: inputs.now, readsNow: site.showsNow, nextChange: site.nextChange?.secondsSince1970,
      leftOut: site.leftOut, inputs: files,
      diagnostics: site.diagnostics.map { RecordedDiagnostic($0, in: site.sources) }, pageCount: site.pages.count)
    (self.output, levels, sources) = (output, site.levels, inputs.sources.inputs)
  }
}
