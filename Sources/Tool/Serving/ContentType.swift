/// What a file is, told by its name.
package enum ContentType {
  /// The type to send with a file.
  ///
  ///     ContentType.of("posts/index.html")  // text/html; charset=utf-8
  package static func of(_ name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
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
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "bmp": "image/bmp", "apng": "image/apng", "jxl": "image/jxl", "mp4": "video/mp4", "m4v": "video/mp4",
    "webm": "video/webm", "mov": "video/quicktime", "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf",
    "zip": "application/zip", "gz": "application/gzip", "epub": "application/epub+zip",
  ]
}
