import CThreads
import Glibc
import Synchronization

/// Threads with a stack of a known size.
///
/// By default, a thread gets the stack that the shell's `ulimit -s` allows. With 256 kB, a template or an article that
/// nests deeply ended the program with a segmentation fault.
package enum Threads {
  /// The size of a stack in bytes.
  private static let stackSize = 8 << 20

  /// Gives this stack size to all threads that start later, such as those of Dispatch.
  package static func setDefaultStackSize() {
    unsafe withAttributes { attributes in
      _ = unsafe pthread_setattr_default_np(attributes)
    }
  }

  /// Runs work on a new thread and returns its result.
  ///
  /// If no thread can start, for example because there is no memory for its stack, the work runs on the current thread.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let slot = Slot<Value>()
    guard let thread = start({ slot.store(work()) }) else { return work() }
    pthread_join(thread, nil)
    return slot.value ?? work()
  }

  /// Runs work on a new thread and returns its result, or `nil` if the work needs more processor time than the limit.
  ///
  /// A thread cannot be stopped safely. So after this time, the work goes on in the background, and its result is lost.
  /// Only the processor time of this thread counts, so other threads and other programs make no difference.
  package static func run<Value: Sendable>(
    forProcessorSeconds limit: Int, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let slot = Slot<Value>()
    guard let thread = start({ slot.store(work()) }) else { return work() }
    var rest = Duration.seconds(limit)
    repeat {
      // The thread cannot use more processor time than real time.
      var end = Self.now(after: rest)
      if unsafe pthread_timedjoin_np(thread, nil, &end) == 0 { return slot.value }
      rest = .seconds(limit) - (processorTime(of: thread) ?? .zero)
    } while rest > .zero
    pthread_detach(thread)
    return nil
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    unsafe withAttributes { attributes in
      let job = unsafe Unmanaged.passRetained(Job(work))
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, attributes,
        { pointer in
          if let pointer = unsafe pointer { unsafe Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work() }
          return nil
        }, job.toOpaque())
      if status == 0 { return thread }
      unsafe job.release()
      return nil
    }
  }

  private static func withAttributes<Result>(_ body: (UnsafeMutablePointer<pthread_attr_t>) -> Result) -> Result {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    return unsafe body(&attributes)
  }

  /// Returns the processor time that a thread has used, or `nil` if it has ended.
  private static func processorTime(of thread: pthread_t) -> Duration? {
    var clock = clockid_t()
    var time = timespec()
    guard unsafe pthread_getcpuclockid(thread, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func now(after duration: Duration) -> timespec {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    let (seconds, fraction) = duration.components
    time.tv_sec += Int(seconds)
    time.tv_nsec += Int(fraction / 1_000_000_000)
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_sec += 1
      time.tv_nsec -= 1_000_000_000
    }
    return time
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }

  /// The result of work on another thread.
  private final class Slot<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)

    var value: Value? { stored.withLock(\.self) }

    func store(_ value: Value) { stored.withLock { $0 = value } }
  }
}
