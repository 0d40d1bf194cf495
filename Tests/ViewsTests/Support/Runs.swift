import Synchronization

/// How often the bodies of the views of a test ran, counted for the task under way, so that rows need hold no counter and stay
/// comparable field by field.
final class Runs: Sendable {
  @TaskLocal private static var current: Runs?

  private let counts = Mutex<[String: Int]>([:])

  /// Counts one run of something.
  static func note(_ name: String) {
    current?.counts.withLock { $0[name, default: 0] += 1 }
  }

  /// Does something, and counts the runs on the way.
  static func during<Value>(_ work: () throws -> Value) rethrows -> (value: Value, runs: Runs) {
    let runs = Runs()
    return (try $current.withValue(runs) { try work() }, runs)
  }

  /// How often something ran.
  subscript(name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

  /// What ran, and how often.
  var all: [String: Int] { counts.withLock { $0 } }
}
