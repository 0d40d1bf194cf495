import Diagnostics
package import Handles
package import Planning
import Records
import Synchronization

/// Builds a site from its content and its templates.
///
/// ```swift
/// let build = SiteBuild(content: content, templates: templates, options: SiteOptions(now: now))
/// let site = build.run()
/// if !site.hasErrors { for file in site.files { … } }
/// ```
package struct SiteBuild: Sendable {
  private let content: any SourceFolder
  private let templates: any SourceFolder
  private let options: SiteOptions
  private let code: SiteCode

  /// Creates a build of two folders, and of the pages, layouts and containers of a Swift program.
  package init(
    content: any SourceFolder, templates: any SourceFolder, options: SiteOptions, code: SiteCode = SiteCode()
  ) {
    self.content = content
    self.templates = templates
    self.options = options
    self.code = code
  }

  /// Builds the site in memory, and renders only the pages that changed since another build.
  package func run(after before: BuiltSite? = nil) -> BuiltSite {
    // A copied file was not rendered, so it cannot replace a rendered one.
    let rendered = (before?.files ?? []).filter { if case .bytes = $0.content { true } else { false } }
    let known = Dictionary(rendered.map { ($0.path, $0) }) { first, _ in first }
    let files = Mutex<[SiteOutput]>([])
    let sink = OutputSink(
      reuse: { paths in
        let found = paths.map { known[$0] }
        files.withLock { $0 += found.compactMap(\.self) }
        return found.map { $0 != nil }
      }, load: { if case .bytes(let bytes)? = known[$0]?.content { bytes } else { nil } },
      add: { file in files.withLock { $0.append(file) } })
    var site = run(since: before?.record?.value, into: sink)
    site.files = files.withLock { $0 }.inByteOrder(of: \.path)
    site.record?.begin()
    return site
  }

  /// Builds the site and adds each file to a sink as soon as the file is rendered.
  ///
  /// A page that is unchanged since the previous build is not rendered if the sink still has its bytes.
  package func run(since previous: PreviousBuild? = nil, into sink: OutputSink) -> BuiltSite {
    let (built, site) = build(since: previous, into: sink)
    releaseInBackground(site)
    return built
  }

  /// Builds every page, and returns a description of the content for checks.
  package func survey(into sink: OutputSink) -> (site: BuiltSite, survey: SiteSurvey) {
    let (built, site) = build(since: nil, into: sink)
    let known = built.sources.idsByPath
    let own = templates.paths.map { "\(templates.name)/\($0)" }
    let builtIn = SiteSource.builtIn.map { ThemeFiles.shownPath(ofBuiltIn: $0.path) }
    let survey = SiteSurvey(
      site, settingsFile: known["\(content.name)/\(SiteSettings.path)"],
      templates: (own + builtIn).compactMap { known[$0] })
    return (built, survey)
  }

  /// Reads the site, plans its pages, renders the changed pages, and adds the files that pages need.
  private func build(since previous: PreviousBuild?, into sink: OutputSink) -> (built: BuiltSite, site: PlannedSite) {
    let start = ContinuousClock.now
    let content = SiteReader(
      content: self.content, templates: templates, options: options, code: code.registered,
      previous: previous.map { PreviousArticles(links: $0.links, articles: $0.articles) }
    ).read()
    let site = PlannedSite(content, options, code.registered)
    let read = ContinuousClock.now
    let renderer = SiteRenderer(of: site, code, since: previous, into: sink)
    let pages = renderer.renderPages()
    let reads = renderer.reads(of: pages)
    let others = renderer.renderFiles(withAssets: reads.assets, pictures: reads.pictures)
    var sources = content.sources
    let planned = site.plan.diagnostics(in: &sources)
    let rendered = renderer.diagnosticsOfArticles(in: sources) + pages.flatMap(\.diagnostics)
    // A file may have become unreadable before a list or a feed read it again.
    let diagnostics = DiagnosticList(
      content.diagnostics + planned + rendered + others.diagnostics + content.texts.cache.problems)
    let builtPages = renderer.built(pages)
    let record = renderer.record(of: consume pages, reads, others.records, in: sources)
    let built = BuiltSite(
      pages: builtPages, removed: renderer.changes?.removed ?? [], draws: renderer.renderings.renderCount,
      readingTime: read - start, writingTime: ContinuousClock.now - read,
      diagnostics: diagnostics.removingDuplicates().sorted(in: sources), levels: content.site.settings.levels,
      sources: sources,
      nextChange: content.addressed.schedule.nextChange, leftOut: content.addressed.schedule.leftOut,
      showsNow: reads.showsNow,
      record: content.site.settings.levels.applied(to: diagnostics).hasErrors ? nil : record)
    return (built, site)
  }
}
