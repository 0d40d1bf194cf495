/// Messages to the pages that are open, as server-sent events.
package enum Events {
  /// Where a page listens: `new EventSource("/.garland/events")`.
  package static let path = "/.garland/events"

  static let opening = Array(
    ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
      + "retry: 500\n\n").utf8)

  /// Something to send when nothing happens, which shows who is gone.
  static let sign = Array(": \n\n".utf8)

  /// A message; each of its lines is a line of the event.
  static func event(_ message: String) -> [UInt8] {
    let lines = message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8)
  }
}
