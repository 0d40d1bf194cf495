/// The lines of a request before its body, read strictly: what could mean two things is refused.
struct RequestHead {
  let request: Request
  /// Whether the browser wants to ask more on the same connection.
  let staysOpen: Bool

  /// Why a request is answered with an error, and the connection closed.
  struct Refusal: Error, Equatable {
    let status: Int
    let text: String

    static let malformed = Refusal(status: 400, text: "The request is malformed.\n")
    static let method = Refusal(status: 405, text: "Only GET and HEAD are served.\n")
    static let version = Refusal(status: 505, text: "Only HTTP/1.0 and HTTP/1.1 are spoken.\n")
    static let body = Refusal(status: 413, text: "No request may have a body.\n")
    static let tooLong = Refusal(status: 431, text: "The request is too long.\n")
    /// Another name for this machine may be a page's trick to read what is served here.
    static let host = Refusal(status: 403, text: "Only requests for localhost are answered.\n")

    var response: Response {
      var response = Response(status: status, text: text)
      if status == 405 { response.headers.append(("Allow", "GET, HEAD")) }
      return response
    }
  }

  /// Reads the lines, without the empty one at the end.
  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self),
      !bytes.contains(where: { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 13 || $0 == 0x7F })
    else { throw .malformed }
    let lines = try Self.lines(text)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty else { throw .malformed }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw words[2].hasPrefix("HTTP/") ? .version : .malformed
    }
    let headers = try Self.headers(lines.dropFirst())
    try Self.checkHost(headers, isNeeded: words[2] == "HTTP/1.1")
    guard let method = Request.Method(rawValue: String(words[0])) else { throw .method }
    guard headers.allSatisfy({ $0.name != "transfer-encoding" && ($0.name != "content-length" || $0.value == "0") })
    else { throw .body }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = RequestPath.normalised(target[0]) else { throw .malformed }
    request = Request(
      method: method, path: path, query: target.count > 1 ? String(target[1]) : nil, headers: headers)
    let wishes = headers.filter { $0.name == "connection" }.map { $0.value.lowercased() }.joined(separator: ",")
    staysOpen = words[2] == "HTTP/1.1" ? !wishes.contains("close") : wishes.contains("keep-alive")
  }

  private static func lines(_ text: String) throws(Refusal) -> [Substring] {
    var lines: [Substring] = []
    for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      let isLast = line.endIndex == text.utf8.endIndex
      guard isLast || line.last == 13 else { throw .malformed }
      let content = isLast ? line : line.dropLast()
      guard !content.contains(13) else { throw .malformed }
      lines.append(Substring(content))
    }
    return lines
  }

  private static func headers(_ lines: ArraySlice<Substring>) throws(Refusal) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    for line in lines {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { throw .malformed }
      let value = line[line.utf8.index(after: colon)...]
      let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 9 }
      let start = value.utf8.firstIndex { !isSpace($0) } ?? value.endIndex
      let end = value.utf8.lastIndex { !isSpace($0) }.map { value.utf8.index(after: $0) } ?? start
      headers.append((line[..<colon].lowercased(), String(value[start..<end])))
    }
    return headers
  }

  private static func checkHost(
    _ headers: [(name: String, value: String)], isNeeded: Bool
  ) throws(Refusal) {
    let hosts = headers.filter { $0.name == "host" }.map(\.value)
    guard hosts.count == 1 || hosts.isEmpty && !isNeeded else { throw .malformed }
    for host in hosts where !isLoopback(host) { throw .host }
  }

  static func isLoopback(_ host: String) -> Bool {
    var name = host.lowercased()[...]
    let afterName = name.hasPrefix("[") ? name.firstIndex(of: "]").map(name.index(after:)) : name.firstIndex(of: ":")
    if let afterName {
      let port = name[afterName...]
      let isPort = port.isEmpty || port.first == ":" && port.utf8.dropFirst().allSatisfy { 48...57 ~= $0 }
      guard isPort else { return false }
      name = name[..<afterName]
    }
    return ["localhost", "127.0.0.1", "[::1]"].contains(name) || name.hasSuffix(".localhost")
  }
}
