import Addresses
import Articles

/// Addresses of a site of WordPress.
enum WordPressLinks {
  /// Returns an address as a path that begins at the home page, or `nil` for an address of another site.
  ///
  /// `http` and `https`, and the host with and without `www.`, are the same site.
  static func path(of address: String, below base: String) -> String? {
    let home = withoutScheme(base.hasSuffix("/") ? String(base.dropLast()) : base)
    if address.hasPrefix("/"), !address.hasPrefix("//") {
      let folder = home.firstIndex(of: "/").map { String(home[$0...]) } ?? ""
      return address.hasPrefix(folder + "/") ? String(address.dropFirst(folder.count)) : address
    }
    guard !home.isEmpty, address.contains("//") else { return nil }
    let text = withoutScheme(address)
    guard text.lowercased().hasPrefix(home.lowercased()) else { return nil }
    let rest = text.dropFirst(home.count)
    if rest.isEmpty { return "/" }
    if rest.hasPrefix("/") { return String(rest) }
    return rest.hasPrefix("?") || rest.hasPrefix("#") ? "/" + rest : nil
  }

  /// Returns a path for comparisons: decoded, without the fragment and the slash at its end.
  static func key(of path: String) -> String {
    let plain = SitePath.decoded(String(path.prefix { $0 != "#" && $0 != "?" }))
    return plain.split(separator: "/").joined(separator: "/")
  }

  /// Returns the number in an address such as `/?p=12`.
  static func number(in path: String) -> Int? {
    guard let start = path.firstIndex(of: "?") else { return nil }
    for pair in path[path.index(after: start)...].prefix(while: { $0 != "#" }).split(separator: "&") {
      let parts = pair.split(separator: "=")
      if parts.count == 2, ["p", "page_id", "attachment_id"].contains(parts[0]) { return Int(parts[1]) }
    }
    return nil
  }

  /// Returns the path of a picture without the size that WordPress adds: `a-300x200.jpg` becomes `a.jpg`.
  static func withoutSize(_ path: String) -> String {
    let stem = path.withoutExtension
    guard let hyphen = stem.lastIndex(of: "-"), path.fileName.contains(".") else { return path }
    let sizes = stem[stem.index(after: hyphen)...].split(separator: "x", omittingEmptySubsequences: false)
    guard sizes.count == 2, sizes.allSatisfy({ Int($0) != nil }) else { return path }
    return String(stem[..<hyphen] + path.dropFirst(stem.count))
  }

  private static func withoutScheme(_ address: String) -> String {
    let rest = address.firstRange(of: "//").map { address[$0.upperBound...] } ?? address[...]
    return String(rest.hasPrefix("www.") ? rest.dropFirst(4) : rest)
  }
}
