import Synchronization

/// A recorded read of an environment value, so that a later render can check whether the value is still equal.
struct EnvironmentRead: Sendable {
  /// The depth of the write that set the value, or 0 for the key's default.
  private(set) var depth: Int
  /// Returns the depth of the write that sets the value in an environment, or nil if the value differs.
  private let depthOfEqualValue: @Sendable (EnvironmentValues) -> Int?

  init<Key: EnvironmentKey>(of key: Key.Type, value: Key.Value, depth: Int) {
    self.depth = depth
    depthOfEqualValue = { environment in
      let (current, depth) = environment.find(key)
      return areEqual(current, value) ? depth : nil
    }
  }

  /// Returns the same read in `environment`, or nil if the value differs or cannot be compared.
  func repeated(in environment: EnvironmentValues) -> EnvironmentRead? {
    guard let depth = depthOfEqualValue(environment) else { return nil }
    var read = self
    read.depth = depth
    return read
  }

  /// Returns the read for an entry that moved by some levels, together with the write that it read.
  func moved(by levels: Int) -> EnvironmentRead {
    var read = self
    read.depth += levels
    return read
  }
}

/// Records the environment reads of one render.
final class EnvironmentReads: Sendable {
  private let reads = Mutex<[EnvironmentRead]>([])
  private let total = Atomic(0)

  /// The reads so far.
  var all: [EnvironmentRead] { reads.withLock { $0 } }

  /// The number of reads so far.
  ///
  /// The number is atomic and needs no lock, because the renderer gets it for every row.
  var count: Int { total.load(ordering: .relaxed) }

  func record(_ read: EnvironmentRead) {
    append([read])
  }

  func append(_ more: [EnvironmentRead]) {
    reads.withLock { $0.append(contentsOf: more) }
    total.add(more.count, ordering: .relaxed)
  }
}
