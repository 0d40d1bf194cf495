/// What a browser gets.
package struct Response: Sendable {
  /// The status: 200, 404 and so on.
  package var status: Int
  /// The headers; the length of the body is added.
  package var headers: [(name: String, value: String)]
  /// The body.
  package var body: [UInt8]

  /// Makes an answer.
  package init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Answers with a file, whose name tells what it is.
  package init(status: Int = 200, file name: String, _ bytes: [UInt8]) {
    self.init(status: status, headers: [("Content-Type", ContentType.of(name))], body: bytes)
  }

  /// Answers with a text.
  package init(status: Int, text: String) {
    self.init(status: status, headers: [("Content-Type", "text/plain; charset=utf-8")], body: Array(text.utf8))
  }

  /// Sends the browser somewhere else.
  package init(redirectingTo address: String) {
    self.init(status: 301, headers: [("Location", address)], body: [])
  }

  /// The answer as it is sent.
  func bytes(withBody: Bool, closing: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    // A line end in a header would start another one.
    for (name, value) in headers where !(name + value).utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      text += "\(name): \(value)\r\n"
    }
    if !headers.contains(where: { $0.name.lowercased() == "cache-control" }) { text += "Cache-Control: no-store\r\n" }
    text += "Content-Length: \(body.count)\r\n"
    text += closing ? "Connection: close\r\n\r\n" : "\r\n"
    return Array(text.utf8) + (withBody ? body : [])
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 413: "Content Too Large"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
