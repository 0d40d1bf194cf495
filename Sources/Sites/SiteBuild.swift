import Articles
import Diagnostics
import Records
import Synchronization
import Views

/// Makes a whole site of its content and its templates.
///
/// ```swift
/// let build = SiteBuild(content: content, templates: templates, options: SiteOptions(now: now))
/// let site = build.run()
/// if !site.diagnostics.hasErrors { for file in site.files { … } }
/// ```
public struct SiteBuild: Sendable {
  private let content: any SourceFolder
  private let templates: any SourceFolder
  private let options: SiteOptions
  private let code: SiteCode

  /// Prepares to build from two folders, and what a program adds.
  public init(
    content: any SourceFolder, templates: any SourceFolder, options: SiteOptions, code: SiteCode = SiteCode()
  ) {
    self.content = content
    self.templates = templates
    self.options = options
    self.code = code
  }

  /// Reads everything, then writes the pages that are not what they were in another build, and keeps all files at hand.
  public func run(after before: BuiltSite? = nil) -> BuiltSite {
    let known = Dictionary((before?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
    let files = Mutex<[SiteOutput]>([])
    var site = run(since: before?.memory?.value) { paths in
      let found = paths.map { known[$0] }
      files.withLock { $0 += found.compactMap(\.self) }
      return found.map { $0 != nil }
    } handing: { file in
      files.withLock { $0.append(file) }
    }
    site.files = files.withLock { $0 }.inByteOrder(of: \.path)
    site.memory?.begin()
    return site
  }

  /// Reads everything, then writes the pages that are not what they were in the build that is remembered, and hands over each file as
  /// soon as it is made, from any thread.
  ///
  /// The files of pages that are what they were are named to `keep`, which tells of each whether it can still be had; where it
  /// cannot, the page is written, too.
  package func run(
    since memory: SiteMemory? = nil, keeping keep: @escaping @Sendable ([String]) -> [Bool] = { $0.map { _ in false } },
    handing take: @escaping @Sendable (SiteOutput) -> Void
  ) -> BuiltSite {
    let (site, model) = build(since: memory, keeping: keep, handing: take)
    letGo(model)
    return site
  }

  /// Makes every page, hands over each file as `run` does, and tells what was read besides.
  public func survey(
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
    since memory: SiteMemory?, keeping keep: @escaping @Sendable ([String]) -> [Bool],
    handing take: @escaping @Sendable (SiteOutput) -> Void
  ) -> (site: BuiltSite, model: SiteModel) {
    let start = ContinuousClock.now
    var reading = SiteReading(
      content: content, templates: templates, options: options, code: code, remembering: memory)
    let (model, planning) = reading.model()
    let read = ContinuousClock.now
    let bodies = ArticleBodies(model.entries, at: model.address, remembering: memory)
    let marks = ValueMarks(model: model, bodies: bodies)
    let changes = memory.map { SiteChanges(since: $0, in: model, withSamePlan: planning.isRemembered, marks) }
    let table = SubjectTable(changes?.subjects ?? [])
    let pages = pages(of: model, marks, table, changes, keep, take)
    bodies.forgetParts()
    let reads = SubjectReads(of: pages, table, since: changes)
    let copies = reading.copies.map { SiteOutput(SiteFile.path(of: $0.address), .copy($0.path)) }
    // Whoever has a `robots.txt` of their own means it.
    let own = Set(copies.map(\.path))
    let extras = ExtraFiles(model: model, bodies: bodies, changes: changes)
      .write(besides: own, keeping: keep, handing: take)
    let assets = assets(of: model, named: reads.assets)
    let others =
      redirects(of: model) + assets.map { SiteOutput(String($0.address.dropFirst()), .bytes($0.bytes)) }
    lazy var taken = Set(model.pages.map { SiteFile.path(of: $0.address) } + others.map(\.path) + extras)
    for file in others + copies.filter({ !taken.contains($0.path) }) { take(file) }
    let lost = lostAddresses(of: assets, in: model) { taken.contains($0) || own.contains($0) }
    reading.settle(planning)
    let drawn = diagnostics(ofArticlesIn: model, bodies, reading.sources)
    // What lists and feeds asked for once more may not be there any more.
    let unreadable = reading.shelf?.problems ?? []
    let built = zip(model.pages, pages).map { page, written in
      BuiltPage(
        address: page.address, article: page.entry.map { model.entries[$0].path }, isRendered: written.isRendered,
        for: written.reasons)
    }
    let diagnostics = DiagnosticList(reading.diagnostics + drawn + pages.flatMap(\.diagnostics) + lost + unreadable)
    // Handed over, for they are changed, and are not to be copied for that. Who wants a memory asks for it.
    let written = Mutex<[WrittenPage]?>(consume pages)
    let memory = Meanwhile.onceAsked { [sources = reading.sources] in
      // What it is made of may be much, and nobody is to wait until that is free.
      defer { letGo((model, planning, marks, changes)) }
      let pages = written.withLock { $0.take() } ?? []
      return SiteMemory(pages, of: model, marks, reads, planning.memory, since: changes, in: sources)
    }
    let site = BuiltSite(
      pages: built, removed: changes?.removed ?? [],
      draws: bodies.draws, readingTime: read - start, writingTime: ContinuousClock.now - read,
      diagnostics: diagnostics.removingDuplicates().sorted(in: reading.sources),
      sources: reading.sources, nextChange: reading.nextChange, waiting: reading.waiting, showsNow: reads.showsNow,
      memory: diagnostics.hasErrors ? nil : memory)
    return (site, model)
  }

  /// The pages, of which each is written that is not what it was, or cannot be had any more.
  private func pages(
    of model: SiteModel, _ marks: ValueMarks, _ table: SubjectTable, _ changes: SiteChanges?,
    _ keep: ([String]) -> [Bool], _ take: @escaping @Sendable (SiteOutput) -> Void
  ) -> [WrittenPage] {
    let writer = PageWriter(model: model, bodies: marks.bodies, marks: marks, table: table)
    let write = { @Sendable (index: Int, reasons: [RenderReason]) in
      let (bytes, page) = writer.write(index, for: reasons)
      take(SiteOutput(SiteFile.path(of: model.pages[index].address), .bytes(bytes)))
      return page
    }
    // One list for all of them.
    let first = [RenderReason.first]
    let watch = SiteProgress.watch(.writing, model.pages.count, options.watcher)
    var pages = parallelMap(model.pages.count, jobs: options.jobs, watch: watch) { index in
      switch changes?.kept(index) {
      case .success(let page)?:
        if let entry = model.pages[index].entry { marks.bodies.forget(entry) }
        return WrittenPage(notes: .kept(page))
      case .failure(let why)?: return write(index, why.list)
      case nil: return write(index, first)
      }
    }
    // All at once, for whoever keeps them has one list of them.
    let kept = pages.indices.filter { !pages[$0].isRendered }
    let lost = zip(kept, keep(kept.map { SiteFile.path(of: model.pages[$0].address) })).filter { !$1 }.map(\.0)
    let written = parallelMap(lost.count, jobs: options.jobs) { write(lost[$0], [.lost]) }
    for (index, page) in zip(lost, written) { pages[index] = page }
    return pages
  }

  /// What is wrong or doubtful about the articles that pages show, whether those were written or not.
  private func diagnostics(
    ofArticlesIn model: SiteModel, _ bodies: ArticleBodies, _ sources: SourceMap
  ) -> [Diagnostic] {
    lazy var known = sources.idsByPath
    var found: [Diagnostic] = []
    for page in model.pages where page.list.map({ $0.number == 1 }) ?? true {
      guard let entry = page.entry else { continue }
      found += bodies.diagnostics(of: entry) { known[$0] ?? model.entries[entry].source }
    }
    return found
  }

  private func redirects(of model: SiteModel) -> [SiteOutput] {
    model.redirects.map { from, to in
      let redirect = Redirect(
        target: model.address.local(to), canonical: model.address.absolute(to), language: model.settings.language)
      return SiteOutput(SiteFile.path(of: from), .bytes(redirect.rendered().bytes))
    }
  }

  /// The assets that pages name, those of the site's own that are there for whoever knows their names, and what these ask for.
  private func assets(of model: SiteModel, named: Set<String>) -> [ThemeAsset] {
    let assets = model.theme.assets
    var wanted = assets.values.filter { named.contains($0.path) || $0.isOwn && $0.path.hasPrefix("assets/") }
    var found = Set(wanted.map(\.path))
    var sent: [ThemeAsset] = []
    while let asset = wanted.popLast() {
      sent.append(asset)
      for target in asset.references.compactMap({ assets[$0.target] }) where found.insert(target.path).inserted {
        wanted.append(target)
      }
    }
    return sent
  }

  /// What assets ask for and the site does not have.
  private func lostAddresses(
    of assets: [ThemeAsset], in model: SiteModel, isThere: (String) -> Bool
  ) -> [Diagnostic] {
    assets.flatMap { asset in
      asset.references.compactMap { reference in
        if model.theme.assets[reference.target] != nil || isThere(SiteFile.path(of: "/" + reference.target)) {
          return nil
        }
        return SiteProblem.missingFile(reference.written).diagnostic(at: reference.range)
      }
    }
  }
}
