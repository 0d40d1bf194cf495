import Texts

/// An HTTP response.
package struct Response: Sendable {
  /// The status code, such as 200 or 404.
  package var status: Int
  /// The headers; `Content-Length` is added when the response is sent.
  package var headers: [(name: String, value: String)]
  package var body: ResponseBody

  package init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = ResponseBody(body)
  }

  /// Creates a response with a file; the extension of its name determines the content type.
  package init(status: Int = 200, file name: String, _ body: ResponseBody) {
    self.status = status
    headers = [("Content-Type", ContentType.of(name))]
    if status == 200 { headers.append(("Accept-Ranges", "bytes")) }
    self.body = body
  }

  /// Creates a response with plain text.
  package init(status: Int, text: String) {
    self.init(status: status, headers: [("Content-Type", "text/plain; charset=utf-8")], body: Array(text.utf8))
  }

  package init(redirectingTo address: String) {
    self.init(status: 301, headers: [("Location", address)], body: [])
  }

  /// Encodes the status and the headers.
  func head(closing: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    // A line break in a header would start another header, so such a header is left out.
    for (name, value) in headers where !(name + value).utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      text += "\(name): \(value)\r\n"
    }
    if !headers.contains(where: { $0.name.lowercased() == "cache-control" }) { text += "Cache-Control: no-store\r\n" }
    text += "Content-Length: \(body.count)\r\n"
    text += closing ? "Connection: close\r\n\r\n" : "\r\n"
    return Array(text.utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 413: "Content Too Large"
    case 416: "Range Not Satisfiable"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}

/// The MIME types of files.
package enum ContentType {
  /// Returns the value of the `Content-Type` header for a file name.
  ///
  ///     ContentType.of("posts/index.html")  // text/html; charset=utf-8
  package static func of(_ name: String) -> String {
    let last = name.lastPathComponent
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return unknown }
    let type = types[last[last.index(after: dot)...].lowercased()] ?? unknown
    let isText = type.hasPrefix("text/") || type.hasSuffix("xml") || type.hasSuffix("json") || type.hasSuffix("script")
    return isText ? type + "; charset=utf-8" : type
  }

  private static let unknown = "application/octet-stream"

  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "css": "text/css",
    "js": "text/javascript", "mjs": "text/javascript", "json": "application/json", "map": "application/json",
    "webmanifest": "application/manifest+json", "jsonld": "application/ld+json", "wasm": "application/wasm",
    "txt": "text/plain", "md": "text/markdown", "csv": "text/csv", "vtt": "text/vtt", "ics": "text/calendar",
    "xml": "application/xml", "rss": "application/rss+xml", "atom": "application/atom+xml",
    "xsl": "application/xslt+xml", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "jpe": "image/jpeg", "jfif": "image/jpeg", "pjpeg": "image/jpeg", "pjp": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "bmp": "image/bmp", "apng": "image/apng", "jxl": "image/jxl", "mp4": "video/mp4", "m4v": "video/mp4",
    "webm": "video/webm", "mov": "video/quicktime", "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf",
    "zip": "application/zip", "gz": "application/gzip", "epub": "application/epub+zip",
  ]
}
