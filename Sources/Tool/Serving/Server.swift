package import Files
import Synchronization

/// An HTTP server for the browsers on this machine, and for others that have its token.
///
///     let server = try Server(port: 8000) { request in Response(status: 404, text: "There is no \(request.path).") }
///     print("http://localhost:\(server.port)/")
///     server.run()  // returns after server.stop()
package final class Server: Sendable {
  /// The port that the server listens on.
  package let port: UInt16

  private struct State {
    var listeners: [Socket]
    var connections: [Socket]
    var messages: [String] = []
    var isStopped = false
  }

  private let state: Mutex<State>
  private let access: Access
  private let wakeup: WakeupPipe
  private let idleTimeout: Duration
  private let respond: @Sendable (Request) -> Response

  /// Listens on `127.0.0.1`, and on `::1` if this machine has IPv6; port 0 picks a free port.
  ///
  /// `run` calls `respond` for one request at a time. A browser that neither sends nor reads for the idle timeout is
  /// disconnected.
  package convenience init(
    port: UInt16, idleTimeout: Duration = .seconds(60), respond: @escaping @Sendable (Request) -> Response
  ) throws(SocketProblem) {
    try self.init(Listeners(port: port), idleTimeout: idleTimeout, respond: respond)
  }

  /// Serves on sockets that listen already.
  package init(
    _ listeners: Listeners, idleTimeout: Duration = .seconds(60), respond: @escaping @Sendable (Request) -> Response
  ) throws(SocketProblem) {
    do throws(FolderProblem) {
      wakeup = try WakeupPipe()
    } catch {
      throw .refused(error.message)
    }
    port = listeners.port
    access = listeners.access
    self.idleTimeout = idleTimeout
    self.respond = respond
    state = Mutex(State(listeners: listeners.sockets, connections: listeners.connections))
  }

  /// Sends a message to every open page that listens for events.
  package func broadcast(_ message: String) {
    state.withLock { $0.messages.append(message) }
    wakeup.wake()
  }

  /// Makes `run` send the messages so far and a last one, and return; any thread may call this.
  ///
  /// No request is answered after the last message.
  package func stop(sending message: String? = nil) {
    state.withLock { state in
      if let message { state.messages.append(message) }
      state.isStopped = true
    }
    wakeup.wake()
  }

  /// Serves until `stop` is called, then closes all connections except for those that wait for a request.
  ///
  /// The caller gets these, and closes them by releasing them. The port is free, unless the caller keeps the listeners.
  @discardableResult
  package func run() -> [Socket] {
    let (listeners, connections) = state.withLock { state in
      defer { (state.listeners, state.connections) = ([], []) }
      return (state.listeners, state.connections)
    }
    guard !listeners.isEmpty else { return [] }
    var pool = ConnectionPool(
      listeners: listeners, connections: connections, access: access, wakeup: wakeup, idleTimeout: idleTimeout)
    while true {
      let (messages, isStopped) = state.withLock { state in
        defer { state.messages = [] }
        return (state.messages, state.isStopped)
      }
      for message in messages { pool.broadcast(Events.event(message)) }
      if isStopped { return pool.idleConnections }
      pool.serveNext(respond)
    }
  }
}

/// Messages to open pages, as server-sent events.
package enum Events {
  /// The path that a page connects to: `new EventSource("/.garland/events")`.
  package static let path = "/.garland/events"

  /// The response headers, and the reconnection delay.
  static let opening = Array(
    ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
      + "retry: 500\n\n").utf8)

  /// An empty event; sending it shows which connections are broken.
  static let heartbeat = Array(": \n\n".utf8)

  /// Encodes a message as an event, with one `data` line for each of its lines.
  static func event(_ message: String) -> [UInt8] {
    let lines = message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8)
  }
}
