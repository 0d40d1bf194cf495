import Dispatch
import Synchronization

/// Does the same work on two threads at once, and gives what each made.
func onTwoThreads<Made: Sendable>(_ work: @Sendable () -> Made) -> [Made] {
  let made = Mutex<[Made]>([])
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let one = work()
    made.withLock { $0.append(one) }
  }
  return made.withLock { $0 }
}
