import Markup
import Parsing

extension FieldReader {
  /// Returns an address inside or outside of the site; in front matter, spaces are encoded with a warning.
  package mutating func address(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, Self.isAddress(text) { return text }
    let encoded = node.string.map { $0.trimmingSurroundingSpaces.split(separator: " ").joined(separator: "%20") }
    if isFrontMatter, let encoded, Self.isAddress(encoded) {
      report(.quoted(writtenName(of: name), as: encoded, actual: node), at: node.range)
      return encoded
    }
    reportWrongType(node, for: name, expected: .address)
    return nil
  }

  /// Returns a URL path within the site, such as `/about/`, in canonical form: `%41` becomes `A`.
  package mutating func sitePath(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    return sitePath(node, for: name)
  }

  /// Returns URL paths within the site; a single path counts as a list.
  package mutating func sitePaths(_ name: String) -> [String]? {
    guard let node = value(name) else { return nil }
    let nodes = node.list ?? [node]
    return nodes.compactMap { sitePath($0, for: name) }
  }

  /// Returns text for one part of a URL path, such as `my-post`: without slashes, and not only dots.
  package mutating func slug(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.textual.map(SitePath.decoded), isPathPart(text) { return text }
    reportWrongType(node, for: name, expected: .slug)
    return nil
  }

  private mutating func sitePath(_ node: DataNode, for name: String) -> String? {
    if let text = node.string, Self.isSitePath(text) { return SitePath.canonical(text) }
    reportWrongType(node, for: name, expected: .sitePath)
    return nil
  }

  private func isPathPart(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != "/" && $0 != "\u{FFFD}"
    } && text.contains { $0 != "." && $0 != " " }
  }

  private static func isAddress(_ text: String) -> Bool {
    !text.isEmpty && !URLScheme.hasUser(text)
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  /// Returns whether an address stays within the site and names a whole page, without a query or a fragment.
  package static func isSitePath(_ text: String) -> Bool {
    guard isAddress(text), !text.hasPrefix("//"), !text.contains(where: { ":?#".contains($0) }) else { return false }
    // Decode first, because `%2e%2e` means `..`.
    let path = SitePath.decoded(text)
    return path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != "\u{FFFD}" }
      && path.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." }
  }
}
