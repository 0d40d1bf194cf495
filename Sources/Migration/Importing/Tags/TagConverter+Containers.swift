extension TagConverter {
  /// Returns a container, or a `<span>` for a tag in the middle of a sentence.
  func container(
    _ name: String, _ label: String?, _ attributes: [Attribute], for tag: ForeignTag, _ content: TagNode.Content?,
    in text: [UInt8]
  ) -> ConvertedText {
    let inner = content.map { convert($0.nodes, of: text) } ?? ConvertedText(bytes: [])
    var result = inner
    guard text.startsLine(at: tag.range.lowerBound), text.endsLine(at: content?.end ?? tag.range.upperBound) else {
      if Self.isInAddress(tag, in: text) {
        result.bytes = Array("#".utf8)
        result.notes.append(note(on: tag, "is an address that only the old site knows; it is `#` now", in: text))
        return result
      }
      result.bytes = Array("<span class=\"\(name)\">".utf8) + inner.bytes + Array("</span>".utf8)
      result.notes.append(note(on: tag, "is in a sentence; it is a `<span>` now", in: text))
      return result
    }
    if writesElements {
      result.bytes = Array("<div class=\"\(name)\">".utf8) + inner.bytes + Array("</div>".utf8)
      result.notes.append(note(on: tag, "is in a page of HTML; it is a `<div>` now", in: text))
      return result
    }
    result.containers[name, default: []].formUnion(attributes.map(\.name))
    let indentation = Self.indentation(of: tag, in: text)
    let isComponent = tag.brackets == .component
    let shown =
      isComponent ? BlockIndentation.moved(Self.withoutEmptyLines(inner.bytes[...]), to: indentation) : inner.bytes
    result.bytes = ContainerMarkup(name, label: label, attributes: attributes).around(shown, indentedBy: indentation)
    // A fence in a block of HTML would be text of the block, which an empty line ends.
    if Self.isBehindHTML(text[..<tag.range.lowerBound]) { result.bytes = [0x0A] + indentation + result.bytes }
    return result
  }

  /// Returns a line feed if the line below a shortcode would become a part of the block of HTML in its place.
  func lineAfterHTML(
    _ html: [UInt8], of tag: ForeignTag, _ content: TagNode.Content?, in text: [UInt8]
  ) -> [UInt8] {
    let end = content?.end ?? tag.range.upperBound
    guard language == .hugo, !tag.isInCode, html.first == UInt8(ascii: "<"), text.startsLine(at: tag.range.lowerBound),
      text.endsLine(at: end), let lineEnd = text[end...].firstIndex(of: 0x0A)
    else { return [] }
    let name = html.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    let next = text[(lineEnd + 1)...].prefix { $0 != 0x0A }
    guard HTMLBlocks.names.contains(String(decoding: name, as: UTF8.self)), next.contains(where: { $0 > 0x20 }),
      !Self.isBehindHTML(text[..<tag.range.lowerBound])
    else { return [] }
    return [0x0A]
  }

  /// Whether a line since the last empty one starts with an HTML tag.
  static func isBehindHTML(_ text: ArraySlice<UInt8>) -> Bool {
    // The limits keep a text of many tags linear.
    let lines = text.suffix(4_000).split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    for line in lines.suffix(40).reversed() {
      let rest = line.drop { $0 <= 0x20 }
      guard let first = rest.first else { return false }
      let letter = rest.dropFirst().first { $0 != UInt8(ascii: "/") } ?? 0
      if first == UInt8(ascii: "<"), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) { return true }
    }
    return false
  }

  /// Whether a tag is the start of an address: `[text]({{< x >}})` or `<a href="{{< x >}}">`.
  private static func isInAddress(_ tag: ForeignTag, in text: [UInt8]) -> Bool {
    let before = text[..<tag.range.lowerBound]
    return ["](", "](<", "]: ", "]: <", "=\"", "='"].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
