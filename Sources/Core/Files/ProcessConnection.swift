import Glibc

/// A connection between two processes of this machine, which carries bytes in both directions.
package final class ProcessConnection: Sendable {
  private let file: OpenFile
  /// How long to wait for a process that does nothing; `nil` without a limit.
  private let patience: (seconds: Int, process: pid_t)?

  private var descriptor: Int32 { file.descriptor }

  init(_ file: OpenFile, patience: (seconds: Int, process: pid_t)? = nil) {
    (self.file, self.patience) = (file, patience)
  }

  /// The connection that a `ConnectedProcess` has as its standard input and output.
  package static func toParent() throws(FolderProblem) -> ProcessConnection {
    let copy = fcntl(0, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    return ProcessConnection(OpenFile(descriptor: copy))
  }

  /// Makes a connection, and returns its ends.
  static func ends() throws(FolderProblem) -> (OpenFile, OpenFile) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    return (OpenFile(descriptor: ends[0]), OpenFile(descriptor: ends[1]))
  }

  /// Sends all bytes; throws `.closedPipe` if the other process has ended.
  package func send(_ bytes: [UInt8]) throws(FolderProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        // Without this flag, SIGPIPE would end this process.
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        if let problem = wait(for: POLLOUT) { throw problem }
        continue
      }
      guard count > 0 else { throw errno == ECONNRESET ? .closedPipe : .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Receives an exact number of bytes; throws `.closedPipe` if the other process ends before.
  ///
  /// With a limit, it throws after this number of seconds.
  package func receive(_ count: Int, within seconds: Int? = nil) throws(FolderProblem) -> [UInt8] {
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var problem: FolderProblem?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, problem == nil {
        problem = wait(for: POLLIN, until: end.map { ($0, seconds ?? 0) })
        if problem != nil { break }
        let received = unsafe recv(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled, 0)
        if received > 0 {
          filled += received
        } else if received == 0 || errno != EINTR {
          problem = .closedPipe
        }
      }
    }
    if let problem { throw problem }
    return bytes
  }

  /// Receives a line, and returns it without the line feed at its end; throws if it has `limit` bytes or more.
  package func receiveLine(limit: Int = 256) throws(FolderProblem) -> [UInt8] {
    var line: [UInt8] = []
    var next = [UInt8](repeating: 0, count: limit)
    while line.count < limit {
      if let problem = wait(for: POLLIN) { throw problem }
      // The bytes after the line stay in the connection.
      let count = unsafe next.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count - line.count, Int32(MSG_PEEK))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closedPipe }
      let end = next[..<count].firstIndex(of: UInt8(ascii: "\n"))
      line += try receive(end.map { $0 + 1 } ?? count)
      if end != nil { return line.dropLast() }
    }
    throw .largerThan(bytes: limit)
  }

  /// Waits until the connection can be read or written; returns a problem if that takes too long.
  private func wait(for event: Int32, until end: (time: ContinuousClock.Instant, seconds: Int)? = nil) -> FolderProblem?
  {
    var (used, start) = (processorTime, ContinuousClock.now)
    while true {
      let now = ContinuousClock.now
      if let end, now >= end.time { return .noAnswer(seconds: end.seconds) }
      if let patience {
        // A large picture on a busy machine takes long, but some processor time.
        if processorTime != used { (used, start) = (processorTime, now) }
        if start.duration(to: now) >= .seconds(patience.seconds) { return .noAnswer(seconds: patience.seconds) }
      }
      let rest = end.map { Int32((now.duration(to: $0.time) / .milliseconds(1)).rounded(.up)) }
      let pause: Int32? = patience == nil ? rest : min(rest ?? 500, 500)
      var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      if unsafe poll(&entry, 1, pause ?? -1) > 0 { return nil }
    }
  }

  /// The processor time that the other process used so far, in nanoseconds; `nil` if it is unknown.
  private var processorTime: Int? {
    var (clock, time) = (clockid_t(), timespec())
    guard let patience, unsafe clock_getcpuclockid(patience.process, &clock) == 0,
      unsafe clock_gettime(clock, &time) == 0
    else { return nil }
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
