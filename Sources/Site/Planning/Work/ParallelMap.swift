import Dispatch
import Synchronization

/// Returns the results of `work(0)` to `work(count - 1)`, in this order, computed by up to `jobs` threads.
///
/// After each piece of work, `watch` is called with the number of finished pieces.
package func parallelMap<Result: Sendable>(
  _ count: Int, jobs: Int, watch: (@Sendable (Int) -> Void)? = nil, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let done = Atomic(0)
  let work: @Sendable (Int) -> Result = { index in
    defer { watch?(done.add(1, ordering: .relaxed).newValue) }
    return work(index)
  }
  guard jobs > 1, count > 1 else { return (0..<count).map(work) }
  let next = Atomic(0)
  return unsafe [Result](unsafeUninitializedCapacity: count) { elements, initializedCount in
    // Safe: `next` gives each index to one thread, which initializes that element. All are initialized when the loop
    // ends.
    nonisolated(unsafe) let elements = unsafe elements
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { break }
        unsafe elements.initializeElement(at: index, to: work(index))
      }
    }
    initializedCount = count
  }
}

/// The progress of a build.
package struct SiteProgress: Sendable, Equatable {
  /// A step of a build.
  package enum Step: Sendable, Equatable {
    /// The build reads and renders articles.
    case reading
    /// The build writes pages.
    case writing
    /// The build makes smaller pictures.
    case resizing
  }

  /// The current step.
  package let step: Step
  /// The number of finished articles, pages or pictures.
  package let done: Int
  /// The number of all articles, pages or pictures.
  package let total: Int

  /// Returns a function that passes the number of finished pieces of a step to `watcher`.
  package static func watch(_ step: Step, _ total: Int, _ watcher: Watcher?) -> (@Sendable (Int) -> Void)? {
    guard let watcher else { return nil }
    return { watcher(SiteProgress(step: step, done: $0, total: total)) }
  }

  /// A function that is called with the progress of a build, on any thread.
  package typealias Watcher = @Sendable (SiteProgress) -> Void
}
