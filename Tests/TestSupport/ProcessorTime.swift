import Glibc

/// Returns the processor time that the work takes on this thread, in seconds.
package func processorSeconds(of work: () -> Void) -> Double {
  let start = processorSeconds
  work()
  return processorSeconds - start
}

private var processorSeconds: Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
