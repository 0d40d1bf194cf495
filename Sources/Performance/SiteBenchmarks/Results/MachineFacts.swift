import Files

/// The machine that was measured on, in a sentence.
enum MachineFacts {
  static var text: String {
    [processor, "\(Machine.cores) cores", memory, "Linux \(kernel)"].joined(separator: ", ")
  }

  private static var processor: String { value("model name", in: "/proc/cpuinfo") ?? "a processor without a name" }

  private static var memory: String {
    let kibibytes = value("MemTotal", in: "/proc/meminfo").flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    return "\((kibibytes + 1 << 19) >> 20) GiB of memory"
  }

  private static var kernel: String {
    contents("/proc/sys/kernel/osrelease").split(separator: "\n").first.map(String.init) ?? "of some version"
  }

  /// What stands behind the colon of the first line that begins so.
  private static func value(_ name: String, in path: String) -> String? {
    let line = contents(path).split(separator: "\n").first { $0.hasPrefix(name) }
    guard let line, let colon = line.firstIndex(of: ":") else { return nil }
    return String(line[line.index(after: colon)...].drop { $0 == " " })
  }

  private static func contents(_ path: String) -> String {
    (try? Files.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
