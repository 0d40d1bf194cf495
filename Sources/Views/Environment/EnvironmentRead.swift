import Synchronization

/// One reading of the surroundings, remembered so that a later render can tell whether it would read the same.
struct EnvironmentRead: Sendable {
  /// How many writes surrounded the one that answered; 0 where the key's default did.
  let depth: Int
  private let isCurrent: @Sendable (EnvironmentValues) -> Bool

  init<Key: EnvironmentKey>(of key: Key.Type, value: Key.Value, depth: Int) {
    self.depth = depth
    isCurrent = { areEqual($0[key], value) }
  }

  /// Whether reading in `environment` gives an equal value; values that cannot be compared never count as equal.
  func holds(in environment: EnvironmentValues) -> Bool {
    isCurrent(environment)
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

  func append(_ more: ArraySlice<EnvironmentRead>) {
    reads.withLock { $0.append(contentsOf: more) }
    total.add(more.count, ordering: .relaxed)
  }
}
