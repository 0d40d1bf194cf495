import Articles

/// Where pages lie in the folder of a site.
public enum SiteFile {
  /// The file of an address: `/about/` is `about/index.html`, and `/a%20b.png` is `a b.png`.
  public static func path(of address: String) -> String {
    let slash = UInt8(ascii: "/")
    let bytes = address.utf8Span.span
    var start = 0
    while start < bytes.count, bytes[start] == slash { start += 1 }
    var path = SitePath.decoded(String(Substring(address.utf8.dropFirst(start))))
    if path.utf8.last ?? slash == slash { path += "index.html" }
    return path
  }

  /// The address of a file: `about/index.html` is at `/about/`, and `a b.png` at `/a%20b.png`.
  public static func address(ofFile path: String) -> String {
    let isFolder = path == "index.html" || path.hasSuffix("/index.html")
    return "/" + SitePath.encoded(isFolder ? String(path.dropLast("index.html".count)) : path)
  }

  /// An address as it is written from now on: with a slash at its beginning and, unless it names a file, at its end.
  static func address(_ written: String) -> String {
    let parts = written.split(separator: "/")
    guard let last = parts.last else { return "/" }
    let path = "/" + parts.joined(separator: "/")
    let isFile = !written.hasSuffix("/") && [".html", ".htm", ".xml", ".txt", ".json"].contains { last.hasSuffix($0) }
    return isFile ? path : path + "/"
  }
}
