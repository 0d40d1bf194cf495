import Glibc

/// Limits on what this process may use.
package enum ProcessLimits {
  /// Limits the memory of this process, including the program itself, to a number of bytes, and forbids core dumps.
  package static func setMemory(_ bytes: Int) {
    set(__rlimit_resource_t(RLIMIT_AS.rawValue), rlim_t(bytes))
    set(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
  }

  /// Lets this process use some more seconds of processor time; after that, the system ends it.
  package static func allowProcessorTime(_ seconds: Int) {
    var usage = rusage()
    unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    // The lower limit can be raised again, up to the upper one.
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
    limit.rlim_cur = min(rlim_t(used + seconds), limit.rlim_max)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }

  private static func set(_ resource: __rlimit_resource_t, _ value: rlim_t) {
    var limit = rlimit()
    unsafe getrlimit(resource, &limit)
    limit.rlim_max = min(value, limit.rlim_max)
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(resource, &limit)
  }
}
