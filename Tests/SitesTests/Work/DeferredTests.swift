import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Sites

@Suite struct `A value that is made meanwhile` {
  private final class Count: Sendable {
    let made = Atomic(0)

    func make() -> Int { made.add(1, ordering: .sequentiallyConsistent).newValue }
  }

  @Test func `is made once, however many ask for it`() {
    for _ in 0..<200 {
      let count = Count()
      let value = Deferred { count.make() }
      DispatchQueue.concurrentPerform(iterations: 8) { _ in #expect(value.value == 1) }
      #expect(count.made.load(ordering: .sequentiallyConsistent) == 1)
    }
  }

  @Test(.hangGuard) func `is made by another thread, though nobody asks`() {
    let isMade = DispatchSemaphore(value: 0)
    let value = Deferred { isMade.signal() }
    isMade.wait()
    withExtendedLifetime(value) {}
  }

  @Test func `is not made before somebody asks, if that is wanted`() {
    let count = Count()
    let value = Deferred.lazily { count.make() }
    #expect(count.made.load(ordering: .sequentiallyConsistent) == 0)
    value.begin()
    #expect(value.value == 1)
  }

  @Test func `may be there already`() { #expect(Deferred(value: 7).value == 7) }

  @Test func `is made although every thread waits for one`() {
    // More of them than there are threads: whoever finds one that is not begun makes it.
    let values = (0..<500).map { number in
      let inner = Deferred { number }
      return Deferred { inner.value + 1 }
    }
    DispatchQueue.concurrentPerform(iterations: values.count) { #expect(values[$0].value == $0 + 1) }
  }
}
