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
  private let publisher: Publisher
  private let store: StoreAttempt?
  private let content: DiskFolder
  private let before: EarlierBuild?

  init(
    into output: String, copiesFrom content: DiskFolder, _ memory: BuildMemory, after before: EarlierBuild?
  ) throws(PublishingProblem) {
    self.content = content
    self.before = before
    publisher = try Publisher(into: output)
    store = memory.newStore(after: before)
  }

  /// Takes a file as the last build made it, if that can still be had.
  func keep(_ path: String) -> Bool {
    var isKept = true
    attempt { () throws(PublishingProblem) in
      let output = try before?.hand(path, to: publisher)
      if let output { note(output) }
      isKept = output != nil
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
        note(stored.map { .init(path: file.path, bytes: .stored($0), stamp: taken.stamp) })
      case .copy(let path):
        let taken = try publisher.add(file.path, .file(content.location(of: path)))
        note(.init(path: file.path, bytes: .copy(path), stamp: taken.stamp))
      }
    }
  }

  /// Takes down a file, unless it could not be stored.
  private func note(_ output: BuildRecord.Output?) {
    state.withLock { state in
      state.count += 1
      if let output { state.outputs.append(output) }
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
      return publisher.files
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
      state.outputs.sort { $0.path.precedesByBytes($1.path) }
      return state.outputs
    }
    if let store { keep(store, outputs, publication) }
    return publication
  }
}
