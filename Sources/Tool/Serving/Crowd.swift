import Files

/// All connections of a server, served in turn by one thread; none of them is ever waited for.
struct Crowd {
  private let listeners: [Socket]
  private let bell: Bell
  private let clock = ContinuousClock()
  private var connections: [Connection] = []
  private var lastSign: ContinuousClock.Instant

  init(listeners: [Socket], bell: Bell) {
    self.listeners = listeners
    self.bell = bell
    lastSign = clock.now
  }

  mutating func tell(_ event: [UInt8]) {
    for connection in connections { connection.tell(event) }
    connections.removeAll { $0.phase == .closed }
  }

  /// Waits until something happens, and sees to it.
  mutating func wait(_ respond: (Request) -> Response) {
    let waiting = connections
    let sources =
      [Waiting.Source(bell)] + listeners.map { Waiting.Source($0) }
      + waiting.map { Waiting.Source($0.socket, reading: $0.isReading, writing: $0.isWriting) }
    // Without connections nothing can grow old.
    let ready = Waiting.wait(for: sources, milliseconds: connections.isEmpty ? nil : 1_000)
    let now = clock.now
    if ready[0] { bell.silence() }
    for (connection, isReady) in zip(waiting, ready.dropFirst(1 + listeners.count)) where isReady {
      connection.move(now: now, respond: respond)
    }
    for (listener, isReady) in zip(listeners, ready.dropFirst()) where isReady { accept(from: listener, now) }
    if now - lastSign >= Server.signTime {
      lastSign = now
      tell(Events.sign)
    }
    connections.removeAll { $0.phase == .closed || Self.isOver($0, now) }
  }

  private mutating func accept(from listener: Socket, _ now: ContinuousClock.Instant) {
    do throws(SocketProblem) {
      while let socket = try listener.accept() {
        if connections.count >= Server.connectionLimit { makeRoom() }
        connections.append(Connection(socket, now: now))
      }
    } catch {
      // The system has no descriptor left: somebody must go, or the next wait would end at once, for ever.
      makeRoom()
      _ = Waiting.wait(for: [], milliseconds: 50)
    }
  }

  /// Lets the connection go in which nothing has moved for the longest time; one that listens to events rather than none.
  private mutating func makeRoom() {
    let quiet = connections.indices.filter { connections[$0].phase != .events }
    let candidates = quiet.isEmpty ? Array(connections.indices) : quiet
    if let index = candidates.min(by: { connections[$0].lastMove < connections[$1].lastMove }) {
      connections.remove(at: index)
    }
  }

  private static func isOver(_ connection: Connection, _ now: ContinuousClock.Instant) -> Bool {
    switch connection.phase {
    case .requests: now - connection.lastMove > Server.idleTime
    case .farewell: now - connection.lastMove > Server.farewellTime
    case .events: false
    case .closed: true
    }
  }
}
