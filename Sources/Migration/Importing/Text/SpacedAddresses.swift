/// Addresses with spaces, `![oven](my oven.png)`, which kramdown accepts and CommonMark does not.
enum SpacedAddresses {
  /// Returns a Markdown text in which such addresses are encoded.
  static func encoded(_ text: MarkdownText) -> MarkdownText { encoded(text, joiningLines: false) }

  /// Returns a Markdown text in which addresses with spaces or the end of a line in them are encoded, as kramdown reads them.
  static func joined(_ text: MarkdownText) -> MarkdownText { encoded(text, joiningLines: true) }

  private static func encoded(_ text: MarkdownText, joiningLines: Bool) -> MarkdownText {
    text.replacing(at: "]") { text, close in
      let isEscaped = close > 0 && text[close - 1] == UInt8(ascii: "\\")
      guard !isEscaped, text[(close + 1)...].first == UInt8(ascii: "(") else { return nil }
      let line = text[(close + 2)...].prefix { !(joiningLines ? "()<>" : "()<>\n").utf8.contains($0) }
      guard text[line.endIndex...].first == UInt8(ascii: ")") else { return nil }
      // Browsers leave out the end of a line in an address.
      if joiningLines, let end = line.firstIndex(of: 0x0A) {
        let (start, rest) = (line[..<end], line[(end + 1)...])
        guard !start.isEmpty, !rest.isEmpty, !(start + rest).contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\"") })
        else { return nil }
        return (line.indices, Array(start + rest))
      }
      guard line.contains(0x20) else { return nil }
      let (address, title) = parts(of: String(decoding: line, as: UTF8.self))
      guard address.contains(" ") else { return nil }
      return (line.indices, Array((address.percentEncoded(only: " ") + title).utf8))
    }
  }

  /// Splits an address from the title behind it.
  private static func parts(of text: String) -> (address: String, title: String) {
    guard let match = text.firstMatch(of: /\s+["'].*["']\s*$/) else { return (text.trimmed, "") }
    return (text[..<match.range.lowerBound].description.trimmed, String(text[match.range]))
  }
}
