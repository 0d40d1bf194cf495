import Synchronization

/// One reading of the surroundings, remembered so that a later render can tell whether it would read the same.
struct EnvironmentRead: Sendable {
  /// How many writes surrounded the one that answered; 0 where the key's default did.
  private(set) var depth: Int
  /// How deep the write is that answers now, if it answers the same.
  private let answer: @Sendable (EnvironmentValues) -> Int?

  init<Key: EnvironmentKey>(of key: Key.Type, value: Key.Value, depth: Int) {
    self.depth = depth
    answer = { environment in
      let (now, depth) = environment.find(key)
      return areEqual(now, value) ? depth : nil
    }
  }

  /// The same reading in `environment`, if it gives an equal value; values that cannot be compared never count as equal.
  func repeated(in environment: EnvironmentValues) -> EnvironmentRead? {
    guard let depth = answer(environment) else { return nil }
    var read = self
    read.depth = depth
    return read
  }

  /// The same reading of a write that moved along with the reader.
  func moved(by levels: Int) -> EnvironmentRead {
    var read = self
    read.depth += levels
    return read
  }
}

/// Collects the readings of one render.
final class ReadRecorder: Sendable {
  private let reads = Mutex<[EnvironmentRead]>([])
  private let total = Atomic(0)

  /// The readings so far.
  var all: [EnvironmentRead] { reads.withLock { $0 } }

  /// How many there are so far; asked for every row, so it takes no lock.
  var count: Int { total.load(ordering: .relaxed) }

  func record(_ read: EnvironmentRead) {
    append([read])
  }

  func append(_ more: [EnvironmentRead]) {
    reads.withLock { $0.append(contentsOf: more) }
    total.add(more.count, ordering: .relaxed)
  }
}
