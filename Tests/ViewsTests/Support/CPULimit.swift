import Glibc

/// Has a signal end this process once it has run for that many seconds of its own, however busy the machine is.
func limitProcessor(seconds: Int) {
  var limit = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds + 1))
  _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
}
