import Articles

/// Relative links that an import breaks, because it moves the article and the linked file to different folders.
///
/// A translation `bread.fr.md` of Zola or Hugo is in the folder `fr` of the new site, and the images beside it are not.
struct MovedLinks {
  let article: ForeignArticle
  let context: ImportContext

  /// Returns a text in which such links lead to the new place of the file.
  func resolved(in text: MarkdownText) -> MarkdownText {
    text.replacing(at: "(\"'") { text, mark in
      guard let start = Self.address(at: mark, in: text) else { return nil }
      let address = text[start...].prefix { $0 > 0x20 && !"\"'()<>".utf8.contains($0) }
      return link(String(decoding: address, as: UTF8.self)).map { (address.indices, Array($0.utf8)) }
    }
  }

  /// Returns the start of the address behind a mark: behind `](`, `](<`, `src="` or `href="`.
  private static func address(at mark: Int, in text: [UInt8]) -> Int? {
    let before = text[..<mark]
    if text[mark] == UInt8(ascii: "(") {
      guard before.last == UInt8(ascii: "]") else { return nil }
      return text[(mark + 1)...].first == UInt8(ascii: "<") ? mark + 2 : mark + 1
    }
    let isAttribute = [" src=", " href="].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
    return isAttribute ? mark + 1 : nil
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
