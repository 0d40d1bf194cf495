import Glibc

/// The seconds that this thread itself takes for some work, however busy the machine is.
func processorSeconds(of work: () -> Void) -> Double {
  let start = processorSeconds
  work()
  return processorSeconds - start
}

private var processorSeconds: Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
