import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Planning

@Suite struct `A deferred value` {
  private final class Counter: Sendable {
    let count = Atomic(0)

    func increment() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }
  }

  @Test func `is computed once for many threads`() {
    for _ in 0..<200 {
      let counter = Counter()
      let value = Deferred { counter.increment() }
      DispatchQueue.concurrentPerform(iterations: 8) { _ in #expect(value.value == 1) }
      #expect(counter.count.load(ordering: .sequentiallyConsistent) == 1)
    }
  }

  @Test(.hangGuard) func `is computed by another thread even if it is not used`() {
    let isComputed = DispatchSemaphore(value: 0)
    let value = Deferred { isComputed.signal() }
    isComputed.wait()
    withExtendedLifetime(value) {}
  }

  @Test func `is computed on first use if it is lazy`() {
    let counter = Counter()
    let value = Deferred.lazily { counter.increment() }
    #expect(counter.count.load(ordering: .sequentiallyConsistent) == 0)
    value.begin()
    #expect(value.value == 1)
  }

  @Test func `can be created with a value`() { #expect(Deferred(value: 7).value == 7) }

  @Test func `is computed even if every thread waits for a value`() {
    // There are more values than threads, so a waiting thread must compute a value that no thread has started.
    let values = (0..<500).map { number in
      let inner = Deferred { number }
      return Deferred { inner.value + 1 }
    }
    DispatchQueue.concurrentPerform(iterations: values.count) { #expect(values[$0].value == $0 + 1) }
  }
}

@Suite struct `A parallel map` {
  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 7, 1_000])
  func `returns the results in order, and calls the closure once for each result`(jobs: Int, count: Int) {
    let calls = Atomic(0)
    let results = parallelMap(count, jobs: jobs) { index in
      calls.add(1, ordering: .relaxed)
      return "piece \(index) of so many that no text of it fits into a few bytes"
    }
    #expect(results.count == count && calls.load(ordering: .relaxed) == count)
    #expect(results.enumerated().allSatisfy { $1.hasPrefix("piece \($0) of") })
  }

  @Test(arguments: [1, 4]) func `reports how many elements are done`(jobs: Int) {
    let counts = Mutex<[Int]>([])
    _ = parallelMap(100, jobs: jobs, watch: { done in counts.withLock { $0.append(done) } }) { $0 }
    #expect(counts.withLock { $0.sorted() } == Array(1...100))
  }

  private final class CountedObject: Sendable {
    static let liveCount = Atomic(0)
    init() { Self.liveCount.add(1, ordering: .sequentiallyConsistent) }
    deinit { Self.liveCount.subtract(1, ordering: .sequentiallyConsistent) }
  }

  @Test func `releases the results with their array`() {
    for _ in 0..<20 {
      let results = parallelMap(100, jobs: 4) { _ in CountedObject() }
      #expect(CountedObject.liveCount.load(ordering: .sequentiallyConsistent) == 100)
      withExtendedLifetime(results) {}
    }
    #expect(CountedObject.liveCount.load(ordering: .sequentiallyConsistent) == 0)
  }
}
