import Files

/// One browser's connection, as far as it has come.
final class Connection {
  enum Phase {
    /// Requests are read and answered in turn.
    case requests
    /// Events are sent as they come.
    case events
    /// The last answer is out; what still arrives is thrown away, so that the answer is not lost with it.
    case farewell
    case closed
  }

  let socket: Socket
  private(set) var phase = Phase.requests
  /// When something last moved.
  private(set) var lastMove: ContinuousClock.Instant
  private var input: [UInt8] = []
  /// How much of the input is known to hold no end of a request.
  private var searched = 0
  private var output: ArraySlice<UInt8> = []
  private var closesAfterOutput = false

  static let inputLimit = 16 << 10
  /// Events that nobody takes; a reader this slow is let go.
  static let backlogLimit = 64 << 10

  init(_ socket: Socket, now: ContinuousClock.Instant) {
    self.socket = socket
    lastMove = now
  }

  /// Whether there is something to send.
  var isWriting: Bool { !output.isEmpty }

  /// Whether there is something to read: not while an answer waits to be taken, or a browser could fill the memory.
  var isReading: Bool { !isWriting || phase != .requests }

  func close() { phase = .closed }

  /// Reads, answers and sends as much as can be done without waiting.
  func move(now: ContinuousClock.Instant, respond: (Request) -> Response) {
    // A farewell is not prolonged by somebody who goes on sending.
    if phase != .farewell { lastMove = now }
    if isReading { receive() }
    // First what is left of an answer: while it waits, no other is begun.
    send()
    // A browser may have sent several requests at once.
    while phase == .requests, output.isEmpty, !closesAfterOutput, answer(respond) { send() }
  }

  func tell(_ event: [UInt8]) {
    guard phase == .events else { return }
    guard output.count + event.count <= Self.backlogLimit else { return close() }
    output += event
    send()
  }

  private func receive() {
    switch socket.receive() {
    case .nothing: break
    case .end: close()
    case .bytes(let bytes):
      if phase == .requests { input += bytes }
    }
  }

  /// Answers the first request that has arrived; false where none has arrived whole.
  private func answer(_ respond: (Request) -> Response) -> Bool {
    // Some browsers put an empty line between requests.
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
      let head = try RequestHead(lines)
      input.removeFirst(end + 4)
      searched = 0
      answer(head, respond)
    } catch {
      refuse(error)
    }
    return true
  }

  private func answer(_ head: RequestHead, _ respond: (Request) -> Response) {
    if head.request.path == Events.path, head.request.method == .get {
      phase = .events
      input = []
      output += Events.opening
    } else {
      closesAfterOutput = !head.staysOpen
      output += respond(head.request).bytes(withBody: head.request.method == .get, closing: closesAfterOutput)
    }
  }

  private func refuse(_ refusal: RequestHead.Refusal) {
    input = []
    closesAfterOutput = true
    output += refusal.response.bytes(withBody: true, closing: true)
  }

  private func endOfHead() -> Int? {
    var index = max(0, searched - 3)
    while index + 4 <= input.count {
      if input[index] == 13, input[index + 1] == 10, input[index + 2] == 13, input[index + 3] == 10 { return index }
      index += 1
    }
    searched = input.count
    return nil
  }

  private func send() {
    while !output.isEmpty, phase != .closed {
      guard let count = socket.send(output.prefix(1 << 18)) else { return close() }
      if count == 0 { return }
      output = output.dropFirst(count)
    }
    if output.isEmpty { output = [] }
    guard closesAfterOutput, phase == .requests else { return }
    phase = .farewell
    socket.endSending()
  }
}
