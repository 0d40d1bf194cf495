import Glibc
import Testing

@testable import Files

@Suite struct `A thread` {
  @Test func `has a stack of several megabytes`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      exit(Threads.run { depth(3_000) } == 3_000 ? 7 : 1)
    }
  }

  @Test func `returns the result of its work`() {
    #expect(Threads.run { 1 } == 1)
    #expect(Threads.run(forProcessorSeconds: 5) { 2 } == 2)
  }

  @Test func `is abandoned when its processor time is used up`() {
    let start = ContinuousClock.now
    let value: Int? = Threads.run(forProcessorSeconds: 1) {
      while ContinuousClock.now - start < .seconds(30) {}
      return 1
    }
    #expect(value == nil)
    #expect(ContinuousClock.now - start >= .seconds(1))
  }

  @Test func `may wait longer than its processor time`() {
    let value: Int? = Threads.run(forProcessorSeconds: 1) {
      usleep(1_200_000)
      return 1
    }
    #expect(value == 1)
  }
}

/// Calls itself `count` times, with more than a kilobyte of stack for each call, and returns `count`.
@inline(never)
private func depth(_ count: Int) -> Int {
  guard count > 0 else { return 0 }
  return unsafe withUnsafeTemporaryAllocation(byteCount: 1_000, alignment: 16) { bytes in
    unsafe bytes[0] = 1
    return depth(count - 1) + Int(unsafe bytes[0])
  }
}
