/// The differences between Python-Markdown and CommonMark, in the text of an article.
///
/// ```swift
/// MarkdownText.read(body).passing(through: PythonMarkdown(script: settings).passes)
/// ```
struct PythonMarkdown: Sendable {
  var hasAdmonitions = true
  var hasContentsMark = true
  var hasAbbreviations = true
  var escapes: PythonEscapes

  /// Creates the conversion with all extensions.
  init(_ escapes: PythonEscapes) { self.escapes = escapes }

  /// Finds the enabled extensions by their names in the settings of a site.
  init(script: String) {
    let lists = ["MARKDOWN", "MD_EXTENSIONS"].contains { script.hasPrefix($0) || script.holds("\n" + $0) }
    func names(_ words: [String]) -> Bool { words.contains(where: script.holds) }
    hasAdmonitions = names(["admonition"])
    hasContentsMark = names(["markdown.extensions.toc", "'toc", "\"toc", "extract_toc"])
    hasAbbreviations = !lists || names(["extra", "abbr"])
    escapes = PythonEscapes(
      keepsMath: names(["render_math", "mathjax", "latex", "arithmatex"]),
      strikes: names(["tilde", "strikethrough", "del_ins", "pymdownx.extra"]))
  }

  /// The passes to the Markdown of Garland, in order.
  var passes: [MarkdownText.Pass] {
    [
      CodeMarks.converted,
      MarkdownText.when(hasAdmonitions, IndentedBlocks.converted),
      HTMLBlocks.joined,
      SpacedAddresses.encoded,
      MarkdownText.when(hasContentsMark, Self.withoutContents),
      Self.separatingHeadings,
      TightHeadings.spaced,
      BracketNumbers.escaped,
      escapes.converted,
      LooseEmphasis.converted,
      { text in text.replacingLines(.opening) { Self.fence($0.text) } },
      MarkdownText.when(hasAbbreviations, Abbreviations.separated),
      SpanTags.joined,
    ]
  }

  /// Returns a text without the mark for the table of contents.
  private static func withoutContents(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("[TOC]") else { return text }
    let lines = text.lines
    let kept = lines.filter { $0.role != .text || $0.text.trimmed != "[TOC]" }
    let new = text.with(kept)
    return new.with(ConvertedText(bytes: new.bytes, hasContents: kept.count < lines.count))
  }

  /// Returns a text with an empty line before each heading, which can follow a line of HTML directly.
  private static func separatingHeadings(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("\n#") else { return text }
    let bytes = text.bytes
    let starts = text.paragraphs.flatMap { paragraph in
      paragraph.dropFirst().filter { bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1] == 0x0A }
    }
    return text.replacing(starts.map { ($0..<$0, [0x0A]) })
  }

  /// Returns the first line of a code block with its language as Garland writes it: `{.python}` is `python`.
  private static func fence(_ text: String) -> String? {
    guard text.contains("{") || text.contains("="),
      let match = text.wholeMatch(of: /(\s*(?:`{3,}|~{3,}))\s*((?:[\w+#-]+(?![\w=+#-]))?)\s*\{?:?\s*(.*?)\s*\}?\s*/)
    else { return nil }
    let words = match.3.split(separator: " ")
    let language = match.2.isEmpty ? words.first { $0.hasPrefix(".") }.map { $0.dropFirst() } ?? "" : match.2
    let options = CodeFenceOptions(words.filter { !$0.hasPrefix(".") && !$0.hasPrefix("#") }.joined(separator: " "))
    return "\(match.1)\(language)\(language.isEmpty && !options.text.isEmpty ? "text" : "")\(options.text)"
  }
}
