/// The passes from kramdown, the Markdown of Jekyll, to that of Garland.
enum Kramdown {
  /// Returns the passes, in order.
  ///
  /// `isGFM` is the option `input: GFM`; `usesMath` tells whether a script of the site shows formulas.
  static func passes(isGFM: Bool, usesMath: Bool) -> [MarkdownText.Pass] {
    [
      KramdownContents.removed,
      MarkdownText.when(!isGFM, TightHeadings.spaced),
      SpacedAddresses.joined,
      BracketAddresses.encoded,
      SpanTags.joined,
      KramdownExtensions.removed,
      Abbreviations.explained,
      MarkdownText.when(usesMath, EscapedBrackets.replaced),
      MarkdownText.when(usesMath, KramdownMath.converted),
      MarkdownText.when(usesMath, SingleDollars.escaped),
      AngleQuotes.converted,
      HTMLBlocks.joined,
      BracketNumbers.escaped,
      KramdownTables.converted,
      LooseEmphasis.converted,
    ]
  }
}
