import Diagnostics
import Synchronization

/// Writes a site of which all is known, step by step: its pages first, for they name what else has to be there.
struct SiteWriting: Sendable {
  let model: SiteModel
  let renderings: ArticleRenderings
  /// What differs from another build.
  let changes: SiteChanges?
  private let pageRenderer: PageRenderer
  /// Takes files as they were in the other build, and tells of each whether it can still be had.
  let keep: @Sendable ([String]) -> [Bool]
  /// Takes a file, from any thread.
  let take: @Sendable (SiteOutput) -> Void

  init(
    of model: SiteModel, since previous: PreviousBuild?,
    keeping keep: @escaping @Sendable ([String]) -> [Bool], handing take: @escaping @Sendable (SiteOutput) -> Void
  ) {
    let renderings = ArticleRenderings(model.entries, at: model.address)
    let values = ValueHashes(model: model, renderings: renderings)
    changes = previous.map { SiteChanges(since: $0, in: model, values) }
    pageRenderer = PageRenderer(model: model, renderings: renderings, values: values, table: SubjectTable(changes?.subjects ?? []))
    (self.model, self.renderings) = (model, renderings)
    (self.keep, self.take) = (keep, take)
  }

  /// Writes each page that is not what it was, or cannot be had any more.
  func writePages() -> [BuiltPageRecord] {
    // One list for all of them.
    let first = [RenderReason.first]
    let watch = SiteProgress.watch(.writing, model.pages.count, model.options.watcher)
    var pages = parallelMap(model.pages.count, jobs: model.options.jobs, watch: watch) { index in
      switch changes?.unchangedPage(index) {
      case .success(let page)?:
        if let entry = model.pages[index].entry { renderings.discardBody(of: entry) }
        return BuiltPageRecord(record: page, isRendered: false)
      case .failure(let why)?: return write(index, for: why.list)
      case nil: return write(index, for: first)
      }
    }
    writeLost(in: &pages)
    renderings.discardParts()
    return pages
  }

  /// Writes the pages that are what they were and cannot be had any more.
  private func writeLost(in pages: inout [BuiltPageRecord]) {
    // All at once, for whoever keeps them has one list of them.
    let kept = pages.indices.filter { !pages[$0].isRendered }
    let lost = zip(kept, keep(kept.map { SiteFile.path(of: model.pages[$0].address) })).filter { !$1 }.map(\.0)
    let written = parallelMap(lost.count, jobs: model.options.jobs) { write(lost[$0], for: [.lost]) }
    for (index, page) in zip(lost, written) { pages[index] = page }
  }

  private func write(_ index: Int, for reasons: [RenderReason]) -> BuiltPageRecord {
    let (bytes, page) = pageRenderer.render(index, for: reasons)
    take(SiteOutput(SiteFile.path(of: model.pages[index].address), .bytes(bytes)))
    return page
  }

  /// What pages read, those that were not written among them.
  func reads(of pages: [BuiltPageRecord]) -> CombinedReads { CombinedReads(of: pages, pageRenderer.table) }

  /// Returns what the next build has to know of this one.
  ///
  /// It is computed when it is needed.
  func record(
    of pages: consuming [BuiltPageRecord], _ reads: CombinedReads, in sources: SourceMap
  ) -> Deferred<PreviousBuild> {
    // The pages are moved, not copied: they are changed in place, and take a quarter of the memory of a build.
    let moved = Mutex(consume pages)
    return Deferred.lazily { [model, values = pageRenderer.values, changes] in
      let pages = moved.withLock { pages in
        defer { pages = [] }
        return pages
      }
      return PreviousBuild(pages, of: model, values, reads, since: changes, in: sources)
    }
  }
}

extension SiteWriting {
  /// The pages as a build tells of them.
  func built(_ pages: [BuiltPageRecord]) -> [BuiltPage] {
    zip(model.pages, pages).map { page, written in
      BuiltPage(
        address: page.address, article: page.entry.map { model.entries[$0].path }, isRendered: written.isRendered,
        for: written.isRendered ? written.record.reasons : [])
    }
  }

  /// What is wrong or doubtful about the articles that pages show, whether those were written or not.
  func diagnosticsOfArticles(in sources: SourceMap) -> [Diagnostic] {
    lazy var known = sources.idsByPath
    var found: [Diagnostic] = []
    for page in model.pages where page.list.map({ $0.number == 1 }) ?? true {
      guard let entry = page.entry else { continue }
      found += renderings.diagnostics(of: entry) { known[$0] ?? model.entries[entry].source }
    }
    return found
  }
}
