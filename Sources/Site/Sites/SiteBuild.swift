import Addresses
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
    // The record contains what hooks read, and they have not run yet.
    if site.hooks == nil { site.record?.begin() }
    return site
  }

  /// Builds the site and adds each file to a sink as soon as the file is rendered.
  ///
  /// A page that is unchanged since the previous build is not rendered if the sink still has its bytes.
  package func run(since previous: PreviousBuild? = nil, into sink: OutputSink) -> BuiltSite {
    let (built, editions, _) = build(since: previous, into: sink)
    releaseInBackground(editions)
    return built
  }

  /// Builds the site as `run` does, and returns a description of the content for checks.
  package func survey(
    since previous: PreviousBuild?, into sink: OutputSink
  ) -> (site: BuiltSite, survey: SiteSurvey) {
    let (built, editions, unusedFiles) = build(since: previous, into: sink)
    return (built, survey(of: editions, in: built.sources, unusedFiles: unusedFiles.value))
  }

  private func survey(of editions: [PlannedSite], in sources: SourceMap, unusedFiles: [String] = []) -> SiteSurvey {
    let known = sources.idsByPath
    let own = templates.paths.map { "\(templates.name)/\($0)" }
    let packaged = code.files.keys.sorted().map { ThemeFiles.shownPath(ofCode: $0) }
    let builtIn = SiteSource.builtIn.map { ThemeFiles.shownPath(ofBuiltIn: $0.path) }
    return SiteSurvey(
      editions, unusedFiles: unusedFiles, settingsFile: known["\(content.name)/\(SiteSettings.path)"],
      templates: (own + packaged + builtIn).compactMap { known[$0] })
  }

  /// Reads the site, plans its pages, renders the changed pages, and adds the files that pages need.
  private func build(
    since previous: PreviousBuild?, into sink: OutputSink
  ) -> (built: BuiltSite, editions: [PlannedSite], unusedFiles: Deferred<[String]>) {
    let start = ContinuousClock.now
    let site = SiteReader(
      content: content, templates: templates, options: options, code: code.registered,
      previous: previous?.articles ?? [:], previous?.frontMatter ?? FrontMatterIndex(), previous?.assets ?? []
    ).read()
    let codes = codeOfEditions(of: site)
    let editions = PlannedSite.planning(site, options, codes.map(\.registered))
    let read = ContinuousClock.now
    let resolver = LinkResolver(editions)
    let renderers = zip(editions, codes).map { edition, code in
      let before = previous?.editions.first { $0.language == edition.settings.language }
      return SiteRenderer(of: edition, code, since: before, resolver, into: sink)
    }
    var pages = renderers.map { $0.renderPages() }
    let reads = zip(renderers, pages).map { $0.reads(of: $1) }
    let pictures = reads.flatMap(\.pictures)
    let facts = pages.map { $0.map(\.record.facts) }
    let references = Deferred.lazily { [tables = renderers.map(\.facts)] in
      FileReferences(to: site, in: content, editions, zip(tables, facts).map { $0.links(of: $1) })
    }
    let settings = editions[0].settings
    // Most sites publish all files, and their unpublished articles refer to none.
    let isChoosing =
      settings.publishesOnlyNeededFiles || !site.hiddenReferences.isEmpty
      || site.editions[0].addressed.copies.contains { ContentFolder.isShared($0.path) }
    let unpublishedFiles = isChoosing ? references.value.unpublished(reads) : []
    let unpublished = Set(unpublishedFiles.map(\.path))
    let files = renderers.map { $0.renderFiles(pictures, without: unpublished) }
    let copies = renderers.map { $0.copiedPages(in: content, without: unpublished) }
    let folders = Set(editions.map(\.folder)).sorted()
    let shared = folders.map { folder in
      let own = editions.indices.filter { editions[$0].folder == folder }
      return SharedFiles(
        editions: own.map { editions[$0] }, named: own.reduce(into: []) { $0.formUnion(reads[$1].assets) },
        pictures: own.flatMap { reads[$0].pictures }, sink: sink.below(folder)
      ).render()
    }
    var sources = site.sources
    let planned = editions.flatMap { $0.plan.diagnostics(in: &sources) }
    var rendered: [Diagnostic] = []
    for (renderer, pages) in zip(renderers, pages) {
      rendered += renderer.computed.diagnostics + renderer.diagnosticsOfArticles(in: sources)
      rendered += pages.flatMap(\.diagnostics)
    }
    // A file may have become unreadable before a list or a feed read it again.
    var found = site.diagnostics.filter { !isAbout($0, unpublishedFiles, in: sources) }
    found += planned + rendered + shared.flatMap(\.problems)
    found += editions.flatMap(\.content.texts.cache.problems)
    found += code.sectionProblems(in: editions)
    let assets = Dictionary(uniqueKeysWithValues: zip(folders, shared.map(\.assets)))
    let judged = judgedPages(renderers, pages, copies, editions, in: &sources)
    let faults = SiteFaults(
      of: judged, renderers.map(\.facts), resolver,
      outputs: SiteOutputs(editions: editions, assets: assets, unpublished: unpublished), settings
    ) { [sources] in SourceLocator(survey(of: editions, in: sources), in: sources) }
    let diagnostics = DiagnosticList(faults.diagnostics(with: code.withoutDoubts(found, in: editions)))
    let builtPages = zip(renderers, pages).flatMap { $0.built($1) }
    let addresses = Set(builtPages.map(\.address))
    let records = renderers.indices.map { index in
      // Each edition takes its pages, so that they are not copied.
      var own: [BuiltPageRecord] = []
      swap(&own, &pages[index])
      return renderers[index].record(of: consume own, copies[index], reads[index], files[index], in: sources)
    }
    let (levels, hooks) = (settings.levels, renderers[0].hooks(after: previous))
    var leftOut = site.schedule.leftOut
    leftOut.files = (site.unpublishedFiles + unpublishedFiles).inByteOrder(of: \.path)
    let built = BuiltSite(
      pages: builtPages, removed: previous?.addresses.filter { !addresses.contains($0) } ?? [],
      draws: renderers.reduce(0) { $0 + $1.renderings.renderCount },
      parses: editions.reduce(0) { $0 + $1.content.texts.cache.parseCount },
      readingTime: read - start, writingTime: ContinuousClock.now - read,
      diagnostics: diagnostics.located(in: sources).removingDuplicates().sorted(in: sources), levels: levels,
      oldTranslations: site.oldTranslations,
      sources: sources, nextChange: site.nextChange(after: options.now), leftOut: leftOut,
      showsNow: reads.contains { $0.showsNow },
      record: levels.applied(to: diagnostics).hasErrors
        ? nil
        : Deferred.lazily {
          PreviousBuild(
            editions: records.map(\.value), frontMatter: site.frontMatter.value, assets: shared.map(\.assets),
            hooks: hooks?.records ?? [])
        },
      hooks: hooks)
    return (built, editions, Deferred.lazily { references.value.unused(reads) })
  }

  /// Returns the pages of all editions with their facts, and the HTML files that are copied.
  private func judgedPages(
    _ renderers: [SiteRenderer], _ pages: [[BuiltPageRecord]], _ copies: [[CopiedPage]], _ editions: [PlannedSite],
    in sources: inout SourceMap
  ) -> [SiteFaults.Page] {
    var found: [SiteFaults.Page] = []
    var firstArticle = 0
    for (number, edition) in editions.enumerated() {
      for (page, built) in zip(edition.plan.pages, pages[number]) {
        let address = edition.outputAddress(of: page)
        let source = PageSource(
          address, article: page.entry.map { firstArticle + $0 }, source: page.entry.map { edition.entries[$0].source })
        found.append(
          SiteFaults.Page(
            edition: number, path: SiteFile.path(of: address), facts: built.record.facts, source: source))
      }
      for copy in copies[number] {
        let path = String(edition.folder.dropFirst()) + copy.path
        let file = sources.add(copy.source, of: content.name) { [content] in try? content.read($0) }
        let source = PageSource(SiteFile.address(ofFile: path), article: nil, source: file)
        found.append(SiteFaults.Page(edition: number, path: path, facts: copy.facts, source: source))
      }
      firstArticle += edition.entries.count
    }
    return found
  }

  /// Returns whether a diagnostic is about one of some files, which are not published after all.
  private func isAbout(_ diagnostic: Diagnostic, _ files: [UnpublishedFile], in sources: SourceMap) -> Bool {
    guard ["site.secret-file", "site.private-data"].contains(diagnostic.code), let place = diagnostic.location else {
      return false
    }
    return files.contains { sources[place.source]?.path == "\(content.name)/\($0.path)" }
  }

  /// Returns the code of each edition, with the pages that it computes from a first plan of the site.
  private func codeOfEditions(of site: ReadSite) -> [SiteCode] {
    let codes = site.editions.indices.map { code.ofEdition($0) }
    if code.computedPages.isEmpty { return codes }
    return zip(codes, PlannedSite.planning(site, options, codes.map(\.registered))).map { code, edition in
      let renderings = ArticleRenderings(of: edition, with: code.views)
      return code.with(ComputedPages.computing(code.computedPages, in: edition, renderings))
    }
  }
}
