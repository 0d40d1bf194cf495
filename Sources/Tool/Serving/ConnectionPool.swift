import Files

/// The open connections of a server, which one thread serves without blocking.
struct ConnectionPool {
  private let listeners: [Socket]
  private let access: Access
  private let wakeup: WakeupPipe
  /// How long a browser may neither send nor read before it is disconnected.
  private let idleTimeout: Duration
  private let clock = ContinuousClock()
  private var connections: [Connection]
  private var lastHeartbeat: ContinuousClock.Instant

  /// A browser opens a few connections for each page, so this is far more than one person needs.
  private static let limit = 128
  private static let closingTimeout = Duration.seconds(2)
  private static let heartbeatInterval = Duration.seconds(15)

  init(
    listeners: [Socket], connections: [Socket], access: Access, wakeup: WakeupPipe, idleTimeout: Duration
  ) {
    self.access = access
    self.listeners = listeners
    self.idleTimeout = idleTimeout
    self.wakeup = wakeup
    let now = clock.now
    lastHeartbeat = now
    self.connections = connections.map { Connection($0, access: access, now: now) }
  }

  /// The connections that wait for a request.
  var idleConnections: [Socket] { connections.filter(\.isIdle).map(\.socket) }

  /// Sends an event to every connection that listens for events.
  mutating func broadcast(_ event: [UInt8]) {
    for connection in connections { connection.send(event: event) }
    connections.removeAll { $0.phase == .closed }
  }

  /// Waits for the next activity: accepts connections, answers requests, and closes connections that timed out.
  mutating func serveNext(_ respond: (Request) -> Response) {
    let polled = connections
    let sources =
      [Poll.Source(wakeup)] + listeners.map { Poll.Source($0) }
      + polled.map { Poll.Source($0.socket, reading: $0.isReading, writing: $0.isWriting) }
    // Without connections there are no timeouts to check.
    let ready = Poll.wait(for: sources, milliseconds: connections.isEmpty ? nil : 1_000)
    let now = clock.now
    if ready[0] { wakeup.drain() }
    for (connection, isReady) in zip(polled, ready.dropFirst(1 + listeners.count)) where isReady {
      connection.serve(now: now, respond: respond)
    }
    for (listener, isReady) in zip(listeners, ready.dropFirst()) where isReady { accept(from: listener, now) }
    if now - lastHeartbeat >= Self.heartbeatInterval {
      lastHeartbeat = now
      broadcast(Events.heartbeat)
    }
    connections.removeAll { [idleTimeout] in Self.isExpired($0, now, idleTimeout: idleTimeout) }
  }

  private mutating func accept(from listener: Socket, _ now: ContinuousClock.Instant) {
    do throws(SocketProblem) {
      while let socket = try listener.accept() {
        if connections.count >= Self.limit { evictOne() }
        connections.append(Connection(socket, access: access, now: now))
      }
    } catch {
      // The process has no free descriptor. Without an eviction and a pause, this would become a busy loop.
      evictOne()
      _ = Poll.wait(for: [], milliseconds: 50)
    }
  }

  /// Closes the connection that was idle for the longest time, preferably one that does not listen for events.
  private mutating func evictOne() {
    let withoutEvents = connections.indices.filter { connections[$0].phase != .events }
    let candidates = withoutEvents.isEmpty ? Array(connections.indices) : withoutEvents
    if let index = candidates.min(by: { connections[$0].lastActivity < connections[$1].lastActivity }) {
      connections.remove(at: index)
    }
  }

  private static func isExpired(
    _ connection: Connection, _ now: ContinuousClock.Instant, idleTimeout: Duration
  ) -> Bool {
    switch connection.phase {
    case .requests: now - connection.lastActivity > idleTimeout
    case .closing: now - connection.lastActivity > closingTimeout
    case .events: false
    case .closed: true
    }
  }
}
