import Articles

/// Where pages lie in the folder of a site.
public enum SiteFile {
  /// The file of an address: `/about/` is `about/index.html`, and `/a%20b.png` is `a b.png`.
  public static func path(of address: String) -> String {
    let path = SitePath.decoded(String(address.drop { $0 == "/" }))
    return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
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
