import Caching
import Publishing
import Records
import Sites
import Synchronization

/// Takes the files of a site as they are made, from any thread, and puts them beside the folder that they are published in.
final class SiteStaging: Sendable {
  private struct State {
    var outputs: [BuildRecord.Output] = []
    /// How many files there are, whether they could be stored or not.
    var count = 0
    var problem: PublishingProblem?
  }

  private let state = Mutex(State())
  /// Made meanwhile, for it reads what was published before.
  private let making: Meanwhile<Result<Publisher, PublishingProblem>>
  private let store: StoreAttempt?
  private let content: DiskFolder
  private let before: EarlierBuild?
  private let jobs: Int

  init(
    into output: String, copiesFrom content: DiskFolder, _ memory: BuildMemory, after before: EarlierBuild?, jobs: Int
  ) {
    self.content = content
    self.before = before
    self.jobs = jobs
    making = Meanwhile {
      before?.look()
      return Result { () throws(PublishingProblem) in try Publisher(into: output) }
    }
    store = memory.newStore(after: before)
  }

  deinit {
    // Whoever made it may still hold it.
    if case .success(let publisher) = making.value { publisher.leave() }
  }

  /// Sees to it that the site may be published there.
  func claim() throws(PublishingProblem) { _ = try publisher }

  private var publisher: Publisher {
    get throws(PublishingProblem) { try making.value.get() }
  }

  /// Takes files as the last build made them, and tells of each whether it could still be had.
  func keep(_ paths: [String]) -> [Bool] {
    // Where something goes wrong, nothing is published, and no page is to be made for that.
    var isKept = paths.map { _ in true }
    attempt { () throws(PublishingProblem) in
      let handed = try before?.hand(paths, to: publisher, jobs: jobs)
      isKept = handed?.isKept ?? paths.map { _ in false }
      if let handed { note(handed.outputs, of: handed.outputs.count) }
    }
    return isKept
  }

  /// Takes a file; what goes wrong is told at the end.
  func take(_ file: SiteOutput) {
    attempt { () throws(PublishingProblem) in
      switch file.content {
      case .bytes(let bytes):
        let taken = try publisher.add(file.path, .bytes(bytes))
        let stored =
          before?.stored(file.path, ifItHolds: bytes, marked: taken.mark) ?? store?.add(bytes, marked: taken.mark)
        note(stored.map { [.init(path: file.path, bytes: .stored($0), stamp: taken.stamp)] } ?? [], of: 1)
      case .copy(let path):
        let taken = try publisher.add(file.path, .file(content.location(of: path)))
        note([.init(path: file.path, bytes: .copy(path), stamp: taken.stamp)], of: 1)
      }
    }
  }

  /// Takes down so many files, and of those that could be stored, where they are.
  private func note(_ outputs: [BuildRecord.Output], of count: Int) {
    state.withLock { state in
      state.count += count
      state.outputs += outputs
    }
  }

  private func attempt(_ body: () throws(PublishingProblem) -> Void) {
    guard state.withLock({ $0.problem == nil }) else { return }
    do throws(PublishingProblem) {
      try body()
    } catch {
      state.withLock { $0.problem = $0.problem ?? error }
    }
  }

  /// The site as it will stand.
  var files: StagedFiles {
    get throws(PublishingProblem) {
      if let problem = state.withLock(\.problem) { throw problem }
      return try publisher.files
    }
  }

  /// How the site that was published differs from that of the last build, if both are known.
  var difference: Publication? {
    guard let before else { return nil }
    guard state.withLock({ $0.outputs.count == $0.count }) else { return nil }
    return Publication(of: state.withLock(\.outputs), after: before.record.outputs)
  }

  /// Makes the files the site, and what was stored of them the cache's own.
  func publish(
    keeping keep: (StoreAttempt, [BuildRecord.Output], Publication) -> Void
  ) throws(PublishingProblem) -> Publication {
    if let problem = state.withLock(\.problem) { throw problem }
    let publication = try publisher.finish(besides: before?.foreign)
    let outputs = state.withLock { state in
      state.outputs = state.outputs.inByteOrder(of: \.path)
      return state.outputs
    }
    if let store { keep(store, outputs, publication) }
    return publication
  }
}
