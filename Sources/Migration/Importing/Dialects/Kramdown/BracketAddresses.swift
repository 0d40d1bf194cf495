/// Addresses with a bracket behind a backslash and another one without: `[a](b_(c\\))`.
///
/// CommonMark waits for the end of the bracket that has no backslash, so the link would be text.
enum BracketAddresses {
  /// Returns a Markdown text in which both brackets of such addresses are encoded.
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    let (backslash, open, close) = (UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"))
    guard text.firstRange(of: [backslash, close]) != nil else { return text }
    var result: [UInt8] = []
    var (at, copied) = (0, 0)
    var code: CodeRegions?
    while let bracket = text[at...].firstIndex(of: UInt8(ascii: "]")) {
      at = bracket + 1
      guard at < text.count, text[at] == open else { continue }
      let line = text[(at + 1)...].prefix { $0 != 0x0A && $0 != UInt8(ascii: "<") }
      guard let end = line.indices.first(where: { line[$0] == close && text[$0 - 1] != backslash }) else { continue }
      let address = line[..<end]
      guard address.firstRange(of: [backslash, close]) != nil, address.contains(open) else { continue }
      let regions = code ?? CodeRegions.find(in: text)
      code = regions
      if regions.region(at: bracket) != nil { continue }
      let encoded = String(decoding: address, as: UTF8.self).replacing("\\(", with: "%28").replacing("(", with: "%28")
        .replacing("\\)", with: "%29").replacing(", ", with: ",%20")
      result += text[copied..<address.startIndex] + encoded.utf8
      (copied, at) = (end, end)
    }
    return copied == 0 ? text : result + text[copied...]
  }
}
