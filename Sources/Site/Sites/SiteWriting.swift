import Diagnostics
import Synchronization

/// Writes a site of which all is known, step by step: its pages first, for they name what else has to be there.
struct SiteWriting: Sendable {
  let model: SiteModel
  let bodies: ArticleBodies
  /// What differs from another build.
  let changes: SiteChanges?
  private let writer: PageWriter
  /// Takes files as they were in the other build, and tells of each whether it can still be had.
  let keep: @Sendable ([String]) -> [Bool]
  /// Takes a file, from any thread.
  let take: @Sendable (SiteOutput) -> Void

  init(
    of model: SiteModel, withSamePlan isSamePlan: Bool, since memory: SiteMemory?,
    keeping keep: @escaping @Sendable ([String]) -> [Bool], handing take: @escaping @Sendable (SiteOutput) -> Void
  ) {
    let bodies = ArticleBodies(model.entries, at: model.address, remembering: memory)
    let marks = ValueMarks(model: model, bodies: bodies)
    changes = memory.map { SiteChanges(since: $0, in: model, withSamePlan: isSamePlan, marks) }
    writer = PageWriter(model: model, bodies: bodies, marks: marks, table: SubjectTable(changes?.subjects ?? []))
    (self.model, self.bodies) = (model, bodies)
    (self.keep, self.take) = (keep, take)
  }

  /// Writes each page that is not what it was, or cannot be had any more.
  func writePages() -> [WrittenPage] {
    // One list for all of them.
    let first = [RenderReason.first]
    let watch = SiteProgress.watch(.writing, model.pages.count, model.options.watcher)
    var pages = parallelMap(model.pages.count, jobs: model.options.jobs, watch: watch) { index in
      switch changes?.kept(index) {
      case .success(let page)?:
        if let entry = model.pages[index].entry { bodies.forget(entry) }
        return WrittenPage(notes: .kept(page))
      case .failure(let why)?: return write(index, for: why.list)
      case nil: return write(index, for: first)
      }
    }
    writeLost(in: &pages)
    bodies.forgetParts()
    return pages
  }

  /// Writes the pages that are what they were and cannot be had any more.
  private func writeLost(in pages: inout [WrittenPage]) {
    // All at once, for whoever keeps them has one list of them.
    let kept = pages.indices.filter { !pages[$0].isRendered }
    let lost = zip(kept, keep(kept.map { SiteFile.path(of: model.pages[$0].address) })).filter { !$1 }.map(\.0)
    let written = parallelMap(lost.count, jobs: model.options.jobs) { write(lost[$0], for: [.lost]) }
    for (index, page) in zip(lost, written) { pages[index] = page }
  }

  private func write(_ index: Int, for reasons: [RenderReason]) -> WrittenPage {
    let (bytes, page) = writer.write(index, for: reasons)
    take(SiteOutput(SiteFile.path(of: model.pages[index].address), .bytes(bytes)))
    return page
  }

  /// What pages read, those that were not written among them.
  func reads(of pages: [WrittenPage]) -> SubjectReads { SubjectReads(of: pages, writer.table, since: changes) }

  /// What the next build is to know of this one, for whoever asks.
  func memory(
    of pages: consuming [WrittenPage], _ reads: SubjectReads, _ planning: SitePlanning, in sources: SourceMap
  ) -> Meanwhile<SiteMemory> {
    // Handed over, for they are changed, and are not to be copied for that.
    let written = Mutex<[WrittenPage]?>(consume pages)
    return Meanwhile.onceAsked { [model, marks = writer.marks, changes] in
      // What it is made of may be much, and nobody is to wait until that is free.
      defer { letGo((model, planning, marks, changes)) }
      let pages = written.withLock { $0.take() } ?? []
      return SiteMemory(pages, of: model, marks, reads, planning.memory, since: changes, in: sources)
    }
  }
}

extension SiteWriting {
  /// The pages as a build tells of them.
  func built(_ pages: [WrittenPage]) -> [BuiltPage] {
    zip(model.pages, pages).map { page, written in
      BuiltPage(
        address: page.address, article: page.entry.map { model.entries[$0].path }, isRendered: written.isRendered,
        for: written.reasons)
    }
  }

  /// What is wrong or doubtful about the articles that pages show, whether those were written or not.
  func diagnosticsOfArticles(in sources: SourceMap) -> [Diagnostic] {
    lazy var known = sources.idsByPath
    var found: [Diagnostic] = []
    for page in model.pages where page.list.map({ $0.number == 1 }) ?? true {
      guard let entry = page.entry else { continue }
      found += bodies.diagnostics(of: entry) { known[$0] ?? model.entries[entry].source }
    }
    return found
  }
}
