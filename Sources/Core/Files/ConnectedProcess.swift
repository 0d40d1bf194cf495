import CThreads
import Glibc

/// A program whose standard input and output are a connection to this process.
///
///     let process = try ConnectedProcess("/bin/cat")
///     try process.connection.send(Array("hello".utf8))
///     try process.connection.receive(5)  // hello
///
/// The program ends when this object does, or when it reads the end of its input because this process has ended.
package final class ConnectedProcess: Sendable {
  /// The connection to the program.
  package let connection: ProcessConnection
  private let id: pid_t

  /// Starts a program by its path in a folder, and discards its error messages.
  ///
  /// After `patience` seconds without progress, sending and receiving throw `.noAnswer`. A program makes no progress if
  /// it neither reads nor writes a byte nor uses the processor, for example because it is stopped.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: String = "/",
    environment: [String] = Programs.environment, patience: Int? = nil
  ) throws(FolderProblem) {
    let (end, otherEnd) = try ProcessConnection.ends()
    id = try Subprocess(program, arguments, in: folder, environment: environment)
      .launch(connectedTo: otherEnd)
    let id = id
    connection = ProcessConnection(end, patience: patience.map { (seconds: $0, process: id) })
  }

  deinit {
    kill(id, SIGKILL)
    // Without this, the process would stay in the system's table until this process ends.
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    /// It exited with a status.
    case status(Int32)
    /// It used up the processor time that it may use.
    case timeLimit
    /// A signal ended it.
    case signal(Int32)
  }

  /// Returns how the program ended, or `nil` if it runs on for another second.
  package var ending: Ending? {
    let end = ContinuousClock.now + .seconds(1)
    repeat {
      var information = unsafe siginfo_t()
      // `WNOWAIT` leaves the process to `deinit`.
      let status = unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
      if status == 0, unsafe information.si_signo == SIGCHLD {
        let code = unsafe garland_ending_status(&information)
        guard unsafe information.si_code != Int32(CLD_EXITED) else { return .status(code) }
        return code == SIGXCPU ? .timeLimit : .signal(code)
      }
      usleep(1000)
    } while ContinuousClock.now < end
    return nil
  }
}
