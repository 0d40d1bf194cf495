/// Syntax of other generators, beyond CommonMark and GFM.
///
/// None is enabled by default, so that a text means the same as on GitHub.
package enum MarkdownAddition: String, Sendable, CaseIterable {
  /// Each line break in a paragraph is a `<br>`.
  case hardBreaks
  /// Definition lists: a line `Term`, then a line `: definition`.
  case definitionLists
  /// A paragraph that consists of one image is a figure.
  case figures
  /// Formulas stay as they are written: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`.
  case math
  /// Emphasis beside the punctuation of Chinese, Japanese and Korean.
  case wideEmphasis
  /// The names of emoji: `:smile:`.
  case emoji
  /// Only two tildes strike a text through: `1~2, 3~4` stays as it is.
  case doubleTilde
}
