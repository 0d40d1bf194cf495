import Files

/// A browser's connection, with its buffered input and output.
final class Connection {
  /// The state of a connection.
  enum Phase {
    /// Requests are read and answered in turn.
    case requests
    /// The connection listens for server-sent events.
    case events
    /// The last answer was sent; further input is discarded.
    ///
    /// Closing the socket while input arrives would reset the connection, and the browser could lose the answer.
    case closing
    case closed
  }

  let socket: Socket
  private let access: Access
  private let isFromThisMachine: Bool
  private(set) var phase = Phase.requests
  /// The time of the last input or output.
  private(set) var lastActivity: ContinuousClock.Instant
  private var input: [UInt8] = []
  /// The number of input bytes that were already searched for the end of a request.
  private var searched = 0
  private var output = OutputQueue()
  private var closesAfterOutput = false

  /// The number of bytes that may still be sent in this turn.
  private var turnBudget = 0

  private static let inputLimit = 16 << 10
  /// The maximum size of unsent events, in bytes; the server disconnects a browser that reads too slowly.
  private static let backlogLimit = 64 << 10
  /// The number of bytes that a connection sends before the others get their turn.
  ///
  /// A browser on this machine reads as fast as the server sends, so a large file would otherwise delay all others.
  private static let turnLimit = 1 << 20

  init(_ socket: Socket, access: Access, now: ContinuousClock.Instant) {
    self.socket = socket
    self.access = access
    isFromThisMachine = socket.peer?.isLoopback ?? false
    lastActivity = now
  }

  /// Whether there is output to send.
  var isWriting: Bool { !output.isEmpty }

  /// Whether to read input: only after the last answer is sent.
  ///
  /// Otherwise a browser that sends requests but reads no answers could fill the memory.
  var isReading: Bool { !isWriting || phase != .requests }

  /// Whether all requests are answered, and another one may follow.
  var isIdle: Bool { phase == .requests && input.isEmpty && output.isEmpty && !closesAfterOutput }

  /// Reads, answers and sends until the next step would block, or the turn of this connection is over.
  func serve(now: ContinuousClock.Instant, respond: (Request) -> Response) {
    // Further input does not extend the closing timeout.
    if phase != .closing { lastActivity = now }
    turnBudget = Self.turnLimit
    if isReading { receive() }
    // Send the rest of the previous answer before starting the next one.
    flush()
    // The input may contain several requests.
    while phase == .requests, output.isEmpty, !closesAfterOutput, answerNextRequest(respond) { flush() }
  }

  /// Sends an event if the connection listens for events.
  func send(event: [UInt8]) {
    guard phase == .events else { return }
    guard output.count + event.count <= Self.backlogLimit else { return close() }
    output.append(event)
    turnBudget = Self.turnLimit
    flush()
  }

  private func close() { phase = .closed }

  private func receive() {
    switch socket.receive() {
    case .nothing: break
    case .end: close()
    case .bytes(let bytes):
      if phase == .requests { input += bytes }
    }
  }

  /// Answers the first request in the input; returns false if the input contains no complete request.
  private func answerNextRequest(_ respond: (Request) -> Response) -> Bool {
    // Some browsers send an empty line between requests.
    while input.starts(with: [13, 10]) { input.removeFirst(2) }
    guard let end = endOfHead() else {
      if input.count > Self.inputLimit { refuse(.tooLong) }
      return false
    }
    let lines = input[..<end]
    guard end <= Self.inputLimit else {
      refuse(.tooLong)
      return false
    }
    do throws(RequestHead.Refusal) {
      let head = try RequestHead(lines, to: access.host)
      input.removeFirst(end + 4)
      searched = 0
      answer(head, respond)
    } catch {
      refuse(error)
    }
    return true
  }

  private func answer(_ head: RequestHead, _ respond: (Request) -> Response) {
    if let refusal = access.refusal(of: head.request, isFromThisMachine: isFromThisMachine) {
      closesAfterOutput = !head.keepsAlive
      append(refusal, withBody: head.request.method == .get)
    } else if head.request.path == Events.path, head.request.method == .get {
      phase = .events
      input = []
      output.append(Events.opening)
    } else {
      closesAfterOutput = !head.keepsAlive
      append(respond(head.request).limited(toRangeOf: head.request), withBody: head.request.method == .get)
    }
  }

  private func refuse(_ refusal: RequestHead.Refusal) {
    input = []
    closesAfterOutput = true
    append(refusal.response, withBody: true)
  }

  private func append(_ response: Response, withBody: Bool) {
    output.append(response.head(closing: closesAfterOutput))
    if withBody { output.append(response.body) }
  }

  /// The offset of the empty line that ends a request.
  private func endOfHead() -> Int? {
    var index = max(0, searched - 3)
    while index + 4 <= input.count {
      if input[index] == 13, input[index + 1] == 10, input[index + 2] == 13, input[index + 3] == 10 { return index }
      index += 1
    }
    searched = input.count
    return nil
  }

  private func flush() {
    while !output.isEmpty, turnBudget > 0, phase != .closed {
      // If a file cannot be read to its end, only a broken connection tells the browser that a part is missing.
      guard let bytes = try? output.firstBytes(), let count = socket.send(bytes.prefix(turnBudget)) else {
        return close()
      }
      if count == 0 { return }
      output.removeFirst(count)
      turnBudget -= count
    }
    guard output.isEmpty, closesAfterOutput, phase == .requests else { return }
    phase = .closing
    socket.endSending()
  }
}
