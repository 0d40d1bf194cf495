import Files

/// The standard streams, over which the compiler and its plugin exchange messages.
///
/// A message is its length, eight bytes with the lowest first, and JSON.
struct CompilerConnection {
  private let input: OpenFile

  init() throws {
    input = try .standardInput()
  }

  /// Waits for the next message; returns `nil` when the compiler is done.
  func next() -> JSON? {
    guard let header = try? input.nextBytes(upTo: 8), header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard let count = Int(exactly: length), let bytes = try? input.nextBytes(upTo: count) else { return nil }
    return JSON(bytes)
  }

  /// Sends a message; returns whether the compiler still listens.
  func send(_ message: String) -> Bool {
    let bytes = Array(message.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    return (try? Streams.output(header + bytes)) != nil
  }
}
