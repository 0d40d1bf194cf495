/// Runs independent pieces of work, perhaps on several threads.
///
/// `Comparing` starts no threads: its caller chooses how many to use.
package protocol ParallelWork: Sendable {
  /// Returns the results of `work(0)` to `work(count - 1)`, in this order.
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result]
}

/// Runs all pieces of work on the calling thread, one after the other.
package struct SerialWork: ParallelWork {
  /// Creates serial work.
  package init() {}

  package func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    (0..<count).map(work)
  }
}
