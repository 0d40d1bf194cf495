import Glibc

/// What the machine can tell of itself.
package enum Machine {
  /// How many cores may run at once.
  package static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The number of this process, which no other has while it runs.
  static var processNumber: Int32 { getpid() }

  /// The seconds that processors have worked for this process, all threads together.
  package static var secondsWorked: Int {
    var time = timespec()
    return unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 ? time.tv_sec : 0
  }

  /// Lets a file that grows beyond what this process may write be an error like any other, and not the end of the process.
  package static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// The seconds since the beginning of 1970, by its clock.
  package static var secondsSince1970: Int { time(nil) }
}
