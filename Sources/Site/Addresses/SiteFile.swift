import Articles
import Diagnostics
import Texts

/// Conversion between addresses and paths in the output folder.
package enum SiteFile {
  /// The address of the not-found page, as web servers expect it.
  package static let notFoundAddress = "/404.html"

  /// The name of the file for an address that ends in a slash.
  private static let indexName = "index.html"

  /// Returns the file of an address: `/about/` is `about/index.html`, and `/a%20b.png` is `a b.png`.
  package static func path(of address: String) -> String {
    let slash = UInt8(ascii: "/")
    let bytes = address.utf8Span.span
    var start = 0
    while start < bytes.count, bytes[start] == slash { start += 1 }
    if address.holds(UInt8(ascii: "%")) {
      let path = SitePath.decoded(String(Substring(address.utf8.dropFirst(start))))
      return path.utf8.last ?? slash == slash ? path + indexName : path
    }
    let isFolder = start == bytes.count || bytes[bytes.count - 1] == slash
    // One allocation, because a site converts thousands of addresses.
    let count = bytes.count - start + (isFolder ? indexName.utf8.count : 0)
    return unsafe String(unsafeUninitializedCapacity: count) { path in
      for at in start..<bytes.count { unsafe path[at - start] = bytes[at] }
      if isFolder { _ = unsafe path[(bytes.count - start)...].initialize(from: indexName.utf8) }
      return count
    }
  }

  /// Returns the file that another generator writes for an address, in whatever form the address is.
  package static func path(ofForeign address: String) -> String { path(of: Self.address(SitePath.canonical(address))) }

  /// Returns the address of a file: `about/index.html` is at `/about/`, and `a b.png` at `/a%20b.png`.
  package static func address(ofFile path: String) -> String {
    let isFolder = path == indexName || path.hasSuffix("/" + indexName)
    return "/" + SitePath.encoded(isFolder ? String(path.dropLast(indexName.count)) : path)
  }

  /// Returns the address of the folder for everything that belongs to a page: `/a/` for both `/a/` and `/a.html`.
  package static func folder(of address: String) -> String {
    if address.hasSuffix("/") { return address }
    return address.withoutExtension + "/"
  }

  /// Returns the address of a page's text as Markdown: `/a/index.md` for `/a/`, and `/a.md` for `/a.html`.
  package static func markdownAddress(of address: String) -> String {
    address.hasSuffix("/") ? address + "index.md" : address.withoutExtension + ".md"
  }

  /// Returns an address below a folder, such as `/fr/`.
  package static func address(_ address: String, below folder: String) -> String {
    folder == "/" ? address : folder + address.dropFirst()
  }

  /// Returns the address of a file in its standard form, with a slash at the start and none at the end.
  package static func address(ofNamedFile written: String) -> String {
    "/" + written.split(separator: "/").joined(separator: "/")
  }

  /// Returns an address in its standard form: a slash at the start, and at the end unless the address names a file.
  package static func address(_ written: String) -> String {
    let parts = written.split(separator: "/")
    guard let last = parts.last else { return "/" }
    let path = "/" + parts.joined(separator: "/")
    let isFile = !written.hasSuffix("/") && [".html", ".htm", ".xml", ".txt", ".json"].contains { last.hasSuffix($0) }
    return isFile ? path : path + "/"
  }
}
