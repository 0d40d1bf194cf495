import Glibc

/// A connection between two processes of this machine, which carries bytes in both directions.
package final class ProcessConnection: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The connection that a `ConnectedProcess` has as its standard input and output.
  package static func toParent() throws(FolderProblem) -> ProcessConnection {
    let copy = fcntl(0, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    return ProcessConnection(descriptor: copy)
  }

  /// Makes a connection, and returns its other end as a file for a program to start.
  static func pair() throws(FolderProblem) -> (ProcessConnection, OpenFile) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    return (ProcessConnection(descriptor: ends[0]), OpenFile(descriptor: ends[1]))
  }

  /// Sends all bytes; throws `.closedPipe` if the other process has ended.
  package func send(_ bytes: [UInt8]) throws(FolderProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        // Without this flag, SIGPIPE would end this process.
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
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
        guard isReadable(until: end) else {
          problem = .refused("there was no answer within \(seconds ?? 0) seconds")
          break
        }
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

  private func isReadable(until end: ContinuousClock.Instant?) -> Bool {
    while true {
      let rest = end.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&entry, 1, rest.map { Int32(max(0, $0.rounded(.up))) } ?? -1)
      if ready < 0, errno == EINTR { continue }
      return ready != 0
    }
  }
}
