package import Files

/// The sockets that a server listens on: `127.0.0.1`, and `::1` if this machine has IPv6.
package struct Listeners: Sendable {
  /// The sockets; the first one is that of `127.0.0.1`.
  package let sockets: [Socket]
  /// The connections that waited for a request when this process restarted its program.
  let connections: [Socket]

  /// The port that the sockets listen on.
  package var port: UInt16 { sockets[0].port }

  /// Listens on a port; port 0 picks a free port.
  package init(port: UInt16) throws(SocketProblem) {
    let listener = try Socket(listeningOn: .version4, port: port)
    let secondListener = try Self.listenOnVersion6(besides: listener, isPortChosen: port != 0)
    sockets = [listener] + (secondListener.map { [$0] } ?? [])
    connections = []
  }

  /// Takes over the sockets of the program that this process ran before; `nil` if there are none.
  package static func inherited() -> Listeners? {
    let inherited = Socket.inherited()
    let sockets = inherited.filter(\.isListening)
    return sockets.isEmpty ? nil : Listeners(sockets: sockets, connections: inherited.filter { !$0.isListening })
  }

  private init(sockets: [Socket], connections: [Socket]) {
    (self.sockets, self.connections) = (sockets, connections)
  }

  /// Listens on `::1` with the same port.
  ///
  /// If the caller chose the port and another process listens on it, this throws: a browser might show that process's
  /// site.
  private static func listenOnVersion6(
    besides listener: Socket, isPortChosen: Bool
  ) throws(SocketProblem) -> Socket? {
    do throws(SocketProblem) {
      return try Socket(listeningOn: .version6, port: listener.port)
    } catch {
      if error == .portTaken, isPortChosen { throw error }
      return nil
    }
  }
}
