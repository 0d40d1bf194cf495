import Synchronization
import Testing

@testable import Sites

@Suite struct `Work that threads share` {
  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 7, 1_000])
  func `gives all results in the order of the work, each made once`(jobs: Int, count: Int) {
    let calls = Atomic(0)
    let results = parallelMap(count, jobs: jobs) { index in
      calls.add(1, ordering: .relaxed)
      return "piece \(index) of so many that no text of it fits into a few bytes"
    }
    #expect(results.count == count && calls.load(ordering: .relaxed) == count)
    #expect(results.enumerated().allSatisfy { $1.hasPrefix("piece \($0) of") })
  }

  @Test(arguments: [1, 4]) func `tells how many pieces are done`(jobs: Int) {
    let told = Mutex<[Int]>([])
    _ = parallelMap(100, jobs: jobs, watch: { done in told.withLock { $0.append(done) } }) { $0 }
    #expect(told.withLock { $0.sorted() } == Array(1...100))
  }

  private final class Counted: Sendable {
    static let alive = Atomic(0)
    init() { Self.alive.add(1, ordering: .sequentiallyConsistent) }
    deinit { Self.alive.subtract(1, ordering: .sequentiallyConsistent) }
  }

  @Test func `lets go of results with their list`() {
    for _ in 0..<20 {
      let results = parallelMap(100, jobs: 4) { _ in Counted() }
      #expect(Counted.alive.load(ordering: .sequentiallyConsistent) == 100)
      withExtendedLifetime(results) {}
    }
    #expect(Counted.alive.load(ordering: .sequentiallyConsistent) == 0)
  }
}
