import CThreads
import Glibc

/// Facts about this machine and this process.
package enum Machine {
  /// The process ID.
  static var processNumber: Int32 { getpid() }

  /// Ignores the signal for a file beyond the size limit, so that the write fails instead of ending the process.
  package static func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

  /// The current time in seconds since 1970.
  package static var secondsSince1970: Int { time(nil) }

  /// The number of processor cores that this process can use: a container often may use fewer than the machine has.
  package static let cores: Int = {
    var set = cpu_set_t()
    let isKnown = unsafe sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0
    let allowed = isKnown ? unsafe garland_count_processors(&set) : Int32(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return max(1, min(Int(allowed), quota ?? .max))
  }()

  /// The number of cores whose time the control group of this process may use, rounded up; `nil` without a limit.
  private static var quota: Int? {
    let groups = text("/proc/self/cgroup")
    // A container often sees its own group as the root.
    let paths = controlGroups(in: groups) + [""]
    let quotas = paths.compactMap { path in
      cores(inQuota: text("/sys/fs/cgroup\(path)/cpu.max"))
        ?? cores(
          inQuota: text("/sys/fs/cgroup/cpu\(path)/cpu.cfs_quota_us") + " "
            + text("/sys/fs/cgroup/cpu\(path)/cpu.cfs_period_us"))
    }
    return quotas.min()
  }

  /// Returns the paths of the control groups that limit processor time, and of the groups above them.
  ///
  ///     Machine.controlGroups(in: "0::/user/job\n")  // ["/user/job", "/user"]
  static func controlGroups(in file: String) -> [String] {
    file.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty || parts[1].split(separator: ",").contains("cpu") else { return [] }
      var path = parts[2]
      var paths: [String] = []
      while let slash = path.lastIndex(of: "/"), path.count > 1 {
        paths.append(String(path))
        path = path[..<slash]
      }
      return paths
    }
  }

  /// Returns the number of cores for a quota and a period in microseconds.
  ///
  ///     Machine.cores(inQuota: "150000 100000")  // 2
  ///     Machine.cores(inQuota: "max 100000")  // nil
  static func cores(inQuota text: String) -> Int? {
    let numbers = text.split { $0 == " " || $0 == "\n" }.map { Int($0) }
    guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0 else { return nil }
    return max(1, (quota + period - 1) / period)
  }

  private static func text(_ path: String) -> String {
    (try? Files.read(path, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
