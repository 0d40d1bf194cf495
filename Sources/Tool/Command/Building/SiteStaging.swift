import Caching
import Publishing
import Records
import Sites
import Synchronization

/// Takes the files of a site as they are made, from any thread, and puts them beside the folder that they are published in.
final class SiteStaging: Sendable {
  private struct State {
    /// What to note of those that were made, as they came.
    var outputs: [BuildRecord.Output] = []
    /// Those that stand as the last build noted them, by their places in its record.
    var standing: [Int] = []
    /// How many files there are, whether they could be stored or not.
    var count = 0
    var problem: PublishingProblem?
    var difference: Publication?
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
    if case .success(let publisher) = making.value { publisher.close() }
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
      if let handed { note(handed.restored, standing: handed.standing) }
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
        note(stored.map { [.init(path: file.path, bytes: .stored($0), stamp: taken.stamp)] })
      case .copy(let path):
        let taken = try publisher.add(file.path, .file(content.location(of: path)))
        note([.init(path: file.path, bytes: .copy(path), stamp: taken.stamp)])
      }
    }
  }

  /// Takes down files; nothing stands for one that could not be stored.
  private func note(_ outputs: [BuildRecord.Output]?, standing: [Int] = []) {
    state.withLock { state in
      state.count += standing.count + (outputs?.count ?? 1)
      state.outputs += outputs ?? []
      state.standing += standing
    }
  }

  /// All files that could be stored, in the byte order of their paths.
  private var outputs: [BuildRecord.Output] {
    // Nobody takes any more, and there is to be one list of them.
    let (made, standing) = state.withLock { state in
      state.outputs = state.outputs.inByteOrder(of: \.path)
      return (state.outputs, state.standing.sorted())
    }
    return standing.compactMap { before?.record.outputs[$0] }.merging(made, of: \.path)
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
  var difference: Publication? { state.withLock(\.difference) }

  /// Makes the files the site, and what was stored of them the cache's own.
  func publish(
    keeping keep: (StoreAttempt, [BuildRecord.Output], Publication) -> Void
  ) throws(PublishingProblem) -> Publication {
    if let problem = state.withLock(\.problem) { throw problem }
    let publication = try publisher.finish(besides: before?.foreign)
    let outputs = outputs
    if let before, state.withLock(\.count) == outputs.count {
      let difference = Publication(of: outputs, after: before.record.outputs)
      state.withLock { $0.difference = difference }
    }
    if let store { keep(store, outputs, publication) }
    return publication
  }
}
