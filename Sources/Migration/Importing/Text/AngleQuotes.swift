/// The typographic quotes « and », which Goldmark and kramdown write for `<<` and `>>`.
enum AngleQuotes {
  /// Returns a Markdown text with the quotes in its paragraphs.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    guard ["<<", ">>"].contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else { return text }
    var result: [UInt8] = []
    var copied = 0
    for paragraph in MarkdownParagraphs.ranges(in: text) {
      let lines = String(decoding: text[paragraph], as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      result += text[copied..<paragraph.lowerBound] + lines.map { converted(String($0)) }.joined(separator: "\n").utf8
      copied = paragraph.upperBound
    }
    return result + text[copied...]
  }

  /// Returns a line of Markdown with the quotes outside of code, but not those that begin a quotation.
  static func converted(_ line: String) -> String {
    // Most lines have no such sign. The search for two of them would take ten times as long.
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }),
      line.contains("<<") || line.contains(">>")
    else { return line }
    let bytes = Array(line.utf8)
    // The end of a tag or of a shortcode is no quote.
    guard !hasTag(bytes), !line.contains("{{") else { return line }
    let code = CodeRegions.find(in: bytes)
    let start = bytes.firstIndex { $0 != UInt8(ascii: ">") && $0 > 0x20 } ?? bytes.count
    var result = Array(bytes[..<start])
    var at = start
    while at < bytes.count {
      let isPair =
        at + 1 < bytes.count && bytes[at] == bytes[at + 1] && (at == 0 || bytes[at - 1] != UInt8(ascii: "\\"))
      if isPair, bytes[at] == UInt8(ascii: "<") || bytes[at] == UInt8(ascii: ">"), code.region(at: at) == nil {
        result += bytes[at] == UInt8(ascii: "<") ? "«".utf8 : "»".utf8
        at += 2
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a line has something like a tag: `<b>`, `</b>`, `<!-- -->` or `<https://a.example>`.
  private static func hasTag(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast().contains { index in
      let next = bytes[index + 1]
      let isSingle = index == 0 || bytes[index - 1] != UInt8(ascii: "<")
      return bytes[index] == UInt8(ascii: "<") && isSingle
        && ((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20) || "/!?".utf8.contains(next))
    }
  }
}
