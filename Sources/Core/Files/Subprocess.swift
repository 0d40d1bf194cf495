import CThreads
import Glibc

/// A program to run until it exits.
///
///     let outcome = try Subprocess("/usr/bin/true", log: "/tmp/log").run()
///     outcome.status  // 0
package struct Subprocess: Sendable {
  private let program: String
  private let arguments: [String]
  private let folder: String
  private let environment: [String]
  private let log: String
  private let isDetached: Bool

  /// Describes a program: its absolute path, its arguments, its working folder, and the file for its output.
  ///
  /// Control-C in the terminal does not end a detached program.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: String = "/", environment: [String] = [],
    log: String = "/dev/null", isDetached: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.log = log
    self.isDetached = isDetached
  }

  /// The exit status of a program and the resources that it used.
  package struct Outcome: Equatable, Sendable {
    /// The exit status; `nil` if a signal ended the program.
    package let status: Int32?
    /// The seconds from start to exit.
    package let wall: Double
    /// The processor time in user mode, in seconds, of the program and the child processes that it waited for.
    package let user: Double
    /// The processor time in the kernel, in seconds.
    package let system: Double
    /// The peak memory in bytes.
    ///
    /// The peak includes the moment before `exec`, when the new process still has the memory of this one.
    package let peakMemory: Int
  }

  /// Runs the program without input and waits for its exit.
  package func run() throws(FolderProblem) -> Outcome {
    let start = ContinuousClock.now
    return try waitForExit(of: launch(output: nil), since: start)
  }

  /// Runs the program without input, waits for its exit, and returns its standard output.
  package func output() throws(FolderProblem) -> (outcome: Outcome, bytes: [UInt8]) {
    var bytes: [UInt8] = []
    let outcome = try output { chunk in
      bytes += chunk
      return true
    }
    return (outcome, bytes)
  }

  /// Runs the program without input, passes its standard output to a closure in chunks, and waits for its exit.
  ///
  /// If the closure returns `false`, the rest of the output is not read, so the program fails to write it.
  package func output(_ body: ([UInt8]) -> Bool) throws(FolderProblem) -> Outcome {
    let start = ContinuousClock.now
    let id: pid_t
    do {
      let (process, reading) = try launchWithOutput()
      id = process
      while let chunk = try? reading.nextChunk(), !chunk.isEmpty, body(chunk) {}
    }
    return try waitForExit(of: id, since: start)
  }

  /// Starts the program, and returns its standard output.
  ///
  /// The output is no pipe. Between `pipe` and `fcntl`, another thread could start a program, which would inherit the
  /// writing end. Reading would last until that program ends.
  private func launchWithOutput() throws(FolderProblem) -> (id: pid_t, output: OpenFile) {
    let (reading, writing) = try ProcessConnection.ends()
    return (try launch(output: writing), reading)
  }

  /// Starts the program with a connection as its input and output.
  func launch(connectedTo connection: OpenFile) throws(FolderProblem) -> pid_t {
    try launch(input: connection, output: connection)
  }

  private func launch(input: OpenFile? = nil, output: OpenFile?) throws(FolderProblem) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input.descriptor, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if let output {
      unsafe posix_spawn_file_actions_adddup2(&actions, output.descriptor, 1)
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    guard unsafe posix_spawn_file_actions_addchdir_np(&actions, folder) == 0 else { throw .unsupported }
    let words = unsafe Self.copies(of: [program] + arguments)
    let variables = unsafe Self.copies(of: environment)
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Threads of Dispatch block most signals, and a program inherits that: it would not end at its limit of time.
    var noSignals = sigset_t()
    unsafe sigemptyset(&noSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &noSignals)
    // A process group of its own gets no signals from the terminal.
    let flags = POSIX_SPAWN_SETSIGMASK | (isDetached ? POSIX_SPAWN_SETPGROUP : 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var id = pid_t()
    let code = unsafe posix_spawn(&id, program, &actions, &attributes, words, variables)
    guard code == 0 else {
      errno = code
      throw .last
    }
    return id
  }

  private func waitForExit(of id: pid_t, since start: ContinuousClock.Instant) throws(FolderProblem) -> Outcome {
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

  /// Copies strings into a null-terminated array of C strings.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { text in unsafe strdup(text) } + [nil]
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

/// Lookup of environment variables and of programs in `PATH`.
package enum Programs {
  /// The value of an environment variable; `nil` if it is unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Returns the value of a variable, and removes it, so that other programs do not get it.
  package static func takeVariable(_ name: String) -> String? {
    defer { unsafe unsetenv(name) }
    return variable(name)
  }

  /// The environment of this process, as `NAME=VALUE`.
  package static var environment: [String] {
    var result: [String] = []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      unsafe result.append(String(cString: entry))
      unsafe next += 1
    }
    return result
  }

  /// The absolute path of a program, given by a path or by a name to look up in `PATH`.
  package static func find(_ name: String) -> String? {
    let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    let candidates = (name.contains("/") ? [""] : folders.map { "\($0)/" }).map { $0 + name }
    guard let program = candidates.first(where: { unsafe access($0, X_OK) == 0 && Files.isFile($0) }),
      let folder = try? Files.resolve(Files.split(program).folder)
    else { return nil }
    // Do not resolve a link in the last part of the path, because some programs look for libraries beside the link.
    return [folder.folder == "/" ? "" : folder.folder, folder.name, Files.split(program).name].joined(separator: "/")
  }
}
