import Dispatch
import Synchronization

/// The results of `count` pieces of work in their order, made by as many threads as are allowed; who comes first changes nothing.
///
/// `watch` hears after each piece how many are done.
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
  return unsafe [Result](unsafeUninitializedCapacity: count) { places, filled in
    // Safe: whoever draws a number fills its place, and nobody else; all are full when this is done.
    nonisolated(unsafe) let places = unsafe places
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { break }
        unsafe places.initializeElement(at: index, to: work(index))
      }
    }
    filled = count
  }
}
