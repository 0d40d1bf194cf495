import Glibc

/// A program that is run to its end.
///
///     let outcome = try Subprocess("/usr/bin/true", log: "/tmp/log").run()
///     outcome.status  // 0
package struct Subprocess: Sendable {
  private let program: String
  private let arguments: [String]
  private let folder: String
  private let environment: [String]
  private let log: String

  /// Names a program by its whole path, what it is given, the folder that it works in, and the file for all that it prints.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: String = "/", environment: [String] = [],
    log: String = "/dev/null"
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.log = log
  }

  /// What came of a program, and what it cost.
  package struct Outcome: Equatable, Sendable {
    /// The exit status; nothing where a signal ended it.
    package let status: Int32?
    /// The seconds from its start to its end.
    package let wall: Double
    /// The seconds that processors worked in it and in the programs that it waited for.
    package let user: Double
    /// The seconds that processors worked for it in the system.
    package let system: Double
    /// The most memory that it held at a time, in bytes.
    ///
    /// The system counts what this process holds as the program's, up to the moment in which the program begins.
    package let peakMemory: Int
  }

  /// Starts it with nothing to read, and waits for its end.
  package func run() throws(FolderProblem) -> Outcome {
    let start = ContinuousClock.now
    return try end(of: begin(writingTo: nil), since: start)
  }

  /// Starts it with nothing to read, and waits for its end and for all that it prints on standard output.
  package func output() throws(FolderProblem) -> (outcome: Outcome, bytes: [UInt8]) {
    let start = ContinuousClock.now
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = OpenFile(descriptor: ends[0])
    let id: pid_t
    do {
      // The program has the other end; ours is closed, or the end of what it prints would never come.
      let writing = OpenFile(descriptor: ends[1])
      id = try begin(writingTo: writing)
    }
    var bytes: [UInt8] = []
    while let piece = try? reading.nextPiece(), !piece.isEmpty { bytes += piece }
    return (try end(of: id, since: start), bytes)
  }

  private func begin(writingTo output: OpenFile?) throws(FolderProblem) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      unsafe posix_spawn_file_actions_adddup2(&actions, output.descriptor, 1)
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    guard unsafe Self.begin(&actions, in: folder) else { throw .unsupported }
    let words = unsafe Self.copies(of: [program] + arguments)
    let variables = unsafe Self.copies(of: environment)
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var id = pid_t()
    let code = unsafe posix_spawn(&id, program, &actions, nil, words, variables)
    guard code == 0 else {
      errno = code
      throw .last
    }
    return id
  }

  private func end(of id: pid_t, since start: ContinuousClock.Instant) throws(FolderProblem) -> Outcome {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .last }
    }
    let wall = start.duration(to: .now)
    return Outcome(
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil, wall: wall / .seconds(1),
      user: Self.seconds(usage.ru_utime), system: Self.seconds(usage.ru_stime), peakMemory: usage.ru_maxrss << 10)
  }

  /// Lets a program begin in a folder.
  ///
  /// The library has that function, but its headers show it only to programs that ask for all of GNU, which Swift cannot.
  private static func begin(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, in folder: String) -> Bool {
    typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>
    typealias Function = @convention(c) (Actions, UnsafePointer<CChar>) -> Int32
    guard let symbol = unsafe dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return false }
    return unsafe unsafeBitCast(symbol, to: Function.self)(actions, folder) == 0
  }

  /// Texts as C has them, with nothing behind the last one.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { text in unsafe strdup(text) } + [nil]
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
