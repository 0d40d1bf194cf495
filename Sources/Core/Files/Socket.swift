import Glibc

/// A TCP connection or a listening socket, in non-blocking mode.
package final class Socket: Sendable {
  /// The two loopback addresses of this machine.
  package enum Loopback: Sendable {
    /// `127.0.0.1`.
    case version4
    /// `::1`.
    case version6
  }

  /// The result of `receive`.
  package enum Arrival: Equatable, Sendable {
    /// Bytes that arrived.
    case bytes([UInt8])
    /// No bytes have arrived yet.
    case nothing
    /// The peer closed the connection, or the connection broke.
    case end
  }

  let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Listens on a loopback address, which other machines cannot reach; port 0 picks a free port.
  package init(listeningOn loopback: Loopback, port: UInt16) throws(SocketProblem) {
    let family = loopback == .version4 ? AF_INET : AF_INET6
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { throw SocketProblem.last }
    set(SO_REUSEADDR, at: SOL_SOCKET)
    let isBound: Bool
    switch loopback {
    case .version4:
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      isBound = unsafe withUnsafePointer(to: &address) { unsafe bind($0) }
    case .version6:
      set(Int32(IPV6_V6ONLY), at: Int32(IPPROTO_IPV6))
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      isBound = unsafe withUnsafePointer(to: &address) { unsafe bind($0) }
    }
    guard isBound, listen(descriptor, 128) == 0 else { throw SocketProblem.last }
  }

  /// The port that the socket listens on.
  package var port: UInt16 {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isKnown = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &length) == 0
      }
    }
    // The port has the same offset in `sockaddr_in` and `sockaddr_in6`.
    return isKnown ? UInt16(bigEndian: address.sin6_port) : 0
  }

  /// Accepts the next connection; `nil` if none is waiting.
  package func accept() throws(SocketProblem) -> Socket? {
    let accepted = Glibc.accept(descriptor, nil, nil)
    if accepted >= 0 {
      _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      return Socket(descriptor: accepted)
    }
    switch errno {
    // The peer closed the connection before it was accepted.
    case EAGAIN, EINTR, ECONNABORTED: return nil
    default: throw .last
    }
  }

  /// Returns the bytes that arrived since the last call.
  package func receive() -> Arrival {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, filled in
      unsafe count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      filled = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
  }

  /// Sends as many bytes as fit into the system's buffer and returns their number; `nil` if the connection broke.
  package func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes {
      // Without this flag, SIGPIPE would end the process when the connection is broken.
      unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Closes the sending direction of the connection.
  package func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  private func bind<Address>(_ address: UnsafePointer<Address>) -> Bool {
    unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      unsafe Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
    }
  }

  private func set(_ option: Int32, at level: Int32) {
    var one: Int32 = 1
    _ = unsafe setsockopt(descriptor, level, option, &one, socklen_t(MemoryLayout<Int32>.size))
  }
}

/// The reason why a socket cannot listen.
package enum SocketProblem: Error, Equatable {
  /// Another process listens on the port.
  case portTaken
  /// The user lacks the permission, for example for ports below 1024.
  case denied
  /// Another error, with the message of the system.
  case refused(String)

  /// The reason in a sentence without a full stop.
  package var message: String {
    switch self {
    case .portTaken: "it is in use"
    case .denied: "permission denied"
    case .refused(let reason): reason
    }
  }

  static var last: SocketProblem {
    switch errno {
    case EADDRINUSE: .portTaken
    case EACCES: .denied
    default: unsafe .refused(String(cString: strerror(errno)))
    }
  }
}
