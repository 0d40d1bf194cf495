import Articles

/// Relative links that an import breaks, because it moves the article and the linked file to different folders.
///
/// A translation `bread.fr.md` of Zola or Hugo is in the folder `fr` of the new site, and the images beside it are not.
struct MovedLinks {
  let article: ForeignArticle
  let context: ImportContext

  /// Returns a text in which such links lead to the new place of the file.
  func resolved(in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    var code: CodeRegions?
    var at = 0
    while let start = Self.nextAddress(from: at, in: text) {
      let end = text[start...].firstIndex { $0 <= 0x20 || "\"'()<>".utf8.contains($0) } ?? text.count
      at = min(max(end, start + 1), text.count)
      let address = text[start..<end]
      guard let new = link(String(decoding: address, as: UTF8.self)) else { continue }
      let regions = code ?? CodeRegions.find(in: text)
      code = regions
      if regions.region(at: start) != nil { continue }
      result += text[copied..<start] + Array(new.utf8)
      copied = end
    }
    return copied == 0 ? text : result + text[copied...]
  }

  /// Returns the offset of the next address: behind `](`, `](<`, `src="` or `href="`.
  private static func nextAddress(from start: Int, in text: [UInt8]) -> Int? {
    var at = start
    while let found = text[at...].firstIndex(where: { "(\"'".utf8.contains($0) }) {
      at = found + 1
      let before = text[..<found]
      if text[found] == UInt8(ascii: "(") {
        guard before.last == UInt8(ascii: "]") else { continue }
        return at < text.count && text[at] == UInt8(ascii: "<") ? at + 1 : at
      }
      if before.suffix(5).elementsEqual(" src=".utf8) || before.suffix(6).elementsEqual(" href=".utf8) { return at }
    }
    return nil
  }

  /// Returns the new address for a link, or `nil` to keep it.
  private func link(_ written: String) -> String? {
    guard let first = written.first, !"/#?{".contains(first), !written.contains(":") else { return nil }
    let path = written.prefix { $0 != "#" && $0 != "?" }
    let rest = written[path.endIndex...]
    let decoded = SitePath.decoded(String(path))
    guard !decoded.isEmpty, decoded.resolved(from: article.target).map(context.newPaths.contains) != true else {
      return nil
    }
    if let old = decoded.resolved(from: article.source), let link = context.link(to: old, from: article) {
      return link.replacing(" ", with: "%20") + rest
    }
    // Templates of tags look for images in the folder of static files, too.
    guard UnknownImage.isImageFile(decoded), let path = decoded.resolved(from: "x"),
      context.newPaths.contains("static/" + path)
    else { return nil }
    return "/" + path.replacing(" ", with: "%20") + rest
  }
}
