import Addresses
import Diagnostics
import Handles
import Mustache
import Planning
import Synchronization
import Theme

/// Renders a planned site: its pages first, because they decide which other files it needs.
struct SiteRenderer: Sendable {
  let site: PlannedSite
  let renderings: ArticleRenderings
  /// The differences from the previous build.
  let changes: SiteChanges?
  /// The pages that Swift code computes.
  let computed: ComputedPages
  private let pageRenderer: PageRenderer
  private let sink: OutputSink
  private let previousFiles: FileRecords
  private let previousCopies: [CopiedPage]

  init(
    of site: PlannedSite, _ code: SiteCode, since previous: PreviousEdition?, _ resolver: LinkResolver,
    into sink: OutputSink
  ) {
    let renderings = ArticleRenderings(of: site, with: code.views)
    let computed = ComputedPages.computing(code.computedPages, in: site, renderings).checked(against: code.pages)
    let values = ValueHashes(site: site, renderings: renderings)
    changes = previous.map { SiteChanges(since: $0, in: site, values) }
    pageRenderer = PageRenderer(
      site: site, code: code.with(computed), computed: computed, renderings: renderings, values: values,
      table: SubjectTable(after: changes), facts: FactTable(after: previous, resolver))
    (self.site, self.renderings, self.computed) = (site, renderings, computed)
    self.sink = sink.below(site.folder)
    previousFiles = previous?.files ?? FileRecords()
    // Which addresses are those of the site depends on the settings.
    previousCopies = previous.flatMap { $0.settings == site.settingsHash ? $0.facts.copies : nil } ?? []
  }

  /// Renders each page that changed, or whose bytes are lost.
  func renderPages() -> [BuiltPageRecord] {
    // All pages of a first build share one array.
    let first = [RenderReason.first]
    let watch = SiteProgress.watch(.writing, site.plan.pages.count, site.options.watcher)
    // The first page, by its number, that exceeds a limit of templates. The build has failed then, and each of the other
    // pages may take as long. The pages before it are rendered, so the messages do not depend on the threads.
    let last = Atomic(Int.max)
    let render = { @Sendable (index: Int, reasons: [RenderReason]) in
      guard index <= last.load(ordering: .relaxed) else { return pageRenderer.skip(index, for: reasons) }
      let (bytes, page) = pageRenderer.render(index, for: reasons)
      if page.diagnostics.contains(where: \.isTemplateLimit) { last.min(index, ordering: .relaxed) }
      sink.add(SiteOutput(SiteFile.path(of: site.plan.pages[index].address), .bytes(bytes)))
      return page
    }
    var pages = parallelMap(site.plan.pages.count, jobs: site.options.jobs, watch: watch) { index in
      switch changes?.unchangedPage(index) {
      case .success(let page)?:
        if let entry = site.plan.pages[index].entry { renderings.discardBody(of: entry) }
        return BuiltPageRecord(record: page, isRendered: false)
      case .failure(let why)?: return render(index, why.list)
      case nil: return render(index, first)
      }
    }
    // Call `reuse` once for all unchanged pages, because the publisher has one sorted list of them.
    let unchanged = pages.indices.filter { !pages[$0].isRendered }
    let areReused = sink.reuse(unchanged.map { SiteFile.path(of: site.plan.pages[$0].address) })
    let lost = zip(unchanged, areReused).filter { !$1 }.map(\.0)
    let rendered = parallelMap(lost.count, jobs: site.options.jobs) { render(lost[$0], [.missingFromCache]) }
    for (index, page) in zip(lost, rendered) { pages[index] = page }
    for index in pages.indices where index > last.load(ordering: .relaxed) { pages[index].diagnostics = [] }
    renderings.discardParts()
    return pages
  }

  /// Returns the hooks that run after the build, or `nil` if there are none.
  func hooks(after previous: PreviousBuild?) -> BuildHooks? {
    let hooks = pageRenderer.code.buildHooks
    return hooks.isEmpty ? nil : BuildHooks(hooks, pageRenderer.values, after: previous?.hooks ?? [])
  }

  /// Returns the reads of all pages, rendered or not.
  func reads(of pages: [BuiltPageRecord]) -> CombinedReads { CombinedReads(of: pages, pageRenderer.table) }

  /// The tables of what the pages refer to.
  var facts: FactTable.State { pageRenderer.facts.numbered }

  /// Returns the facts of the HTML files that are copied from the content.
  func copiedPages(in content: any SourceFolder, without unpublished: Set<String>) -> [CopiedPage] {
    let known = Dictionary(previousCopies.map { ($0.path, $0) }) { first, _ in first }
    return site.plan.files.compactMap { file in
      guard case .copy(let source) = file.content, !unpublished.contains(source),
        file.path.hasSuffix(".html") || file.path.hasSuffix(".htm"), let hash = content.hash(of: source)
      else { return nil }
      if let page = known[file.path], page.source == source, page.hash == hash { return page }
      guard let bytes = try? content.read(source) else { return nil }
      return CopiedPage(
        source: source, path: file.path, hash: hash, facts: pageRenderer.facts.facts(of: bytes, at: file.address))
    }
  }

  /// Returns the record of this build for the next one.
  ///
  /// The record is computed on demand.
  func record(
    of pages: consuming [BuiltPageRecord], _ copies: [CopiedPage], _ reads: CombinedReads, _ files: FileRecords,
    in sources: SourceMap
  ) -> Deferred<PreviousEdition> {
    // The pages are moved, not copied: they are changed in place, and take a quarter of the memory of a build.
    let moved = Mutex(consume pages)
    return Deferred.lazily { [site, values = pageRenderer.values, facts, changes] in
      let pages = moved.withLock { pages in
        defer { pages = [] }
        return pages
      }
      return PreviousEdition(pages, of: site, values, reads, facts, copies, files, since: changes, in: sources)
    }
  }
}

extension SiteRenderer {
  /// Returns the pages for the report of the build.
  func built(_ pages: [BuiltPageRecord]) -> [BuiltPage] {
    zip(site.plan.pages, pages).map { page, built in
      BuiltPage(
        address: site.outputAddress(of: page), article: page.entry.map { site.entries[$0].path },
        isRendered: built.isRendered, isSearch: page.kind == .search, for: built.isRendered ? built.record.reasons : [])
    }
  }

  /// Returns the diagnostics of the articles that pages show, rendered or not.
  func diagnosticsOfArticles(in sources: SourceMap) -> [Diagnostic] {
    lazy var known = sources.idsByPath
    var found: [Diagnostic] = []
    for page in site.plan.pages where page.list.map({ $0.number == 1 }) ?? true {
      guard let entry = page.entry else { continue }
      found += renderings.diagnostics(of: entry) { path, _ in known[path] ?? site.entries[entry].source }
    }
    return found
  }
}

extension SiteRenderer {
  /// Adds the planned files besides the pages, and returns what the next build needs to know of them.
  ///
  /// `pictures` are what pages of all editions need, and `unpublished` the files of the content that stay private.
  func renderFiles(_ pictures: [String], without unpublished: Set<String>) -> FileRecords {
    FileRenderer(
      site: site, renderings: renderings, changes: changes, previous: previousFiles,
      originals: Set(pictures.filter { $0.hasPrefix("/") }.map { String($0.prefix { $0 != "?" }) }),
      unpublished: unpublished, sink: sink
    ).render()
  }
}
