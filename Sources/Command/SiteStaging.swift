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
    var problem: PublishingProblem?
  }

  private let state: Mutex<State>
  private let content: DiskFolder

  init(into output: String, copiesFrom content: DiskFolder, _ memory: BuildMemory) throws(PublishingProblem) {
    self.content = content
    state = Mutex(State(publisher: try Publisher(into: output), store: memory.newStore()))
  }

  /// Takes a file; what goes wrong is told at the end.
  func take(_ file: SiteOutput) {
    state.withLock { state in
      guard state.problem == nil else { return }
      do throws(PublishingProblem) {
        switch file.content {
        case .bytes(let bytes):
          try state.publisher.add(file.path, .bytes(bytes))
          let stored = state.store?.add(bytes)
          if let stored { state.outputs.append(.init(path: file.path, bytes: .stored(stored), stamp: nil)) }
        case .copy(let path):
          try state.publisher.add(file.path, .file(content.location(of: path)))
          state.outputs.append(.init(path: file.path, bytes: .copy(path), stamp: nil))
        }
      } catch {
        state.problem = error
      }
    }
  }

  /// Makes the files the site, and what was stored of them the cache's own.
  func publish(
    keeping keep: (StoreAttempt, [BuildRecord.Output], Publication) -> Void
  ) throws(PublishingProblem) -> Publication {
    try state.withLock { state throws(PublishingProblem) in
      if let problem = state.problem { throw problem }
      let publication = try state.publisher.finish()
      if let store = state.store {
        keep(store, state.outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, publication)
      }
      return publication
    }
  }
}
