import Texts

/// An HTTP request.
package struct Request: Equatable, Sendable {
  /// An HTTP method.
  package enum Method: String, Equatable, Sendable {
    /// Requests the headers and the body.
    case get = "GET"
    /// Requests the headers only.
    case head = "HEAD"
  }

  package let method: Method
  /// The decoded path; it starts with `/` and contains no empty name, `.` or `..`.
  package let path: String
  /// The part after `?`, not decoded; `nil` if there is no `?`.
  package let query: String?
  /// The headers in their order, with names in lower case.
  package let headers: [(name: String, value: String)]

  /// The value of the first header with a name, which must be in lower case.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Compares all properties.
  package static func == (lhs: Request, rhs: Request) -> Bool {
    lhs.method == rhs.method && lhs.path == rhs.path && lhs.query == rhs.query
      && lhs.headers.elementsEqual(rhs.headers) { $0.name == $1.name && $0.value == $1.value }
  }
}

/// The parsed request line and headers; parsing is strict and refuses everything ambiguous.
struct RequestHead {
  let request: Request
  /// Whether the connection stays open for further requests.
  let keepsAlive: Bool

  /// The error response to an invalid request; the connection is closed after it.
  struct Refusal: Error, Equatable {
    let status: Int
    let text: String

    static let malformed = Refusal(status: 400, text: "The request is malformed.\n")
    static let method = Refusal(status: 405, text: "Only GET and HEAD are supported.\n")
    static let version = Refusal(status: 505, text: "Only HTTP/1.0 and HTTP/1.1 are supported.\n")
    static let body = Refusal(status: 413, text: "A request must not have a body.\n")
    static let tooLong = Refusal(status: 431, text: "The request is too long.\n")
    static let host = Refusal(
      status: 403, text: "Only requests for localhost are answered. Use the address that `garland serve` printed.\n")

    var response: Response {
      var response = Response(status: status, text: text)
      if status == 405 { response.headers.append(("Allow", "GET, HEAD")) }
      return response
    }
  }

  /// Parses the lines of a request, without the empty line at the end.
  init(_ bytes: ArraySlice<UInt8>, to host: Host = .thisMachine) throws(Refusal) {
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
    try Self.checkHost(headers, isRequired: words[2] == "HTTP/1.1", of: host)
    guard let method = Request.Method(rawValue: String(words[0])) else { throw .method }
    guard headers.allSatisfy({ $0.name != "transfer-encoding" && ($0.name != "content-length" || $0.value == "0") })
    else { throw .body }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.normalizedPath(target[0]) else { throw .malformed }
    request = Request(
      method: method, path: path, query: target.count > 1 ? String(target[1]) : nil, headers: headers)
    let options = headers.filter { $0.name == "connection" }.map { $0.value.lowercased() }.joined(separator: ",")
    keepsAlive = words[2] == "HTTP/1.1" ? !options.contains("close") : options.contains("keep-alive")
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
    _ headers: [(name: String, value: String)], isRequired: Bool, of server: Host
  ) throws(Refusal) {
    let hosts = headers.filter { $0.name == "host" }.map(\.value)
    guard hosts.count == 1 || hosts.isEmpty && !isRequired else { throw .malformed }
    for host in hosts where !server.isNamed(by: host) { throw .host }
  }
}

extension RequestHead {
  /// Decodes percent escapes and resolves `.` and `..`; `nil` if the path is invalid or leads above the root.
  static func normalizedPath(_ rawPath: Substring) -> String? {
    guard rawPath.utf8.first == UInt8(ascii: "/"), let bytes = rawPath.utf8.strictlyPercentDecoded, !bytes.contains(0)
    else {
      return nil
    }
    // Names are checked after decoding, so that `%2e%2e` and `%2f` cannot bypass the check.
    var names: [ArraySlice<UInt8>] = []
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      switch part {
      case [], [UInt8(ascii: ".")]: break
      case [UInt8(ascii: "."), UInt8(ascii: ".")]:
        guard names.popLast() != nil else { return nil }
      default: names.append(part)
      }
    }
    let endsInFolder = parts.last.map { $0.isEmpty || $0 == [46] || $0 == [46, 46] } ?? true
    let path = names.reduce(into: [UInt8]()) { $0 += [UInt8(ascii: "/")] + $1 }
    return String(validating: path + (endsInFolder || path.isEmpty ? [UInt8(ascii: "/")] : []), as: UTF8.self)
  }
}
