/// The typographic quotes « and », which Goldmark and kramdown write for `<<` and `>>`.
enum AngleQuotes {
  /// Returns a text with the quotes in its paragraphs.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("<<") || text.contains(">>") else { return text }
    return text.replacing(text.paragraphLines.flatMap { edits(in: $0, text.code) })
  }

  /// Returns the quotes in a line outside of code, but not those that begin a quotation.
  private static func edits(in line: ArraySlice<UInt8>, _ code: CodeRegions) -> [MarkdownText.Edit] {
    // The end of a tag or of a shortcode is no quote.
    guard !hasTag(line), line.firstRange(of: Array("{{".utf8)) == nil else { return [] }
    var edits: [MarkdownText.Edit] = []
    var at = line.firstIndex { $0 != UInt8(ascii: ">") && $0 > 0x20 } ?? line.endIndex
    while at + 1 < line.endIndex {
      let isPair = line[at] == line[at + 1] && (at == line.startIndex || line[at - 1] != UInt8(ascii: "\\"))
      guard isPair, "<>".utf8.contains(line[at]), code.region(at: at) == nil else {
        at += 1
        continue
      }
      edits.append((at..<at + 2, Array((line[at] == UInt8(ascii: "<") ? "«" : "»").utf8)))
      at += 2
    }
    return edits
  }

  /// Whether a line has something like a tag: `<b>`, `</b>`, `<!-- -->` or `<https://a.example>`.
  private static func hasTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.dropLast().contains { index in
      let next = bytes[index + 1]
      let isSingle = index == bytes.startIndex || bytes[index - 1] != UInt8(ascii: "<")
      return bytes[index] == UInt8(ascii: "<") && isSingle
        && (next.isASCIILetter || "/!?".utf8.contains(next))
    }
  }
}
