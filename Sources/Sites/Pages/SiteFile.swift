import Articles
import Diagnostics

/// Where pages lie in the folder of a site.
public enum SiteFile {
  /// The file of an address that names a folder.
  private static let indexName = "index.html"

  /// The file of an address: `/about/` is `about/index.html`, and `/a%20b.png` is `a b.png`.
  public static func path(of address: String) -> String {
    let slash = UInt8(ascii: "/")
    let bytes = address.utf8Span.span
    var start = 0
    while start < bytes.count, bytes[start] == slash { start += 1 }
    let named = Substring(address.utf8.dropFirst(start))
    var path = ""
    path.reserveCapacity(named.utf8.count + indexName.utf8.count)
    path += address.holds(UInt8(ascii: "%")) ? SitePath.decoded(String(named))[...] : named
    if path.utf8.last ?? slash == slash { path += indexName }
    return path
  }

  /// The address of a file: `about/index.html` is at `/about/`, and `a b.png` at `/a%20b.png`.
  public static func address(ofFile path: String) -> String {
    let isFolder = path == indexName || path.hasSuffix("/" + indexName)
    return "/" + SitePath.encoded(isFolder ? String(path.dropLast(indexName.count)) : path)
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
