import Glibc

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
