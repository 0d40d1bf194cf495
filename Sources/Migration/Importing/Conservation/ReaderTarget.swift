import Articles
import Markup

/// The address of an image or a link.
struct ReaderTarget: Sendable {
  enum Kind: Sendable, Hashable { case image, link }

  let kind: Kind
  /// The address as it is written.
  let written: String
  /// The offset in the text.
  let offset: Int
  let isCertain: Bool

  private var decoded: String {
    if !written.holds("&"), !written.holds("\\") { return written }
    let decoded = CharacterReferences.decoded(Array(written.utf8)[...], in: .markdown)
    return String(decoding: decoded, as: UTF8.self).filter { $0 != "\\" }
  }

  /// Whether a template computes the address.
  var isComputed: Bool { written.contains("{{") || written.contains("{%") }

  /// The name of the file, because an import moves files to other folders.
  var fileName: String {
    let address = decoded.prefix { $0 != "?" && $0 != "#" }
    let name = address.split(whereSeparator: { $0 == "/" || $0 == "}" || $0 == "@" }).last.map(String.init) ?? ""
    // WordPress shows `oven-300x200.jpg` for `oven.jpg`.
    let decoded = SitePath.decoded(name.trimmed).lowercased()
    return decoded.withoutExtension.last?.isNumber == true ? decoded.replacing(/-\d+x\d+(?=\.\w+$)/, with: "") : decoded
  }

  /// The file name without its extension, and without the characters that slugs leave out.
  var stem: String {
    fileName.prefix { $0 != "." }.filter { $0.isLetter || $0.isNumber }
  }

  /// The address without its scheme if it leads to another site, or `nil`.
  ///
  /// An import replaces addresses in the site itself, so these are only counted.
  func outside(of host: String) -> String? {
    let address = decoded
    if let colon = address.firstIndex(of: ":"), !address.hasPrefix("http"), address[..<colon].allSatisfy(\.isLetter) {
      return address.hasPrefix("mailto:") ? address : nil
    }
    guard address.holds("//"), let start = address.firstRange(of: "//")?.upperBound,
      ["http:", "https:", ""].contains(address[..<start].dropLast(2))
    else { return nil }
    let rest = address[start...]
    let name = rest.prefix { !"/?#".contains($0) }.lowercased()
    guard name != host, !name.isEmpty else { return nil }
    var path = SitePath.decoded(String(rest.dropFirst(name.count)))
    while path.last == "/" { path.removeLast() }
    return name + path
  }
}
