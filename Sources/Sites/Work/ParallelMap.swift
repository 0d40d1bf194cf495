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
  let found = Mutex<[(index: Int, result: Result)]>([])
  DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
    var own: [(index: Int, result: Result)] = []
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { break }
      own.append((index, work(index)))
    }
    found.withLock { [own] in $0 += own }
  }
  return found.withLock { $0 }.sorted { $0.index < $1.index }.map(\.result)
}
