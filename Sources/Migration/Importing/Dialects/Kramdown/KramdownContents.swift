/// The mark for a table of contents in kramdown: a list with `{:toc}` below it.
enum KramdownContents {
  /// Returns a text without such lists, and notes that it had one.
  ///
  /// ```
  /// * TOC
  /// {:toc}
  /// ```
  static func removed(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("toc") else { return text }
    var kept: [MarkdownLine] = []
    var hasContents = false
    for line in text.lines {
      if line.role == .text, isMark(line.text), let item = kept.last, item.role == .text, isItem(item.text) {
        kept.removeLast()
        hasContents = true
      } else {
        kept.append(line)
      }
    }
    let new = text.with(kept)
    return hasContents ? new.with(ConvertedText(bytes: new.bytes, hasContents: true)) : text
  }

  /// Whether a line is an attribute list with the word `toc`, such as `{:toc}` or `{: .wide toc}`.
  private static func isMark(_ line: String) -> Bool {
    let line = line.trimmed
    guard line.hasPrefix("{:"), line.hasSuffix("}") else { return false }
    return line.dropFirst(2).dropLast().split { $0 == " " || $0 == ":" }.contains("toc")
  }

  /// Whether a line starts with the mark of a list.
  static func isItem(_ line: String) -> Bool {
    let marker = line.trimmed.split(separator: " ").first ?? ""
    return ["*", "-", "+"].contains(marker) || marker.hasSuffix(".") && Int(marker.dropLast()) != nil
  }
}
