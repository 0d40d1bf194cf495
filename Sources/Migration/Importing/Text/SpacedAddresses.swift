/// Addresses with spaces, `![oven](my oven.png)`, which kramdown accepts and CommonMark does not.
enum SpacedAddresses {
  /// Returns a Markdown text in which such addresses are encoded.
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "]")) else { return text }
    var result: [UInt8] = []
    var (at, copied) = (0, 0)
    var code: CodeRegions?
    while let close = text[at...].firstIndex(of: UInt8(ascii: "]")) {
      at = close + 1
      let isEscaped = close > 0 && text[close - 1] == UInt8(ascii: "\\")
      guard !isEscaped, at < text.count, text[at] == UInt8(ascii: "(") else { continue }
      let line = text[(at + 1)...].prefix { !"()<>\n".utf8.contains($0) }
      guard line.endIndex < text.count, text[line.endIndex] == UInt8(ascii: ")"), line.contains(0x20) else { continue }
      let (address, title) = parts(of: String(decoding: line, as: UTF8.self))
      guard address.contains(" ") else { continue }
      let regions = code ?? CodeRegions.find(in: text)
      code = regions
      if regions.region(at: close) != nil { continue }
      result += text[copied..<line.startIndex] + Array((address.replacing(" ", with: "%20") + title).utf8)
      copied = line.endIndex
      at = line.endIndex
    }
    return copied == 0 ? text : result + text[copied...]
  }

  /// Splits an address from the title behind it.
  private static func parts(of text: String) -> (address: String, title: String) {
    guard let match = text.firstMatch(of: /\s+["'].*["']\s*$/) else { return (text.trimmed, "") }
    return (text[..<match.range.lowerBound].description.trimmed, String(text[match.range]))
  }
}
