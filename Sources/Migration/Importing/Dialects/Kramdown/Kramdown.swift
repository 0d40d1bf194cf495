/// The passes from kramdown, the Markdown of Jekyll, to that of Garland.
enum Kramdown {
  /// Returns the passes, in order.
  ///
  /// `isGFM` is the option `input: GFM`; `usesMath` tells whether articles of the site have formulas.
  static func passes(isGFM: Bool, usesMath: Bool) -> [MarkdownText.Pass] {
    [
      KramdownContents.removed,
      MarkdownText.when(!isGFM, TightHeadings.spaced),
      SpacedAddresses.joined,
      encodingBrackets,
      SpanTags.joined,
      KramdownExtensions.removed,
      Abbreviations.separated,
      MarkdownText.when(usesMath, EscapedBrackets.replaced),
      MarkdownText.when(usesMath, KramdownMath.converted),
      AngleQuotes.converted,
      HTMLBlocks.joined,
      BracketNumbers.escaped,
      KramdownTables.converted,
      LooseEmphasis.converted,
    ]
  }

  /// Returns a text in which both brackets of addresses such as `[a](b_(c\\))` are encoded.
  ///
  /// CommonMark waits for the end of the bracket that has no backslash, so the link would be text.
  private static func encodingBrackets(_ text: MarkdownText) -> MarkdownText {
    let (backslash, open, close) = (UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"))
    guard text.contains("\\)") else { return text }
    return text.replacing(at: "]") { text, bracket in
      guard text[(bracket + 1)...].first == open else { return nil }
      let line = text[(bracket + 2)...].prefix { $0 != 0x0A && $0 != UInt8(ascii: "<") }
      guard let end = line.indices.first(where: { line[$0] == close && text[$0 - 1] != backslash }) else { return nil }
      let address = line[..<end]
      guard address.firstRange(of: [backslash, close]) != nil, address.contains(open) else { return nil }
      let encoded = String(decoding: address, as: UTF8.self).replacing("\\(", with: "%28").replacing("(", with: "%28")
        .replacing("\\)", with: "%29").replacing(", ", with: ",%20")
      return (address.indices, Array(encoded.utf8))
    }
  }
}
