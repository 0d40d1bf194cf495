/// What the template of a shortcode shows, as Markdown.
enum ShortcodeText {
  /// Stands for the content of the shortcode.
  static let content: Character = "\u{1}"

  private static let blocks = [
    "<div", "<section", "<aside", "<details", "<blockquote", "<article", "<figure", "<li", "<td",
  ]

  /// Returns the text before and behind the content, or one text if the content is not shown.
  ///
  /// Indentation and empty lines would end HTML in Markdown. In a block, the content is between empty lines.
  static func parts(of shown: String) -> [String]? {
    let isCode = shown.contains("<pre")
    let lines = shown.split(whereSeparator: \.isNewline).map { String($0.trimmed) }.filter { !$0.isEmpty }
    let text = isCode ? shown.trimmed : lines.joined(separator: "\n")
    let parts = text.split(separator: content, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return parts.count == 1 ? parts : nil }
    let isBlock = !isCode && blocks.contains { parts[0].contains($0) }
    return isBlock ? [parts[0].trimmed + "\n\n", "\n\n" + parts[1].trimmed] : parts
  }
}
