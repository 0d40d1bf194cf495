package import Files

/// The sockets that a server listens on, and the rules for its requests.
package struct Listeners: Sendable {
  /// The sockets, which all have the same port.
  package let sockets: [Socket]
  /// The connections that waited for a request when this process restarted its program.
  let connections: [Socket]
  /// Which requests are answered.
  package let access: Access

  private static let tokenVariable = "GARLAND_TOKEN"

  /// The port that the sockets listen on.
  package var port: UInt16 { sockets[0].port }

  /// The environment variables that the next program of this process needs for `inherited`.
  package var variables: [String: String] { [Self.tokenVariable: access.token] }

  /// Listens on a port; port 0 picks a free port.
  package init(host: Host = .thisMachine, port: UInt16) throws(SocketProblem) {
    let (required, optional) = host.addresses
    var sockets: [Socket] = []
    for address in required { sockets.append(try Socket(listeningOn: address, port: sockets.first?.port ?? port)) }
    for address in optional {
      do throws(SocketProblem) {
        sockets.append(try Socket(listeningOn: address, port: sockets[0].port))
      } catch {
        // If the caller chose the port, a browser might show the site of the process that has it. Other errors mean that
        // this machine has no IPv6.
        if error == .portTaken, port != 0 { throw error }
      }
    }
    self.init(sockets: sockets, connections: [], host: host, token: Access.makeToken())
  }

  /// Listens on a port, or on the next free port of the hundred after it.
  package static func onFreePort(host: Host, from first: UInt16) throws(SocketProblem) -> Listeners {
    for port in first..<first + 100 {
      do throws(SocketProblem) {
        return try Listeners(host: host, port: port)
      } catch {
        if error != .portTaken { throw error }
      }
    }
    throw .portTaken
  }

  /// Takes over the sockets and the token of the program that this process ran before; `nil` if there are none.
  package static func inherited(host: Host) -> Listeners? {
    let token = Programs.takeVariable(tokenVariable)
    let inherited = Socket.inherited()
    let sockets = inherited.filter(\.isListening)
    guard !sockets.isEmpty else { return nil }
    return Listeners(
      sockets: sockets, connections: inherited.filter { !$0.isListening }, host: host,
      token: token ?? Access.makeToken())
  }

  private init(sockets: [Socket], connections: [Socket], host: Host, token: String) {
    (self.sockets, self.connections) = (sockets, connections)
    access = Access(host: host, token: token, port: sockets[0].port)
  }
}
