import Diagnostics
import Records
import Synchronization

/// Makes a whole site of its content and its templates.
///
/// ```swift
/// let build = SiteBuild(content: content, templates: templates, options: SiteOptions(now: now))
/// let site = build.run()
/// if !site.diagnostics.hasErrors { for file in site.files { … } }
/// ```
package struct SiteBuild: Sendable {
  private let content: any SourceFolder
  private let templates: any SourceFolder
  private let options: SiteOptions
  private let code: SiteCode

  /// Prepares to build from two folders, and what a program adds.
  package init(
    content: any SourceFolder, templates: any SourceFolder, options: SiteOptions, code: SiteCode = SiteCode()
  ) {
    self.content = content
    self.templates = templates
    self.options = options
    self.code = code
  }

  /// Reads everything, then writes the pages that are not what they were in another build, and keeps all files at hand.
  package func run(after before: BuiltSite? = nil) -> BuiltSite {
    let known = Dictionary((before?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
    let files = Mutex<[SiteOutput]>([])
    var site = run(since: before?.record?.value) { paths in
      let found = paths.map { known[$0] }
      files.withLock { $0 += found.compactMap(\.self) }
      return found.map { $0 != nil }
    } handing: { file in
      files.withLock { $0.append(file) }
    }
    site.files = files.withLock { $0 }.inByteOrder(of: \.path)
    site.record?.begin()
    return site
  }

  /// Reads everything, then writes the pages that are not what they were in the build that is remembered, and hands over each file as
  /// soon as it is made, from any thread.
  ///
  /// The files of pages that are what they were are named to `keep`, which tells of each whether it can still be had; where it
  /// cannot, the page is written, too.
  package func run(
    since previous: PreviousBuild? = nil,
    keeping keep: @escaping @Sendable ([String]) -> [Bool] = { $0.map { _ in false } },
    handing take: @escaping @Sendable (SiteOutput) -> Void
  ) -> BuiltSite {
    let (site, model) = build(since: previous, keeping: keep, handing: take)
    releaseInBackground(model)
    return site
  }

  /// Makes every page, hands over each file as `run` does, and tells what was read besides.
  package func survey(
    handing take: @escaping @Sendable (SiteOutput) -> Void
  ) -> (site: BuiltSite, survey: SiteSurvey) {
    let (site, model) = build(since: nil, keeping: { $0.map { _ in false } }, handing: take)
    let known = site.sources.idsByPath
    let own = templates.paths.map { "\(templates.name)/\($0)" }
    let builtIn = SiteSource.builtIn.map { ThemeFiles.shownPath(ofBuiltIn: $0.path) }
    let survey = SiteSurvey(
      model, settingsFile: known["\(content.name)/site.yml"], templates: (own + builtIn).compactMap { known[$0] })
    return (site, survey)
  }

  private func build(
    since previous: PreviousBuild?, keeping keep: @escaping @Sendable ([String]) -> [Bool],
    handing take: @escaping @Sendable (SiteOutput) -> Void
  ) -> (site: BuiltSite, model: SiteModel) {
    let start = ContinuousClock.now
    var reading = SiteReading(
      content: content, templates: templates, options: options, code: code, since: previous)
    let (model, plan) = reading.model()
    let read = ContinuousClock.now
    let writing = SiteWriting(of: model, since: previous, keeping: keep, handing: take)
    let pages = writing.writePages()
    let reads = writing.reads(of: pages)
    let lost = writing.writeOtherFiles(copying: reading.copies, withAssets: reads.assets)
    reading.reportProblems(of: plan)
    let found = writing.diagnosticsOfArticles(in: reading.sources) + pages.flatMap(\.diagnostics) + lost
    // What lists and feeds asked for once more may not have been there any more.
    let unreadable = reading.shelf?.problems ?? []
    let diagnostics = DiagnosticList(reading.diagnostics + found + unreadable)
    let built = writing.built(pages)
    let next = writing.record(of: pages, reads, in: reading.sources)
    let site = BuiltSite(
      pages: built, removed: writing.changes?.removed ?? [], draws: writing.bodies.draws, readingTime: read - start,
      writingTime: ContinuousClock.now - read,
      diagnostics: diagnostics.removingDuplicates().sorted(in: reading.sources), sources: reading.sources,
      nextChange: reading.nextChange, waiting: reading.waiting, showsNow: reads.showsNow,
      record: diagnostics.hasErrors ? nil : next)
    return (site, model)
  }
}
