internal import Parsing

extension FieldReader {
  /// An address of anything, within the site or outside, without a space in it.
  package mutating func address(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, isAddress(text) { return text }
    reject(node, for: name, expecting: .address)
    return nil
  }

  /// An address within the site, such as `/about/`, as the site writes it: `%41` is an `A`.
  package mutating func sitePath(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    return sitePath(node, for: name)
  }

  /// Addresses within the site; a lone one is a list of one.
  package mutating func sitePaths(_ name: String) -> [String]? {
    guard let node = value(name) else { return nil }
    let nodes = node.list ?? [node]
    return nodes.compactMap { sitePath($0, for: name) }
  }

  /// What is to become one part of an address, such as `my-post`: any text that leads nowhere else.
  package mutating func slug(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.textual.map(SitePath.decoded), isPart(text) { return text }
    reject(node, for: name, expecting: .slug)
    return nil
  }

  private mutating func sitePath(_ node: DataNode, for name: String) -> String? {
    if let text = node.string, isSitePath(text) { return SitePath.canonical(text) }
    reject(node, for: name, expecting: .sitePath)
    return nil
  }

  private func isPart(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != "/" && $0 != "\u{FFFD}"
    } && text.contains { $0 != "." && $0 != " " }
  }

  private func isAddress(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  /// Whether the text leads nowhere else: to no other site, out of no folder, and to no part of a page.
  private func isSitePath(_ text: String) -> Bool {
    guard isAddress(text), !text.hasPrefix("//"), !text.contains(where: { ":?#".contains($0) }) else { return false }
    // What is written as `%2e` leads as far as a dot does.
    let path = SitePath.decoded(text)
    return path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != "\u{FFFD}" }
      && path.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." }
  }
}
