package import Files
import Synchronization

/// A server for the browsers of this machine.
///
///     let server = try Server(port: 8000) { request in Response(status: 404, text: "There is no \(request.path).") }
///     print("http://localhost:\(server.port)/")
///     server.run()  // until somebody calls server.stop()
package final class Server: Sendable {
  /// The port it listens on.
  package let port: UInt16

  private struct State {
    var listeners: [Socket]
    var messages: [String] = []
    var isStopped = false
  }

  private let state: Mutex<State>
  private let bell: Bell
  private let respond: @Sendable (Request) -> Response

  /// More would be nobody at a desk.
  static let connectionLimit = 128
  static let idleTime = Duration.seconds(60)
  static let farewellTime = Duration.seconds(2)
  static let signTime = Duration.seconds(15)

  /// Listens on `127.0.0.1`, and on `::1` where there is such a thing; 0 is any port that is free.
  ///
  /// `respond` is called by `run`, one request at a time.
  package init(port: UInt16, respond: @escaping @Sendable (Request) -> Response) throws(SocketProblem) {
    let listener = try Socket(listeningOn: .version4, port: port)
    let other = try Self.second(beside: listener, isChosen: port != 0)
    do throws(FolderProblem) {
      bell = try Bell()
    } catch {
      throw .refused(error.message)
    }
    self.port = listener.port
    self.respond = respond
    state = Mutex(State(listeners: [listener] + (other.map { [$0] } ?? [])))
  }

  /// Listens on `::1`, too; where somebody else does, a browser that asks there would be shown another site.
  private static func second(beside first: Socket, isChosen: Bool) throws(SocketProblem) -> Socket? {
    do throws(SocketProblem) {
      return try Socket(listeningOn: .version6, port: first.port)
    } catch {
      if error == .portTaken, isChosen { throw error }
      return nil
    }
  }

  /// Sends a message to every page that listens.
  package func tell(_ message: String) {
    state.withLock { $0.messages.append(message) }
    bell.ring()
  }

  /// Ends `run`, from any thread.
  package func stop() {
    state.withLock { $0.isStopped = true }
    bell.ring()
  }

  /// Serves until somebody calls `stop`; then every connection is closed, and the port is free.
  package func run() {
    let listeners = state.withLock { state in
      defer { state.listeners = [] }
      return state.listeners
    }
    guard !listeners.isEmpty else { return }
    var crowd = Crowd(listeners: listeners, bell: bell)
    while true {
      let (messages, isStopped) = state.withLock { state in
        defer { state.messages = [] }
        return (state.messages, state.isStopped)
      }
      if isStopped { return }
      for message in messages { crowd.tell(Events.event(message)) }
      crowd.wait(respond)
    }
  }
}
