package import Foundation

/// A minimal HTTP client, which waits at most a minute for each piece of a response.
package final class Client {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  /// Connects to a port of this machine.
  package init?(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
    var time = timeval(tv_sec: 60, tv_usec: 0)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends a text.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Reads up to and including a text, or to the end of the connection.
  package func read(until end: String) -> String {
    let end = Data(end.utf8)
    while true {
      if let range = Data(rest).range(of: end) {
        defer { rest.removeFirst(range.upperBound) }
        return String(decoding: rest[..<range.upperBound], as: UTF8.self)
      }
      guard fill() else { return String(decoding: rest, as: UTF8.self) }
    }
  }

  /// Reads a number of bytes; fewer if the connection ends before.
  package func readData(count: Int) -> Data {
    while rest.count < count, fill() {}
    defer { rest.removeFirst(min(count, rest.count)) }
    return Data(rest.prefix(count))
  }

  /// Reads a number of bytes as text.
  package func read(count: Int) -> String { String(decoding: readData(count: count), as: UTF8.self) }

  /// Reads to the end of the connection.
  package func readToEnd() -> String {
    while fill() {}
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Sends a request.
  package func request(_ path: String, method: String = "GET", header: String? = nil) {
    let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost"] + (header.map { [$0] } ?? [])
    send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
  }

  /// Sends a request and reads the response.
  package func ask(_ path: String, method: String = "GET", header: String? = nil) -> (head: String, body: String) {
    request(path, method: method, header: header)
    return answer(hasBody: method != "HEAD")
  }

  /// Reads a response.
  package func answer(hasBody: Bool = true) -> (head: String, body: String) {
    let head = read(until: "\r\n\r\n")
    let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
    return (head, hasBody ? read(count: length) : "")
  }

  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { rest += buffer[..<count] }
    return count > 0
  }
}
