internal import Parsing

extension FieldReader {
  /// An address of anything, within the site or outside, without a space in it.
  public mutating func address(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, isAddress(text) { return text }
    reject(node, for: name, expecting: .address)
    return nil
  }

  /// An address within the site, such as `/about/`.
  public mutating func sitePath(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    return sitePath(node, for: name)
  }

  /// Addresses within the site; a lone one is a list of one.
  public mutating func sitePaths(_ name: String) -> [String]? {
    guard let node = value(name) else { return nil }
    let nodes = node.list ?? [node]
    return nodes.compactMap { sitePath($0, for: name) }
  }

  /// One part of an address, such as `my-post`.
  public mutating func slug(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, isSitePath(text), !text.utf8.contains(UInt8(ascii: "/")) { return text }
    reject(node, for: name, expecting: .slug)
    return nil
  }

  private mutating func sitePath(_ node: DataNode, for name: String) -> String? {
    if let text = node.string, isSitePath(text) { return text }
    reject(node, for: name, expecting: .sitePath)
    return nil
  }

  private func isAddress(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  /// Whether the text leads nowhere else: to no other site, out of no folder, and to no part of a page.
  private func isSitePath(_ text: String) -> Bool {
    isAddress(text) && !text.hasPrefix("//") && !text.contains { ":?#".contains($0) }
      && text.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." }
  }
}
