import CThreads
import Glibc

/// Limits on what this process may do and use.
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

  /// Takes the right to open files and connections from this thread and the threads and processes that it starts.
  ///
  /// With a folder, they may read all files, and change those in the folder. Returns whether the system can do this.
  @discardableResult package static func forbidFiles(exceptChangesIn folder: String? = nil) -> Bool {
    guard let folder else { return garland_forbid_files(-1) != 0 }
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor >= 0 && garland_forbid_files(descriptor) != 0
  }

  /// Ends this process when its parent ends.
  ///
  /// The signal also arrives when only the thread ends that started this process. It wakes a stopped process.
  package static func endWithParent() {
    // A variable without a value yet must not get it in a signal handler.
    guard parent > 0 else { return }
    signal(SIGCONT) { _ in if getppid() != ProcessLimits.parent { _exit(0) } }
    garland_signal_when_parent_ends(SIGCONT)
  }

  private static let parent = getppid()

  /// Becomes another program without an environment, which ends with the thread that started this process.
  ///
  /// The standard input must be a connection to the parent.
  package static func run(_ program: String, _ arguments: [String]) -> Never {
    garland_signal_when_parent_ends(SIGKILL)
    // The parent may have ended before that.
    var parent = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    if unsafe poll(&parent, 1, 0) > 0 { _exit(0) }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
    unsafe execve(program, &words, &variables)
    _exit(127)
  }

  private static func set(_ resource: __rlimit_resource_t, _ value: rlim_t) {
    var limit = rlimit()
    unsafe getrlimit(resource, &limit)
    limit.rlim_max = min(value, limit.rlim_max)
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(resource, &limit)
  }
}
