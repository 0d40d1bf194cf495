/// Abbreviations of kramdown and Python-Markdown: `*[CMS]: content management system` explains each `CMS` of the text.
enum Abbreviations {
  /// Returns a text whose definitions are paragraphs of their own, as Garland reads them.
  static func separated(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("*[") else { return text }
    var lines: [MarkdownLine] = []
    for line in text.lines {
      if let last = lines.last, !last.text.trimmed.isEmpty, !line.text.trimmed.isEmpty,
        isDefinition(last) != isDefinition(line)
      {
        lines.append(MarkdownLine(text: "", role: .text))
      }
      lines.append(line)
    }
    return text.with(lines)
  }

  /// Whether a text of the old site defines an abbreviation.
  static func areDefined(in site: ForeignSite) -> Bool {
    site.paths.contains { path in
      guard path.isMarkdown, let bytes = site.read(path), bytes.span.holds("*[") else { return false }
      return MarkdownText.read(bytes).lines.contains(where: isDefinition)
    }
  }

  private static func isDefinition(_ line: MarkdownLine) -> Bool {
    line.role == .text && line.text.hasPrefix("*[") && line.text.wholeMatch(of: /\*\[[^\]]+\] ?:\s*\S.*/) != nil
  }
}
