import Caching
import Publishing
import Sites
import Synchronization

/// Takes the files of a site as they are made, from any thread, and puts them beside the folder that they are published in.
final class SiteStaging: Sendable {
  private struct State {
    let publisher: Publisher
    let store: StoreAttempt?
    var outputs: [BuildRecord.Output] = []
    /// How many files there are, whether they could be stored or not.
    var count = 0
    var problem: PublishingProblem?
  }

  private let state: Mutex<State>
  private let content: DiskFolder
  private let before: EarlierBuild?

  init(
    into output: String, copiesFrom content: DiskFolder, _ memory: BuildMemory, after before: EarlierBuild?
  ) throws(PublishingProblem) {
    self.content = content
    self.before = before
    state = Mutex(State(publisher: try Publisher(into: output), store: memory.newStore(after: before)))
  }

  /// Takes a file as the last build made it, if that can still be had.
  func keep(_ path: String) -> Bool {
    var isKept = true
    attempt { state throws(PublishingProblem) in
      let output = try before?.hand(path, to: state.publisher)
      if let output { state.outputs.append(output) }
      if output != nil { state.count += 1 }
      isKept = output != nil
    }
    return isKept
  }

  /// Takes a file; what goes wrong is told at the end.
  func take(_ file: SiteOutput) {
    attempt { state throws(PublishingProblem) in
      state.count += 1
      switch file.content {
      case .bytes(let bytes):
        try state.publisher.add(file.path, .bytes(bytes))
        let stored = before?.stored(file.path, ifItHolds: bytes) ?? state.store?.add(bytes)
        if let stored { state.outputs.append(.init(path: file.path, bytes: .stored(stored), stamp: nil)) }
      case .copy(let path):
        try state.publisher.add(file.path, .file(content.location(of: path)))
        state.outputs.append(.init(path: file.path, bytes: .copy(path), stamp: nil))
      }
    }
  }

  private func attempt(_ body: (inout State) throws(PublishingProblem) -> Void) {
    state.withLock { state in
      guard state.problem == nil else { return }
      do throws(PublishingProblem) {
        try body(&state)
      } catch {
        state.problem = error
      }
    }
  }

  /// The site as it will stand.
  var files: StagedFiles {
    get throws(PublishingProblem) {
      try state.withLock { state throws(PublishingProblem) in
        if let problem = state.problem { throw problem }
        return state.publisher.files
      }
    }
  }

  /// How the site differs from that of the last build, if both are known.
  var difference: Publication? {
    guard let before else { return nil }
    return state.withLock { state in
      guard state.outputs.count == state.count else { return nil }
      let outputs = state.outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      return Publication(of: outputs, after: before.record.outputs)
    }
  }

  /// Makes the files the site, and what was stored of them the cache's own.
  func publish(
    keeping keep: (StoreAttempt, [BuildRecord.Output], Publication) -> Void
  ) throws(PublishingProblem) -> Publication {
    try state.withLock { state throws(PublishingProblem) in
      if let problem = state.problem { throw problem }
      let publication = try state.publisher.finish(besides: before?.foreign)
      if let store = state.store {
        keep(store, state.outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, publication)
      }
      return publication
    }
  }
}
