/// The links and images of Markdown.
extension ReaderTextScanner {
  mutating func open(isImage: Bool) {
    let start = at + (isImage ? 1 : 0)
    if byte(start + 1) == UInt8(ascii: "^"), let end = find("]", from: start, limit: 100), !isImage,
      !bytes[start..<end].contains(0x20)
    {
      at = end + 1
    } else if byte(start + 1) == UInt8(ascii: "["), syntax == .notes || syntax == .garland,
      let end = find("]]", from: start, limit: 500),
      !bytes[(start + 2)..<end].contains(where: { "[]\n".utf8.contains($0) }), byte(end + 2) != UInt8(ascii: "(")
    {
      readWikiLink(start + 2, end, isImage: isImage)
    } else {
      if syntax.isMarkdown { brackets.append(Bracket(offset: at, isImage: isImage)) }
      at = start + 1
    }
  }

  /// Reads `[[Page#Heading|text]]`.
  private mutating func readWikiLink(_ start: Int, _ end: Int, isImage: Bool) {
    let bar = bytes[start..<end].firstIndex(of: UInt8(ascii: "|"))
    add(isImage ? .image : .link, string(start..<(bar ?? end)), at: start)
    if let bar {
      addWords(in: bar..<end, isCertain: !isImage)
    } else {
      addWords(in: start..<end, isCertain: false)
    }
    at = end + 2
  }

  mutating func closeBracket() {
    at += 1
    guard let bracket = brackets.popLast() else { return }
    let kind: ReaderTarget.Kind = bracket.isImage ? .image : .link
    if byte(at) == UInt8(ascii: "(") {
      guard let (address, end) = destination(from: at + 1) else { return }
      add(kind, address, at: bracket.offset)
      // A title is behind the address.
      let close = closingParenthesis(from: end)
      addWords(in: end..<close, isCertain: false)
      at = min(close + 1, bytes.count)
    } else if byte(at) == UInt8(ascii: "["), let end = find("]", from: at, limit: 300) {
      let name =
        end == at + 1 ? string((bracket.offset + (bracket.isImage ? 2 : 1))..<(at - 1)) : string((at + 1)..<end)
      if let address = references[name.lowercased()] {
        add(kind, address, at: bracket.offset)
      } else {
        addWords(in: at..<end, isCertain: false)
      }
      at = end + 1
    } else if !references.isEmpty, at - bracket.offset < 300 {
      let name = string((bracket.offset + (bracket.isImage ? 2 : 1))..<(at - 1)).lowercased()
      if let address = references[name] { add(kind, address, at: bracket.offset) }
    }
  }

  /// Returns the address at an offset, in which tags may be, and the offset behind it.
  private mutating func destination(from start: Int) -> (String, end: Int)? {
    var index = bytes[start...].firstIndex { $0 > 0x20 } ?? bytes.count
    let first = index
    if byte(index) == UInt8(ascii: "<") {
      guard let end = bytes[index...].firstIndex(where: { ">\n".utf8.contains($0) }) else { return nil }
      return (string((index + 1)..<end), end + 1)
    }
    var depth = 0
    while index < bytes.count, bytes[index] > 0x20 {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return (string(first..<index), index) }
        depth -= 1
      case UInt8(ascii: "{")
      where syntax.hasTags && (byte(index + 1) == UInt8(ascii: "{") || byte(index + 1) == UInt8(ascii: "%")):
        let mark = byte(index + 1) == UInt8(ascii: "{") ? "}}" : "%}"
        if let end = find(mark, from: index, limit: 500) { index = end + 1 }
      default: break
      }
      index += 1
    }
    // A parenthesis in the address can lack its partner.
    let end = min(index, bytes.count) - (depth > 0 && byte(index - 1) == UInt8(ascii: ")") ? 1 : 0)
    return (string(first..<max(first, end)), max(first, end))
  }

  /// Returns the offset of the parenthesis that ends a link.
  private func closingParenthesis(from start: Int) -> Int {
    var quote: UInt8?
    var index = start
    while index < min(start + 1_000, bytes.count) {
      let byte = bytes[index]
      if byte == 0x0A, self.byte(index + 1) == 0x0A { return start }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ")") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    return start
  }

  /// Returns the addresses of the lines `[name]: address`, by name in lower case.
  static func references(in bytes: [UInt8], _ roles: [MarkdownLine.Role]) -> [String: String] {
    var addresses: [String: String] = [:]
    for (line, role) in zip(bytes.split(separator: 0x0A, omittingEmptySubsequences: false), roles) where role == .text {
      let text = line.drop { " \t>".utf8.contains($0) }
      guard text.first == UInt8(ascii: "["), text.dropFirst().first != UInt8(ascii: "^"),
        let end = text.firstIndex(of: UInt8(ascii: "]")), text[end...].dropFirst().first == UInt8(ascii: ":")
      else { continue }
      let rest = text[(end + 2)...].drop { $0 <= 0x20 }
      guard !rest.isEmpty else { continue }
      let address =
        rest.first == UInt8(ascii: "<")
        ? rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
        : rest.prefix { $0 > 0x20 || rest.starts(with: "{{".utf8) }
      let name = String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self).lowercased()
      if addresses[name] == nil { addresses[name] = String(decoding: address, as: UTF8.self) }
    }
    return addresses
  }
}
