import Glibc

/// The standard streams, over which the compiler and its plugin exchange messages.
///
/// A message is its length, eight bytes with the lowest first, and JSON. The plugin calls the system by itself, because
/// each package that uses Garland would compile `Files` once more for it.
struct CompilerConnection {
  /// Waits for the next message; returns `nil` when the compiler is done.
  func next() -> JSON? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(bytes).flatMap(JSON.init)
  }

  /// Sends a message; returns whether the compiler still listens.
  func send(_ message: String) -> Bool {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.utf8.count >> ($0 * 8)) }
    var rest = (header + message.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while received.count < count {
      let size = unsafe read(STDIN_FILENO, &buffer, min(buffer.count, count - received.count))
      if size <= 0 { return nil }
      received += buffer[..<size]
    }
    return received
  }
}
