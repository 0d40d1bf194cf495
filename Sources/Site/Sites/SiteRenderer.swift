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
  private let pageRenderer: PageRenderer
  private let sink: OutputSink
  private let previousFiles: FileRecords

  init(of site: PlannedSite, _ code: SiteCode, since previous: PreviousBuild?, into sink: OutputSink) {
    let renderings = ArticleRenderings(of: site, with: code.views)
    let values = ValueHashes(site: site, renderings: renderings)
    changes = previous.map { SiteChanges(since: $0, in: site, values) }
    pageRenderer = PageRenderer(
      site: site, code: code, renderings: renderings, values: values,
      table: SubjectTable(changes?.subjects ?? [], sharedReads: changes?.sharedReads ?? []))
    (self.site, self.renderings, self.sink) = (site, renderings, sink)
    previousFiles = previous?.files ?? FileRecords()
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

  /// Returns the reads of all pages, rendered or not.
  func reads(of pages: [BuiltPageRecord]) -> CombinedReads { CombinedReads(of: pages, pageRenderer.table) }

  /// Returns the record of this build for the next one.
  ///
  /// The record is computed on demand.
  func record(
    of pages: consuming [BuiltPageRecord], _ reads: CombinedReads, _ files: FileRecords, in sources: SourceMap
  ) -> Deferred<PreviousBuild> {
    // The pages are moved, not copied: they are changed in place, and take a quarter of the memory of a build.
    let moved = Mutex(consume pages)
    return Deferred.lazily { [site, values = pageRenderer.values, changes] in
      let pages = moved.withLock { pages in
        defer { pages = [] }
        return pages
      }
      return PreviousBuild(pages, of: site, values, reads, files, since: changes, in: sources)
    }
  }
}

extension SiteRenderer {
  /// Returns the pages for the report of the build.
  func built(_ pages: [BuiltPageRecord]) -> [BuiltPage] {
    zip(site.plan.pages, pages).map { page, built in
      BuiltPage(
        address: page.address, article: page.entry.map { site.entries[$0].path }, isRendered: built.isRendered,
        isSearch: page.kind == .search, for: built.isRendered ? built.record.reasons : [])
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
  /// Adds the files besides the pages: the planned ones, and the assets that pages need.
  ///
  /// Returns a warning for each missing file that an asset refers to, and what the next build needs to know.
  func renderFiles(
    withAssets named: Set<String>, pictures: [String]
  ) -> (diagnostics: [Diagnostic], records: FileRecords) {
    let records = FileRenderer(
      site: site, renderings: renderings, changes: changes, previous: previousFiles,
      originals: Set(pictures.filter { $0.hasPrefix("/") }.map { String($0.prefix { $0 != "?" }) }), sink: sink
    ).render()
    // Several pages can offer one picture in different widths.
    var derived: [String: DerivedPicture] = [:]
    let known = site.content.addressed.links.pictures
    for need in pictures.compactMap({ PictureNeed($0, avifEncoder: known.avifEncoder) }) {
      for (path, picture) in known.derived(for: need) { derived[path] = picture }
    }
    for file in site.plan.files {
      if case .picture(let picture) = file.content { derived[file.path] = picture }
    }
    // In this order, the formats of one width follow each other, and a worker resizes once for them.
    for (path, picture) in derived.sorted(by: { $0.key < $1.key }) { sink.add(SiteOutput(path, .picture(picture))) }
    let copies = Set(site.plan.files.filter(\.isCopy).map(\.path))
    let assets = assets(named: named).filter { !copies.contains(String($0.address.dropFirst())) }
    for asset in assets { sink.add(SiteOutput(String(asset.address.dropFirst()), .bytes(asset.bytes))) }
    let addresses = site.plan.pages.lazy.map(\.address) + site.plan.files.lazy.map(\.address)
    lazy var paths = Set(addresses.map { SiteFile.path(of: $0) } + assets.map { String($0.address.dropFirst()) })
    let problems =
      missingFiles(of: assets) { paths.contains($0) }
      + assets.flatMap(\.unclosedBraces).map { SiteProblem.unclosedBrace.diagnostic(at: $0) }
      + unlinkedStyles(among: assets, named: named)
    return (problems, records)
  }

  /// Returns the assets that pages link to, all of the site's own `assets/`, and every asset that these refer to.
  private func assets(named: Set<String>) -> [ThemeAsset] {
    let assets = site.content.theme.files.assets
    let bundles = named.sorted().filter { assets[$0] == nil }.compactMap { site.content.theme.files.asset(at: $0) }
    var queue = bundles + assets.values.filter { named.contains($0.path) || $0.isOwn && $0.path.hasPrefix("assets/") }
    var found = Set(queue.map(\.path))
    var published: [ThemeAsset] = []
    while let asset = queue.popLast() {
      published.append(asset)
      for target in asset.references.compactMap({ assets[$0.target] }) where found.insert(target.path).inserted {
        queue.append(target)
      }
    }
    return published
  }

  /// Returns a warning for each stylesheet of the site that neither a page nor another file links.
  private func unlinkedStyles(among assets: [ThemeAsset], named: Set<String>) -> [Diagnostic] {
    let linked = Set(
      named.compactMap { site.content.theme.files.asset(at: $0) }.flatMap(\.paths)
        + assets.flatMap(\.references).map(\.target))
    return assets.compactMap { asset in
      // A palette can be a file for later, and a file of the theme is linked where it is needed.
      guard site.content.theme.files.assets[asset.path] != nil, let style = asset.ownStyle,
        !linked.contains(asset.path),
        !asset.path.hasPrefix(BaseAssets.palettes),
        Theme.file(at: asset.path) == nil
      else { return nil }
      return SiteProblem.unlinkedStyle(asset.path).diagnostic(at: .start(of: style))
    }
  }

  /// Returns a warning for each missing file that an asset refers to.
  private func missingFiles(of assets: [ThemeAsset], isThere: (String) -> Bool) -> [Diagnostic] {
    assets.flatMap { asset in
      asset.references.compactMap { reference in
        if site.content.theme.files.assets[reference.target] != nil
          || isThere(SiteFile.path(of: "/" + reference.target))
        {
          return nil
        }
        return SiteProblem.missingFile(reference.written).diagnostic(at: reference.range)
      } + [asset.staleName.map { SiteProblem.staleName($0.name).diagnostic(at: $0.file) }].compactMap(\.self)
    }
  }
}
