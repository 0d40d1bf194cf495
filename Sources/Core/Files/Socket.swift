import Glibc

/// A TCP connection or a listening socket, in non-blocking mode.
package final class Socket: Sendable {
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

  /// Listens on an address of this machine; port 0 picks a free port.
  package init(listeningOn address: NetworkAddress, port: UInt16) throws(SocketProblem) {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    descriptor = socket(address.isVersion4 ? AF_INET : AF_INET6, kind, 0)
    guard descriptor >= 0 else { throw SocketProblem.last }
    set(SO_REUSEADDR, at: SOL_SOCKET)
    let isBound: Bool
    if address.isVersion4 {
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_port = port.bigEndian
      unsafe withUnsafeMutableBytes(of: &name.sin_addr) { unsafe $0.copyBytes(from: address.bytes) }
      isBound = unsafe withUnsafePointer(to: &name) { unsafe bind($0) }
    } else {
      set(Int32(IPV6_V6ONLY), at: Int32(IPPROTO_IPV6))
      var name = sockaddr_in6()
      name.sin6_family = sa_family_t(AF_INET6)
      name.sin6_port = port.bigEndian
      unsafe withUnsafeMutableBytes(of: &name.sin6_addr) { unsafe $0.copyBytes(from: address.bytes) }
      isBound = unsafe withUnsafePointer(to: &name) { unsafe bind($0) }
    }
    guard isBound, listen(descriptor, 128) == 0 else { throw SocketProblem.last }
  }

  /// The port that the socket listens on.
  package var port: UInt16 {
    // The port has the same offset in `sockaddr_in` and `sockaddr_in6`.
    unsafe name(by: getsockname).map { UInt16(bigEndian: $0.sin6_port) } ?? 0
  }

  /// The address at the other end of a connection; `nil` if the connection is broken.
  package var peer: NetworkAddress? {
    guard var name = unsafe name(by: getpeername) else { return nil }
    return unsafe withUnsafePointer(to: &name) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe NetworkAddress($0) }
    }
  }

  private func name(
    by call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> sockaddr_in6? {
    var name = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isKnown = unsafe withUnsafeMutablePointer(to: &name) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe call(descriptor, $0, &length) == 0 }
    }
    return isKnown ? name : nil
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
  /// No interface of this machine has the address.
  case foreignAddress
  /// The user lacks the permission, for example for ports below 1024.
  case denied
  /// Another error, with the message of the system.
  case refused(String)

  /// The reason in a sentence without a full stop.
  package var message: String {
    switch self {
    case .portTaken: "it is in use"
    case .foreignAddress: "this machine does not have that address"
    case .denied: "permission denied"
    case .refused(let reason): reason
    }
  }

  static var last: SocketProblem {
    switch errno {
    case EADDRINUSE: .portTaken
    case EADDRNOTAVAIL: .foreignAddress
    case EACCES: .denied
    default: unsafe .refused(String(cString: strerror(errno)))
    }
  }
}

/// Sockets that outlive a restart of the program.
///
/// A browser that connects or sends a request during the restart waits for the new program, instead of getting an error.
extension Socket {
  private static let variable = "GARLAND_LISTENERS"

  /// Returns the sockets that the previous program of this process kept open, in its order.
  package static func inherited() -> [Socket] {
    guard let numbers = Programs.takeVariable(variable) else { return [] }
    return numbers.split(separator: ",").compactMap { Int32($0) }.filter(isSocket).map { descriptor in
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return Socket(descriptor: descriptor)
    }
  }

  /// Keeps sockets open for the next program of this process.
  static func bequeath(_ sockets: [Socket]) {
    for socket in sockets { _ = fcntl(socket.descriptor, F_SETFD, 0) }
    unsafe setenv(variable, sockets.map { "\($0.descriptor)" }.joined(separator: ","), 1)
  }

  /// Whether the socket listens, instead of being a connection.
  package var isListening: Bool { Self.option(SO_ACCEPTCONN, of: descriptor) != 0 }

  /// Returns whether a descriptor is a socket; anyone can set the variable to any number.
  private static func isSocket(_ descriptor: Int32) -> Bool { option(SO_ACCEPTCONN, of: descriptor) != nil }

  private static func option(_ option: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return unsafe getsockopt(descriptor, SOL_SOCKET, option, &value, &size) == 0 ? value : nil
  }
}
